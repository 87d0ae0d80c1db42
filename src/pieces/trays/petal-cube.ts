import { type Body, locked, type Panel, pen } from '../../board/index.ts';
import { tanDegrees, toDegrees } from '../../geometry/index.ts';
import { rectangle } from '../rectangle.ts';

/** The walls of a cube round its floor. */
export const cubeWalls = ['front', 'right', 'back', 'left'] as const;

/** The wall whose petal lies over that of wall `k`. */
export const wallAfter = (k: number): string => cubeWalls[(k + 1) % 4]!;

/**
 * Four walls round a square floor, each with a petal that reaches `reach` mm. Every petal is creased from its left
 * foot to the middle of the top; what lies beyond that crease goes under the petal on its left, so that the four hold one another.
 */
export const petalCube = (side: number, reach: number, material: number): Body => {
  // How far the left half of a petal leans in below its neighbour, in degrees: further in thick board, which else took the corners away.
  const dip = Math.max(12, toDegrees(Math.atan2(1.5 * material, 0.064 * side)));
  // Board that dips under a neighbour is clear of it this far from the crease, and clear of another that dips there too: on a large
  // cube with some more play, for long petals come near one another.
  const clear = (1.5 * material) / tanDegrees(dip) + material + Math.max(0.5, side / 400);
  const half = side / 2;
  // Where the crease ends: short of the middle, where four boards come together.
  const end = half - clear * Math.SQRT1_2;
  // In the frame of the crease, which runs from the left foot up to the right.
  const on = (x: number, y: number): [number, number] => [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2];
  const beside = material + 1;
  const corner = Math.min(end - beside, reach - end) * 0.9;
  // The walls fold, the halves of the petals, then all petals together.
  const dipped = pen('under', end * Math.SQRT2, { fold: dip, phase: 1 })
    .to(...on(end, reach))
    .to(...on(beside + corner, reach))
    .turn(...on(beside, reach - corner))
    .to(...on(beside, beside + 2))
    .close();
  // The right half stops short of the crease of the neighbour, which dips there.
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
