import { type Rim, rim } from '../../board/index.ts';
import { arc, bisect, type Curve, circle, pointAt, subcurve } from '../../geometry/index.ts';
import { EURO_SLOT, euroSlot, leastWeb } from './holes/holes.ts';

/** Radius of a thumb cut: 12 mm, or a sixth of the length of a short wall. */
export const thumbCutRadius = (length: number): number => Math.min(12, length / 6);

/** A straight end with a thumb cut of radius `r` in its middle: a half circle that gives access to the tuck. */
export const thumbCutEnd = (length: number, r = thumbCutRadius(length)): Rim =>
  rim(length)
    .to(length / 2 + r, 0)
    .arc(length / 2 - r, 0, -1)
    .closeMirrored();

/** A free edge that runs from right to left, symmetrical, with a half-round thumb notch in its middle. In mm. */
export const notchedEdge = (edge: Curve, radius: number): readonly Curve[] => {
  const x = (edge.from[0] + edge.to[0]) / 2 + radius;
  // x decreases along the edge.
  const [start] = bisect((t) => pointAt(edge, t)[0] > x, [0, 0.5], 50);
  const [before, after] = [subcurve(edge, 0, start), subcurve(edge, 1 - start, 1)];
  return [before, arc(before.to, after.from, -1), after];
};

/** Width of the board around a Euro slot, in mm. Thick board has more. */
const aroundSlot = (material: number): number => Math.max(8, leastWeb(material));

/** The smallest wall with space for a hanger tab: the slot and the board around it. In mm. */
export const hangerTabSize = (material: number): { readonly width: number; readonly height: number } => ({
  width: EURO_SLOT.width + 2 * aroundSlot(material),
  height: EURO_SLOT.height + 2 * aroundSlot(material),
});

/** An end with a hanger: a tab with rounded shoulders and a Euro slot. */
export const hangerTabEnd = (length: number, height: number, material: number): Rim => {
  const half = hangerTabSize(material).width / 2;
  const around = aroundSlot(material);
  const middle = length / 2;
  return rim(length)
    .to(middle + half, 0)
    .rounded(around, [middle + half, height])
    .mark('cut', ...euroSlot([middle, height - around - EURO_SLOT.height]))
    .closeMirrored();
};

/** Radii in mm: of the round hang hole, and of the end of a round tab. */
const [PEG, ROUND] = [4, 24];

/** Half the width of a triangular tab at its foot, in mm. */
const FOOT = 24;

/** House construction: a tab that tapers to a rounded tip around a round hole of 8 mm diameter. */
export const triangleTabEnd = (length: number, height: number, material: number): Rim => {
  const middle = length / 2;
  const tip = PEG + Math.max(6, leastWeb(material));
  // The sides are tangent to the circle of the tip, with its centre one radius below the top.
  const rise = height - tip;
  const normal = Math.acos(tip / Math.hypot(FOOT, rise)) - Math.atan2(rise, FOOT);
  const [dx, dy] = [tip * Math.cos(normal), tip * Math.sin(normal)];
  return rim(length)
    .path([middle + FOOT, 0], [middle + dx, rise + dy])
    .arc(middle - dx, rise + dy, Math.tan((Math.PI - 2 * normal) / 4))
    .mark('cut', ...circle([middle, rise], PEG))
    .closeMirrored();
};

/** House construction: a tab with a semicircular end and a round hole of 8 mm diameter. */
export const roundTabEnd = (length: number, height: number, material: number): Rim => {
  const middle = length / 2;
  const rise = height - ROUND;
  return rim(length)
    .path([middle + ROUND, 0], [middle + ROUND, rise])
    .arc(middle - ROUND, rise, 1)
    .mark('cut', ...circle([middle, height - PEG - aroundSlot(material)], PEG))
    .closeMirrored();
};
