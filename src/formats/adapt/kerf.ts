import { type Curve, enclosedArea, isInside, polygon, reverse } from '../../geometry/index.ts';
import { grown, shrunk } from '../../sheet/index.ts';
import type { Chain } from '../chains.ts';
import type { Kerf } from '../profile.ts';

/** Moves closed cuts by half the kerf into the waste, for true size: outlines out, holes in. Slits and open cuts, between board, stay. */
export const withKerf = (chains: readonly Chain[], { width, corners }: Kerf): Chain[] => {
  if (!width) return [...chains];
  const rings = chains.map(({ line, closed, curves }) =>
    line === 'cut' && closed ? counterClockwise(curves) : undefined,
  );
  const outlines = rings.map((ring) => (ring ? polygon(ring) : []));
  return chains.flatMap((chain, k): Chain[] => {
    const ring = rings[k];
    if (!ring) return [chain];
    const around = outlines.filter((other, j) => j !== k && other.length && isInside(other, outlines[k]![0]!));
    const moved = around.length % 2 ? shrunk(ring, width / 2, corners) : [grown(ring, width / 2, corners)];
    return moved.map((curves) => ({ ...chain, curves }));
  });
};

const counterClockwise = (ring: readonly Curve[]): readonly Curve[] =>
  enclosedArea(ring) > 0 ? ring : ring.map(reverse).reverse();
