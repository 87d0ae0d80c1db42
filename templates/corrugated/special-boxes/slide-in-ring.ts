import { type Body, insideShare, mm, part, placed, type SizesAndMaterial } from '../../../src/author/index.ts';
import { ring, ringJoint, slideSizes } from '../../tray/slide-ring.ts';

/** A part that slides in a ring with open ends: its body, the width of its floor between creases, and its outside size. In mm. */
type Slide = { body: Body; floor: number; outside: Omit<SizesAndMaterial, 'material'> };

export const slidesInRing = {
  ...slideSizes,
  options: ({ length, height, material }: SizesAndMaterial) => ({
    clearance: mm(Math.max(0.5, material / 3), [0.4 * material, 6], 'Play in the ring, on each side'),
    glue_flap: ringJoint(height, length, material),
  }),
} as const;

/** The slide and the ring round it. The bottom of the ring lies under the floor of the slide. */
export const inRing = (name: string, { body, floor, outside }: Slide, t: number, play: number, glue: number) => {
  const { length, height } = outside;
  const width = outside.width + 2 * play;
  const sleeved = ring('ends', { length, width, height: height + 2 * play }, t, glue);
  // The last wall of the ring lies half a board inside the first crease of the ring.
  const at = placed(
    [-(1 - insideShare.corrugated) * t, (floor - width - t) / 2, t + play],
    [length + 4 * height + 100, 0, 0],
  );
  return [part(name, body), part('ring', { ...sleeved, inner: {} }, at)];
};
