import { type Body, locked, rectangle, squarePetals, walledFloor, wallsOf } from '../../../src/author/index.ts';

/** The walls of a cube, counter-clockwise from the front. */
const cubeWalls = ['front', 'right', 'back', 'left'] as const;

/** Four walls on a square floor, each with a petal `reach` mm long. */
export const petalCube = (side: number, reach: number, material: number): Body => {
  const petals = squarePetals({ length: side, width: side, last: side, material, reach });
  const wall = (name: (typeof cubeWalls)[number]) => rectangle(name, side, side, { role: 'wall', top: petals[name] });
  return {
    ...walledFloor(side, side, wallsOf(wall, wall)),
    joins: cubeWalls.map((name, k) => locked(`${name}.petal.under`, `${cubeWalls[(k + 1) % 4]!}.petal`)),
    labels: { length: 'floor.x', width: ['back.petal.y', 0, reach] },
    inner: { length: ['right|left', 'front|back'] },
  };
};
