import {
  add3,
  apply,
  compose,
  fromMotion,
  identity,
  inverse,
  inverseMotion,
  length3,
  type Point3,
  rotationAbout,
  subtract3,
  type Transform3,
  translation,
} from '../../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../sheet/index.ts';
import { momentsOf } from '../pose/moments.ts';
import { carrierOf, posesOf, timelineOf } from '../pose/placement.ts';
import { angleAt, clearanceAt } from '../pose/pose.ts';

/** A turn, as a unit quaternion. */
export type Quaternion = readonly [x: number, y: number, z: number, w: number];

/** Where something stands in what carries it at a moment: turned first, then shifted by so many mm. */
export interface Keyframe {
  readonly t: number;
  readonly rotation: Quaternion;
  readonly translation: Point3;
}

/** The point of the sheet about which a panel turns: on its seat, and where that does not stay, where it is when closed. */
export const pivotOf = ({ panel, seat, parent }: PlacedPanel, outer: number): Point3 => {
  if (parent === undefined) return [0, 0, 0];
  const closed = angleAt(panel, Number.POSITIVE_INFINITY);
  return [...seat.curve.from, closed < 0 ? outer : 0];
};

/**
 * How a panel moves in the frame of what carries it, from the moment it begins to the one at which it is
 * closed. The frame of each is its part's sheet with the origin in its pivot.
 */
export const keyframesOf = (placed: PlacedPanel, shares: number, outer: number, home: Point3): readonly Keyframe[] => {
  const { panel, seat, parent } = placed;
  const { from, to } = seat.curve;
  const pivot = pivotOf(placed, outer);
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const move = (t: number): Keyframe => {
    const angle = parent === undefined ? 0 : angleAt(panel, t * shares);
    const sine = -Math.sin((angle * Math.PI) / 360);
    const height = angle < 0 ? outer : -clearanceAt(panel, t * shares) / 2;
    const m = angle === 0 ? identity : rotationAbout(from, to, angle, height);
    return {
      t,
      rotation: [
        (sine * (to[0] - from[0])) / far,
        (sine * (to[1] - from[1])) / far,
        0,
        Math.cos((angle * Math.PI) / 360),
      ],
      translation: subtract3(apply(m, [pivot[0], pivot[1]], pivot[2]), home),
    };
  };
  const moments = parent === undefined ? [] : momentsOf(panel, shares);
  return moments.length ? moments.map(move) : [move(1)];
};

/** How the sheet of a part comes into its place, seen from the first part's trunk, or from the panel that it goes with. */
export const partKeyframes = (parts: readonly PlacedPart[], part: number): readonly Keyframe[] => {
  const { phases, shares } = timelineOf(parts);
  const { sheet } = parts[part]!;
  const { placement: sits } = parts[part]!.part;
  const own = compose(sits?.pose ?? identity, fromMotion(inverseMotion(sheet[0]!.at)));
  const carrier = carrierOf(parts, parts[part]!.part);
  const m = carrier ? compose(inverse(frameOf(parts, carrier)), own) : own;
  const there: Keyframe = { t: 1, rotation: quaternionOf(m), translation: [m[3]!, m[7]!, m[11]!] };
  if (!sits || carrier || length3(sits.approach) === 0) return [there];
  return [{ ...there, t: phases / shares, translation: add3(there.translation, sits.approach) }, there];
};

/** The frame of a panel in the closed box: its part's sheet with the origin in its pivot. */
const frameOf = (
  parts: readonly PlacedPart[],
  { part, panel }: { readonly part: number; readonly panel: number },
): Transform3 => {
  const laid = parts[part]!;
  const { thickness, inside } = laid.part.blank;
  return compose(
    posesOf(parts, laid, 1)[panel]!,
    translation(pivotOf(laid.sheet[panel]!, (1 - 2 * inside) * thickness)),
  );
};

/** The turn of a rigid motion (Shepperd 1978): by way of the largest of its four terms. */
export const quaternionOf = ([a, b, c, , d, e, f, , g, h, i]: Transform3): Quaternion => {
  const [xx, yy, zz] = [a! - e! - i!, e! - a! - i!, i! - a! - e!];
  const trace = a! + e! + i!;
  const most = Math.max(trace, xx, yy, zz);
  const terms: Quaternion =
    most === trace
      ? [h! - f!, c! - g!, d! - b!, 1 + trace]
      : most === xx
        ? [1 + xx, b! + d!, c! + g!, h! - f!]
        : most === yy
          ? [b! + d!, 1 + yy, f! + h!, c! - g!]
          : [c! + g!, f! + h!, 1 + zz, d! - b!];
  const length = Math.hypot(...terms);
  const [x, y, z, w] = terms;
  return [x / length, y / length, z / length, w / length];
};
