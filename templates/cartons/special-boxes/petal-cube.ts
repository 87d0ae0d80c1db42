import { box, meetsWithin, mm, pressesInto } from '../../../src/author/index.ts';
import { cubeWalls, petalCube, wallAfter } from './petal-cube-panels.ts';

/**
 * Folding cube with petal top: four walls around a square floor, each with a petal. Every petal has a crease from its lower left
 * corner to the middle of the top. The part beyond the crease goes under the petal on its left, so the four petals lock one another.
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
  about: 'Cube of a square floor and four walls, closed by four interleaved petals.',
  group: 'special_boxes',
  code: 'F60.81.00.00',
  from: [
    'standard',
    'ECMA F60.81 as a cube with four petals; the crease of each petal and its clearance from the next are our own construction',
  ],
  ids: ['becf-11e01'],
  size: {
    length: mm(100, [40, 400], 'Side of the cube'),
    width: mm(60, [20, 300], 'How far a petal reaches from its wall'),
  },
  board: [0.5, [0.1, 1]],
  // A petal reaches past the middle of the top, but not as far as the opposite wall.
  // On a small cube thick board would leave the corners open; on a large one the parts under the petals would meet in thin board.
  sizeLimits: ({ length }) => ({
    width: { min: 0.55 * length, max: 0.7 * length },
    material: { min: length / 2000, max: length / 80 },
  }),
  build: ({ length, width, material }) => petalCube(length, width, material),
  exceptions: cubeWalls.flatMap((wall, k) => {
    const bend = 'interleaved petals bend while they close; in the model they stay flat and turn together';
    const [under, over, opposite] = [`${wall}.petal.under`, `${wallAfter(k)}.petal`, `${wallAfter(k + 1)}.petal`];
    return [
      meetsWithin(under, over, 1.1, 'in the thickest board the petals snap over one another'),
      pressesInto(under, `${over}.under`, 2, bend, { plus: { length: 0.036 }, passing: true }),
      pressesInto(under, opposite, 1.2, bend, { plus: { length: 0.012 }, passing: true }),
    ];
  }),
});
