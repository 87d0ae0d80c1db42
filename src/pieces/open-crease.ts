import { type Panel, type PanelOptions, type Pen, pen, type Rim, rim } from '../board/index.ts';

/** A crease of a wall that is cut open in its middle, for a tongue or a tuck to go in behind the wall. All in mm. */
export interface OpenCrease {
  /** Length of the wall's end. */
  readonly length: number;
  /** What the flap on it stays clear of either end of the wall. */
  readonly beside: number;
  /** How much further out than the wall's end the crease lies. */
  readonly out: number;
  /** The straight part of the cut, and how far it slants to the crease on either side of that. */
  readonly straight: number;
  readonly slant: number;
  /** How far the straight part lies beyond the crease: what goes in passes between it and the wall. */
  readonly raise: number;
  /** Half the width and the depth of a half-moon cut out of the wall, to press what went in. */
  readonly moon?: readonly [half: number, depth: number];
}

/**
 * The end of a wall with a flap on such a crease. `draw` gets the pen at the right end of the crease, and the way from there to the left end,
 * x from the left end of the crease.
 */
export const openCreaseEnd = (
  c: OpenCrease,
  name: string,
  how: PanelOptions,
  draw: (p: Pen, at: (x: number) => number, whole: number) => Pen,
): Rim => {
  const { length, beside, out, straight, slant, raise, moon } = c;
  const whole = length - 2 * beside;
  const [middle, half] = [whole / 2, straight / 2];
  // The flap hangs on what is left of the crease on the right; on the left it says that it is creased, too.
  const from = middle + half + slant;
  const at = (x: number): number => x - from;
  const flap: Panel = draw(pen(name, whole - from, how), at, whole)
    .to(at(0), 0)
    .to(at(middle - half - slant), 0, 'crease')
    .to(at(middle - half), raise)
    .to(at(middle + half), raise)
    .close();
  const p = rim(length)
    .to(length - beside, 0)
    .to(length - beside, out)
    .hang(beside + from, out, flap)
    .to(beside + middle + half, out + raise);
  if (moon) {
    const [r, deep] = moon;
    p.to(beside + middle + r, out + raise).arc(beside + middle - r, out + raise, -deep / r);
  }
  return p
    .to(beside + middle - half, out + raise)
    .to(beside + middle - half - slant, out)
    .to(beside, out, 'crease')
    .to(beside, 0)
    .close();
};
