import {
  box,
  flip,
  longestTaperedTab,
  mm,
  rectangle,
  taperedTray,
  taperedWall,
  taperMeasures,
  webCorner,
  webPhases,
} from '../../../src/author/index.ts';
import { webExceptions } from '../../tray/web-exceptions.ts';

/** Steeper walls hold no tab and no web any more: how far out they may lean, as a share of their height. */
const FLATTEST = 0.35;

const shared = {
  group: 'tray_boxes',
  size: {
    length: mm(130, [40, 800], 'Length of the floor'),
    width: mm(90, [40, 800], 'Width of the floor, front to back'),
    height: mm(150, [20, 500], 'Height of the rim over the floor'),
  },
} as const;

/** The splay of a tray of this height, at least `min`. */
const splayOf = (height: number, min = 2) =>
  mm(
    Math.min(15, 0.3 * height),
    [min, FLATTEST * height],
    'How much further out than the floor the rim is, on each side',
  );

/**
 * Tapered tray: four walls that lean out from the floor; front and back have tabs that are glued inside the
 * sides. It stands in another of its kind.
 *
 *            ___________
 *            ╲▏ back  ▕╱
 *    ┌─────────┼─────┼─────────┐
 *    │  left   │floor│  right  │
 *    └─────────┼─────┼─────────┘
 *            ╱▏ front ▕╲
 *            ‾‾‾‾‾‾‾‾‾‾‾
 */
export const glued = box('carton', {
  ...shared,
  name: 'Tapered tray',
  about: 'Tray that is wider at its rim, with glued corners.',
  open: 'no lid',
  from: [
    'house',
    'no code: the walls of becf-1200b without its lid. That becf-11a0c is the one with tabs is our reading: 150 high on a floor of 130 × 90, folded corners find no room in it; the sizes asked are those of the floor',
  ],
  ids: ['becf-11a0c'],

  options: ({ width, height, material }) => {
    const splay = splayOf(height);
    const longest = longestTaperedTab(width, { height, splay: splay.max, material });
    return {
      splay,
      glue_tab: mm(15, [8, longest], 'Length of the corner tabs'),
    };
  },

  labels: { length: 'floor.y', width: 'floor.x', slant: 'right.y' },
  build({ length, width, height, splay, material, glue_tab }) {
    return taperedTray({ length, width, tab: glue_tab }, { height, splay, material });
  },
});

/** How far a web may reach along the wall it lies against: it swings clear of the others. */
const roomForWeb = (length: number, width: number): number => Math.min(length, width) / 2 - 2;

/**
 * The least splay of walls of this height whose webs reach in no further than `room`. Along the rim a web reaches
 * S (1 - k² - 2k) / (1 - k² + 2k) for a slant S and k = splay / S; within the flattest lean that is less than S - 2.5 splay.
 */
const leastSplay = (height: number, room: number): number =>
  (Math.sqrt(4 * room * room + 21 * height * height) - 5 * room) / 10.5;

/**
 * The same with corners that are folded instead of cut, so that it holds what runs; the diagonal of a web halves
 * the angle that the walls leave open, and the web lies inside against front or back.
 *
 *     ╱╲‾‾‾‾‾‾‾‾‾‾‾╱╲
 *    ╱  ╲  back   ╱  ╲
 *    ╲╌╌╌╲┌─────┐╱╌╌╌╱
 *     │left│floor│right
 *    ╱╌╌╌╱└─────┘╲╌╌╌╲
 *    ╲  ╱  front  ╲  ╱
 *     ╲╱___________╲╱
 */
export const webbed = box('carton', {
  ...shared,
  name: 'Tapered web corner tray',
  about: 'Tray that is wider at its rim, with folded, uncut corners.',
  open: 'no lid',
  from: [
    'house',
    'no code: the webs of ECMA B40.22, creased where they halve the angle between two walls. That becf-11a0b is the one with webs, inside against front and back, is our reading; the sizes asked are those of the floor',
  ],
  ids: { 'becf-11a0b': { size: { length: 100, width: 140, height: 60 } } },
  // Higher walls would have to lean out further than they may.
  sizeLimits: ({ length, width }) => ({ height: { max: 4 * roomForWeb(length, width) } }),
  options: ({ length, width, height }) => ({
    splay: splayOf(height, Math.max(2, leastSplay(height, roomForWeb(length, width)))),
  }),

  labels: { length: 'floor.x', width: 'floor.y', slant: 'back.y' },
  build({ length, width, height, splay, material }) {
    const taper = { height, splay, material };
    const { edge, skew } = taperMeasures(taper);
    const web = webCorner('right-web', edge, 3 + material, skew);
    const long = { right: web, left: flip(web, 'left-web') };
    const short = { right: 'crease', left: 'crease' } as const;
    const phase = webPhases.walls;
    return {
      trunk: rectangle('floor', length, width, {
        role: 'wall',
        right: taperedWall('right', width, taper, phase, short),
        top: taperedWall('back', length, taper, phase, long),
        left: taperedWall('left', width, taper, phase, short),
      }),
      base: { line: 'crease', panel: taperedWall('front', length, taper, phase, long) },
      rises: 'up',
      joins: ['front', 'back'].flatMap((wall) =>
        ['right', 'left'].map((side) => ({ by: 'glue', a: wall, b: `${wall}.${side}-web` }) as const),
      ),
    };
  },
  exceptions: webExceptions,
});
