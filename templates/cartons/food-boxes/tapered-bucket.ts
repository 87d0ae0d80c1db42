import {
  box,
  flip,
  longestTaperedTab,
  mm,
  pen,
  taperedPhases,
  taperedTray,
  taperMeasures,
} from '../../../src/author/index.ts';

/** On the standing walls the lid's flaps bend, then it comes down and they slide in. */
const phases = { flaps: taperedPhases.rim, lid: taperedPhases.rim + 1 } as const;

/** Between the lid's flaps and the walls they go down on, in mm. */
const PLAY = 0.5;

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const tan = (angle: number): number => Math.tan((angle * Math.PI) / 180);

/**
 * Tapered bucket: four walls that lean out from the floor, glued at the corners, and a lid on the back whose three flaps tuck in.
 *
 *            ╭─────────╮
 *          ╭┬┴─────────┴┬╮
 *          ││    lid    ││
 *          ╰┴┬─────────┬┴╯
 *            ╲▏ back  ▕╱
 *    ┌─────────┼─────┼─────────┐
 *    │  left   │floor│  right  │
 *    └─────────┼─────┼─────────┘
 *            ╱▏ front ▕╲
 *            ───────────
 */
export default box('carton', {
  name: 'Tapered bucket',
  about: 'Glued bucket that is wider at its mouth, with a hinged lid that tucks in at three sides.',
  group: 'food_boxes',
  code: 'D10.20.05.53',
  from: [
    'house',
    'ECMA D10.20, walls on a floor that lean out; our decisions: the sizes asked are those of the floor, the mouth is 15 wider on each side, tabs of front and back glued inside the sides, a lid that lies on the rims and tucks in behind front and sides',
  ],
  ids: ['becf-1200b'],

  size: {
    length: mm(160, [40, 500], 'Length of the floor'),
    width: mm(70, [40, 400], 'Width of the floor, front to back'),
    height: mm(190, [30, 600], 'Height of the mouth over the floor'),
  },
  options: ({ length, width, height, material }) => {
    const splay = Math.min(15, 0.3 * height);
    // The lid's flaps find room between the tabs.
    const tab = Math.min(width / 4, longestTaperedTab(width, { height, splay: 0.35 * height, material }));
    const tuck = Math.min(0.4 * height, width / 3, length / 6);
    return {
      splay: mm(
        splay,
        [2, Math.min(60, 0.35 * height)],
        'How much further out than the floor the mouth is, on each side',
      ),
      glue_tab: mm(15, [8, tab], 'Length of the corner tabs'),
      tuck_flap: mm(15, [5, tuck], "How far the lid's flaps reach in"),
    };
  },

  labels: { length: 'floor.y', width: 'floor.x', slant: 'right.y' },
  inner: { height: 'floor|lid' },
  build({ length, width, height, material, splay, glue_tab, tuck_flap }) {
    const taper = { height, splay, material };
    const { lean } = taperMeasures(taper);
    // A board that leans is a little thicker on the level.
    const beside = material / Math.cos((lean * Math.PI) / 180) + PLAY;
    const [across, deep] = [length + 2 * splay - 2 * beside, width + 2 * splay - beside];
    // Clear of the tabs in the corners, and narrower as it goes in.
    const corner = glue_tab + 2;
    const narrowing = tuck_flap * tan(15);
    const flap = pen('right-flap', deep + beside - 2 * corner, { fold: 90 + lean, phase: phases.flaps })
      .to(deep + beside - 2 * corner - narrowing, tuck_flap)
      .round(4)
      .to(narrowing, tuck_flap)
      .round(4)
      .close();
    // The tuck bends over so far that its edge clears the front, then keeps its way while the lid comes down.
    const over = Math.max(0, degrees(Math.asin(tuck_flap / (2 * deep))) - lean);
    // It clears the tabs in the corners, and the sides as they come nearer to one another.
    const inset = 1 + material;
    const nearer = tuck_flap * tan(lean + 3);
    const tuck = pen('tuck', across - 2 * inset, {
      foldSteps: [{ phase: phases.flaps, to: 90 + lean + over }],
      phase: phases.lid + 1,
      fold: 90 + lean,
    })
      .to(across - 2 * inset - nearer, tuck_flap)
      .round(4)
      .to(nearer, tuck_flap)
      .round(4)
      .close();
    const lid = pen('lid', across, {
      role: 'wall',
      foldSteps: [{ phase: phases.lid, to: 90 + lean - over }],
      phase: phases.lid + 1,
      fold: 90 + lean,
    })
      .to(across, corner)
      .hang(across, deep + beside - corner, flap)
      .to(across, deep)
      .to(across - inset, deep)
      .hang(inset, deep, tuck)
      .to(0, deep)
      .to(0, deep + beside - corner)
      .hang(0, corner, flip(flap, 'left-flap'))
      .close();
    const tray = taperedTray({ length, width, tab: glue_tab, lid }, taper);
    return {
      ...tray,
      joins: [
        ...tray.joins,
        { by: 'lock', a: 'lid.tuck', b: 'front' },
        { by: 'lock', a: 'lid.right-flap', b: 'right' },
        { by: 'lock', a: 'lid.left-flap', b: 'left' },
      ],
    };
  },
});
