import { box, mm, type Panel, pen, QUARTER } from '../../../src/author/index.ts';

/** How far the left half of a petal leans in below its neighbour, in degrees. */
const DIP = 12;

const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

const walls = ['front', 'right', 'back', 'left'] as const;

/** The wall whose petal lies over that of wall `k`. */
const after = (k: number): string => walls[(k + 1) % 4]!;

/** When it folds: the walls, the halves of the petals, then all petals together. */
const PHASES = { walls: 0, halves: 1, petals: 2 } as const;

/**
 * Folding cube with petal top: four walls round a square floor, each with a petal. Every petal is creased from its left
 * foot to the middle of the top; what lies beyond that crease goes under the petal on its left, so that the four hold one another.
 *
 *              ╭──╮
 *              │╱ │
 *         ╭─┬──┼──┼──┬─╮
 *         ╰─┴──┼──┼──┴─╯
 *              │╱ │
 *              ╰──╯
 */
export default box('carton', {
  name: 'Petal top cube',
  about: 'Cube of one square and four walls, closed by four petals that go under one another in turn.',
  group: 'special_boxes',
  code: 'F60.81.00.00',
  from: [
    'standard',
    'ECMA F60.81 as a cube with four petals; how each petal is creased and kept clear of its neighbours is our own construction',
  ],
  ids: ['becf-11e01'],

  size: {
    length: mm(100, [40, 400], 'Side of the cube'),
    width: mm(60, [20, 300], 'How far a petal reaches from its wall'),
  },
  board: [0.5, [0.1, 0.8]],
  // A petal goes on past the middle of the top, and does not come near the wall opposite.
  // Thick board on a small cube would leave its corners open.
  sizeLimits: ({ length }) => ({
    width: { min: 0.55 * length, max: 0.7 * length },
    material: { max: length / 100 },
  }),

  build({ length, width, material }) {
    // Board that dips under a neighbour is clear of it this far from the crease, and clear of another that dips there too.
    const clear = (1.5 * material) / tan(DIP) + material + 0.5;
    const half = length / 2;
    // Where the crease ends: short of the middle, where four boards come together.
    const end = half - clear * Math.SQRT1_2;
    const crease = end * Math.SQRT2;
    // In the frame of the crease, which runs from the left foot up to the right.
    const on = (x: number, y: number): [number, number] => [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2];
    const side = material + 1;
    const corner = Math.min(end - side, width - end) * 0.9;
    const dipped = pen('under', crease, { fold: DIP, phase: PHASES.halves })
      .to(...on(end, width))
      .to(...on(side + corner, width))
      .arc(...on(side, width - corner), QUARTER)
      .to(...on(side, side + 2))
      .close();
    // The right half stops short of the crease of the neighbour, which dips there.
    const seat = length - clear * Math.SQRT2;
    const petal: Panel = pen('petal', seat, { phase: PHASES.petals })
      .to(half, seat - half)
      .to(end, end)
      .hang(0, 0, dipped)
      .close();
    const wall = (name: string): Panel =>
      pen(name, length, { role: 'wall', phase: PHASES.walls })
        .to(length, length)
        .to(seat, length)
        .hang(0, length, petal)
        .to(0, 0)
        .close();
    return {
      trunk: pen('floor', length, { role: 'wall' })
        .hang(length, length, wall('right'))
        .hang(0, length, wall('back'))
        .hang(0, 0, wall('left'))
        .close(),
      base: { line: 'crease', panel: wall('front') },
      rises: 'up',
      joins: walls.map((name, k) => ({ by: 'lock', a: `${name}.petal.under`, b: `${after(k)}.petal` })),
      gauges: [
        { name: 'length', panel: 'floor', along: 'x' },
        { name: 'width', panel: 'back.petal', along: 'y', span: [0, width] },
      ],
      inner: [
        { name: 'length', a: 'right', b: 'left' },
        { name: 'length', a: 'front', b: 'back' },
      ],
    };
  },

  exceptions: walls.map((wall, k) => ({
    law: 'solid' as const,
    panels: [`${wall}.petal.under`, `${after(k)}.petal.under`],
    upTo: 2,
    plus: { length: 0.01 },
    passing: true,
    why: 'petals that go under one another in turn bend on their way; in the model they stay flat and turn together',
  })),
});
