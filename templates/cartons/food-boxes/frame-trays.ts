import {
  box,
  framePhases,
  frameTray,
  gluedTray,
  locked,
  mm,
  rectangle,
  roundedRectangle,
  telescope,
  thumbCutEnd,
  trapezium,
  withJoins,
} from '../../../src/author/index.ts';
import { type FrameSize, frame, frameOptions, frameSizes, frameTrays } from '../../tray/frame-trays.ts';
import { sleeveChoices, sleeved, sleeveOptions } from '../../tray/sleeved.ts';

const inFoodBoxes = { ...frameTrays, group: 'food_boxes', size: frameSizes(200, 100) } as const;

/** Its outside: walls and rims stand a board beyond the creases. */
const outsideOf = ({ length, width, height, material: m }: FrameSize & { readonly material: number }) => ({
  length: length + 2 * m,
  width: width + 2 * m,
  height: height + 2 * m,
});

const hollowWalls =
  'hollow walls all round: outer wall, mitred rim, inner wall, and a foot in the hollow that is glued to the floor, all by our own construction; corner flaps of a fifth of the length';

/**
 * Frame tray with sleeve: every wall goes on as a flat rim, an inner wall and a foot; the sleeve slides over it.
 *
 *            ╲_foot__╱
 *            │ inner │
 *           ╱───rim───╲
 *       ┌──┬───────────┬──┐         ╱┌──────┬──┬──────┬──┐
 *       └──┤   back    ├──┘          │      │  │      │  │
 *   ┌┬─┬╲──┼───────────┼──╱┬─┬┐      │bottom│  │ top  │  │
 *   ││ │   │   floor   │   │ ││      │      │  │      │  │
 *   └┴─┴╱──┼───────────┼──╲┴─┴┘      │      │  │      │  │
 *       ┌──┤   front   ├──┐         ╲└──────┴──┴──────┴──┘
 */
export const inSleeve = box('carton', {
  ...inFoodBoxes,
  name: 'Frame tray with sleeve',
  about: 'Tray with hollow walls and a broad rim all round, in a sleeve.',
  code: 'B49.10.00.00.B',
  from: [
    'house',
    `ECMA B49.10 and B14.10, ${hollowWalls}; that the form B has a sleeve is our reading, as is the thumb cut of becf-1200f`,
  ],
  ids: {
    'becf-12009': {},
    'becf-1200a': { size: { width: 150 }, code: { ecma: 'B14.10.00.00.B' } },
    'becf-1200f': { choices: { thumb_cut: 'both' } },
  },
  choices: sleeveChoices,
  options: (size, chosen) => ({ ...frameOptions(size), ...sleeveOptions(size, chosen) }),
  build: (v, chosen) => sleeved(frame(v), outsideOf(v), v, chosen),
});

/**
 * Frame tray with separate lid: a glued tray goes over it.
 *
 *   ┌────────┐   ╱┌────────┐╲
 *   │ frame  │   ││  lid   ││
 *   └────────┘   ╲└────────┘╱
 */
export const withLid = box('carton', {
  ...inFoodBoxes,
  name: 'Frame tray with separate lid',
  about: 'Tray with hollow walls and a broad rim all round, and a glued lid that goes over it.',
  code: 'B49.10.00.00',
  from: [
    'house',
    `ECMA B49.10, ${hollowWalls}; the lid is a four-corner glued tray, and the cuts in its ends are our reading of the radius of becf-12016`,
  ],
  ids: { 'becf-12015': {}, 'becf-12016': { choices: { lid_cut: 'lid' } } },
  choices: { lid_cut: ['none', 'lid'] },
  options: (size) => ({
    ...frameOptions(size),
    lid_height: mm(size.height / 2, [14, size.height], 'Height of the lid'),
    clearance: mm(0.75, [0.2, 3], 'Play between tray and lid, on each side'),
    glue_tab: mm(Math.min(15, size.length / 3), [8, 0.3 * size.length], 'Length of the corner tabs of the lid'),
  }),
  build(v, { lid_cut }) {
    const { length, width, height, material: m, lid_height, clearance, glue_tab: tab } = v;
    // The lid goes over the outer walls and some play; its tabs lie inside its long walls.
    const [x, y] = [length + 2 * (m + clearance), width + 2 * (2 * m + clearance)];
    const cut = thumbCutEnd(y - 2 * m);
    const rims = lid_cut === 'lid' ? { rims: { right: cut, left: cut } } : {};
    const lid = { x, y, body: gluedTray({ length: x, width: y, wall: lid_height, tab, thickness: m, ...rims }) };
    return telescope({ x: length, y: width, body: frame(v) }, lid, {
      above: height + m,
      from: 2 * (height + lid_height) + 60,
      inner: {},
    });
  },
});

/**
 * Frame tray with hinged lid: the back is single and carries the lid, whose tuck goes through a slot in the rim of the front into the
 * hollow behind it.
 */
export const withHingedLid = box('carton', {
  ...inFoodBoxes,
  name: 'Frame tray with hinged lid',
  about: 'Tray with hollow front and sides, and a hinged lid that locks in the hollow of the front.',
  code: 'B14.10.00.51.B',
  from: [
    'house',
    'a guess at ECMA B14.10 … 51, said to be hollow walls, double walls and a lock that draws in: hollow front and sides, a single back with the lid, and a tuck that goes through a slot in the rim of the front',
  ],
  ids: { 'becf-12004': { size: { width: 150 } } },
  options: (size) => ({
    ...frameOptions(size),
    tuck_flap: mm(Math.min(15, size.height - 4), [6, size.height - 4], 'How far the tuck reaches into the front'),
  }),
  build(v) {
    const { length, width, material: m, tuck_flap } = v;
    const play = 0.5;
    const seat = length - 2 * m;
    // The tuck goes down behind the front, and through a slot that is a little longer.
    const wide = length / 2;
    const phase = framePhases.lid;
    const tuck = trapezium('tuck', wide, tuck_flap, Math.min(4, tuck_flap / 2), { round: 3, phase });
    const depth = width - m - play;
    const lid = rectangle('lid', seat, depth, { role: 'wall', phase: phase + 1, top: tuck });
    const closed = frameTray({ ...v, flap: v.corner_flap, lid });
    const slot = roundedRectangle([seat / 2, (m + play + 2) / 2 - 1], wide + 4, m + play + 2, 0.5);
    return {
      ...withJoins(closed, locked('lid.tuck', 'front')),
      cutouts: [{ on: 'front.rim', ring: slot, line: 'cut' }],
    };
  },
});
