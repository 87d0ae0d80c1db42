import { type Panel, type PanelOptions, type Pen, pen, type Rim, rim } from '../../board/index.ts';

/** A crease on the end of a wall, cut open in its middle, so that a tongue or tuck can go in behind the wall. All in mm. */
export interface OpenCrease {
  /** Length of the wall's end. */
  readonly length: number;
  /** Distance of the flap from each end of the wall. */
  readonly beside: number;
  /** Distance of the crease beyond the wall's end. */
  readonly out: number;
  /** Length of the straight part of the cut, and of the slanted part on each side of it, measured along the crease. */
  readonly straight: number;
  readonly slant: number;
  /** Distance of the straight part beyond the crease. */
  readonly raise: number;
  /** A half-moon in the edge of the opening, for a finger: half its width, and its depth. */
  readonly moon?: readonly [half: number, depth: number];
}

/**
 * The end of a wall with a flap on an open crease. `draw` draws the flap's free sides, from the right end of the crease to the left.
 * `at` converts an x measured from the left end of the crease, which is `whole` mm long, to the frame of the flap.
 */
export const openCreaseEnd = (
  { length, beside, out, straight, slant, raise, moon }: OpenCrease,
  name: string,
  how: PanelOptions,
  draw: (p: Pen, at: (x: number) => number, whole: number) => Pen,
): Rim => {
  const whole = length - 2 * beside;
  const [middle, half] = [whole / 2, straight / 2];
  // The flap hangs on the part of the crease to the right of the opening. The part on the left is a crease of its outline.
  const from = middle + half + slant;
  const at = (x: number): number => x - from;
  const flap: Panel = draw(pen(name, whole - from, how), at, whole)
    .to(at(0), 0)
    .to(at(middle - half - slant), 0, 'crease')
    .path([at(middle - half), raise], [at(middle + half), raise])
    .close();
  const p = rim(length)
    .path([length - beside, 0], [length - beside, out])
    .hang(beside + from, out, flap)
    .to(beside + middle + half, out + raise);
  if (moon) {
    const [r, deep] = moon;
    p.to(beside + middle + r, out + raise).arc(beside + middle - r, out + raise, -deep / r);
  }
  return p
    .path([beside + middle - half, out + raise], [beside + middle - half - slant, out])
    .to(beside, out, 'crease')
    .to(beside, 0)
    .close();
};
