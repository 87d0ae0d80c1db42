import { counterClockwise, isInside, polygon, type Ring, ringArea } from '../geometry/index.ts';
import type { Dieline } from '../sheet/index.ts';
import { chains } from './chains.ts';

/** The closed cuts of a drawing, counter-clockwise: around its blanks, and around the holes in them. */
export const boardRings = (dieline: Dieline): { readonly outer: readonly Ring[]; readonly holes: readonly Ring[] } => {
  const rings = chains(dieline)
    .filter(({ line, closed }) => line === 'cut' && closed)
    .map(({ curves }) => counterClockwise(polygon(curves)));
  const isHole = (ring: Ring): boolean =>
    rings.some((other) => other !== ring && ringArea(other) > ringArea(ring) && isInside(other, ring[0]!));
  return { outer: rings.filter((ring) => !isHole(ring)), holes: rings.filter(isHole) };
};
