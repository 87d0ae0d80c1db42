import { type Body, locked, type Panel, pen } from '../../board/index.ts';
import { tanDegrees, toDegrees } from '../../geometry/index.ts';
import { rectangle } from '../rectangle.ts';

/** The walls of a cube, counter-clockwise from the front. */
export const cubeWalls = ['front', 'right', 'back', 'left'] as const;

/** The wall with the petal that lies over the petal of wall `k`. */
export const wallAfter = (k: number): string => cubeWalls[(k + 1) % 4]!;

/**
 * Four walls on a square floor, each with a petal `reach` mm long. Each petal is creased from its left foot to the middle of the top. The
 * part beyond that crease goes under the petal on the left, so that the four petals hold each other.
 */
export const petalCube = (side: number, reach: number, material: number): Body => {
  // Angle by which the left half of a petal dips below its neighbour, in degrees. Thick board needs more, or its corners would disappear.
  const dip = Math.max(12, toDegrees(Math.atan2(1.5 * material, 0.064 * side)));
  // Distance from the crease at which a dipped half clears its neighbour, and the dipped half of that neighbour. A large cube gets more
  // play, because long petals come closer together.
  const clear = (1.5 * material) / tanDegrees(dip) + material + Math.max(0.5, side / 400);
  const half = side / 2;
  // End of the crease, before the middle, where four boards meet.
  const end = half - clear * Math.SQRT1_2;
  // Converts to the frame of the crease, which runs from the left foot up to the right.
  const on = (x: number, y: number): [number, number] => [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2];
  const beside = material + 1;
  const corner = Math.min(end - beside, reach - end) * 0.9;
  // Fold phases: walls, halves of the petals, then all petals together.
  const dipped = pen('under', end * Math.SQRT2, { fold: dip, phase: 1 })
    .to(...on(end, reach))
    .to(...on(beside + corner, reach))
    .turn(...on(beside, reach - corner))
    .to(...on(beside, beside + 2))
    .close();
  // The right half ends before the crease of its neighbour, which dips there.
  const seat = side - clear * Math.SQRT2;
  const petal = pen('petal', seat, { phase: 2 })
    .to(half, seat - half)
    .to(end, end)
    .hang(0, 0, dipped)
    .close();
  const wall = (name: string): Panel =>
    pen(name, side, { role: 'wall' }).to(side, side).to(seat, side).hang(0, side, petal).close();
  return {
    trunk: rectangle('floor', side, side, {
      role: 'wall',
      right: wall('right'),
      top: wall('back'),
      left: wall('left'),
    }),
    base: { line: 'crease', panel: wall('front') },
    joins: cubeWalls.map((name, k) => locked(`${name}.petal.under`, `${wallAfter(k)}.petal`)),
    labels: { length: 'floor.x', width: ['back.petal.y', 0, reach] },
    inner: { length: ['right|left', 'front|back'] },
  };
};
