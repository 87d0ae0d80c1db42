import { box, locked, mm, rectangle, squarePetals, walledFloor, wallsOf } from '../../../src/author/index.ts';

/** The walls of a cube, counter-clockwise from the front. */
const cubeWalls = ['front', 'right', 'back', 'left'] as const;

/** Four walls with petals around a square floor. The part of a petal beyond its crease goes under the petal on its left; all four lock. */
export default box('carton', {
  name: 'Petal top cube',
  about: 'Cube of a square floor and four walls, closed by four interleaved petals.',
  group: 'special_boxes',
  code: 'F60.81.00.00',
  from: 'standard: ECMA F60.81 as a cube with four petals; the crease of each petal and its clearance from the next are our own construction',
  ids: ['becf-11e01'],
  size: {
    length: mm(100, [40, 400], 'Side of the cube'),
    width: mm(60, [20, 300], 'How far a petal reaches from its wall'),
  },
  reads: { across: 'length' },
  board: [0.5, [0.1, 1]],
  // A petal reaches past the middle of the top, but not as far as the opposite wall.
  // On a small cube thick board would leave the corners open; on a large one the parts under the petals would meet in thin board.
  sizeLimits: ({ length }) => ({
    width: { min: 0.55 * length, max: 0.7 * length },
    material: { min: length / 2000, max: length / 80 },
  }),
  build({ length: side, width: reach, material }) {
    const petals = squarePetals({ length: side, width: side, last: side, material, reach });
    const wall = (name: (typeof cubeWalls)[number]) => rectangle(name, side, side, { role: 'wall', top: petals[name] });
    return {
      ...walledFloor(side, side, wallsOf(wall, wall)),
      joins: cubeWalls.map((name, k) => locked(`${name}.petal.under`, `${cubeWalls[(k + 1) % 4]!}.petal`)),
      labels: { length: 'floor.x', width: ['back.petal.y', 0, reach] },
      inner: { length: ['right|left', 'front|back'] },
    };
  },
});
