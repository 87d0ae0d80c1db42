import {
  type Body,
  type BodyOfPart,
  insideShare,
  mm,
  part,
  placed,
  type SizesAndMaterial,
} from '../../../src/author/index.ts';
import { ENDS_OPEN, ring, ringJoint, slideSizes } from '../../tray/slide-ring.ts';

/** A part that slides in a ring with open ends: its inside size, its floor between creases, and its outside size. In mm. */
interface Slide {
  readonly body: Body;
  readonly floor: number;
  readonly outside: { readonly length: number; readonly width: number; readonly height: number };
}

export const slidesInRing = {
  ...slideSizes,
  options: ({ length, height, material }: SizesAndMaterial) => ({
    clearance: mm(Math.max(0.5, material / 3), [0.4 * material, 6], 'Play in the ring, on each side'),
    glue_flap: ringJoint(height, length, material),
  }),
} as const;

/** The slide and the ring round it. The bottom of the ring lies under the floor of the slide. */
export const inRing = (
  name: string,
  { body, floor, outside }: Slide,
  t: number,
  play: number,
  glue: number,
): BodyOfPart[] => {
  const across = outside.width + 2 * play;
  const sleeved = ring({
    names: ENDS_OPEN,
    across,
    up: outside.height + 2 * play,
    along: outside.length,
    material: t,
    glue,
  });
  // The last wall of the ring lies half a board inside the first crease of the ring.
  const at = placed(
    [-(1 - insideShare.corrugated) * t, (floor - across - t) / 2, t + play],
    [outside.length + 4 * outside.height + 100, 0, 0],
  );
  return [part(name, body), part('ring', sleeved, at)];
};
