import {
  type Ends,
  flipRim,
  pen,
  type Rim,
  rim,
  type SlottedEnd,
  type SlottedFlap,
  sleevePhases,
  toRadians,
} from '../../src/author/index.ts';

const UPRIGHT = Math.PI / 2;

/** Bulge of the arc of a slot between two slopes. */
const between = (from: number, to: number): number => -Math.tan((to - from) / 4);

/**
 * A slotted end as the service draws external sizes. Flaps between slots that end in half circles, which touch the line where walls end; an arc follows the slant of the glue flap. The last
 * flap ends with its wall. A flap creased on that line folds over its whole wall, one creased further out between its slots.
 */
export const roundSlotEnd = ({ end, walls, inner, front, back, slot, by }: SlottedEnd): Ends => {
  const name = `${end}-flap`;
  const r = slot / 2;
  const flap = (width: number, { out, reach }: SlottedFlap, layer: number, at?: 'first' | 'last'): Rim => {
    // The side of a slot starts at this slope with an arc about a point above the corner of the wall.
    // Slant of the end of the glue flap, in degrees. The first slot follows it.
    const lean = at === 'first' ? toRadians(15) : 0;
    const centre = r / Math.cos(lean);
    const slope = (start: number, height: number): number =>
      out ? (out < height ? Math.acos((height - out) / r) : UPRIGHT) : start;
    const [onLeft, onRight] = [slope(lean, centre), slope(0, r)];
    // The ends of the crease.
    const from = out && r * Math.sin(onLeft);
    const to = width - (out && r * Math.sin(onRight));
    const foot = [r * Math.sin(lean), centre - r * Math.cos(lean)] as const;

    const p = pen(name, to - from, { phase: sleevePhases.ends + layer });
    if (out < r && at !== 'last') p.arc(width - r - from, r - out, between(onRight, UPRIGHT));
    p.to((at === 'last' ? width : width - r) - from, reach - out).to(r - from, reach - out);
    if (out < centre) {
      const [x, y] = out ? [0, 0] : foot;
      p.to(r - from, centre - out).arc(x, y, between(onLeft, UPRIGHT));
    }
    const seen = rim(width);
    if (out) seen.arc(to, Math.min(out, r), between(0, onRight)).to(to, out);
    seen.hang(from, out, p.close());
    if (out) seen.to(from, Math.min(out, centre)).arc(...foot, between(lean, onLeft));
    // The lower end is seen upside down.
    return end === 'top' ? seen.close() : flipRim(seen.close());
  };
  const side = { out: 0, reach: inner };
  return {
    front: flap(walls[0], front, 1, 'first'),
    right: flap(walls[1], side, 0),
    back: flap(walls[2], back, 2),
    left: flap(walls[3], side, 0, 'last'),
    joins: [{ by, a: `front.${name}`, b: `back.${name}` }],
  };
};
