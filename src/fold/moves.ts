import { inverseMotion } from '../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../sheet/index.ts';
import { momentsOf } from './moments.ts';
import { angleAt, roomAt } from './pose.ts';
import { at, lift, minus, type Point3, type Pose, plus, size, slide, still, times, turnAbout, undo } from './space.ts';
import { carrierOf, posesOf, sharesOf } from './stand.ts';

/** A turn, as a unit quaternion. */
export type Turn4 = readonly [x: number, y: number, z: number, w: number];

/** Where something stands in what carries it at a moment: turned first, then shifted by so many mm. */
export interface Move {
  readonly t: number;
  readonly turn: Turn4;
  readonly to: Point3;
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
export const movesOf = (placed: PlacedPanel, shares: number, outer: number, home: Point3): readonly Move[] => {
  const { panel, seat, parent } = placed;
  const { from, to } = seat.curve;
  const pivot = pivotOf(placed, outer);
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const move = (t: number): Move => {
    const angle = parent === undefined ? 0 : angleAt(panel, t * shares);
    const sine = -Math.sin((angle * Math.PI) / 360);
    const height = angle < 0 ? outer : -roomAt(panel, t * shares) / 2;
    const m = angle === 0 ? still : turnAbout(from, to, angle, height);
    return {
      t,
      turn: [(sine * (to[0] - from[0])) / far, (sine * (to[1] - from[1])) / far, 0, Math.cos((angle * Math.PI) / 360)],
      to: minus(at(m, [pivot[0], pivot[1]], pivot[2]), home),
    };
  };
  const moments = parent === undefined ? [] : momentsOf(panel, shares);
  return moments.length ? moments.map(move) : [move(1)];
};

/** How the sheet of a part comes into its place, seen from the first part's trunk, or from the panel that it goes with. */
export const partMoves = (parts: readonly PlacedPart[], part: number): readonly Move[] => {
  const { phases, shares } = sharesOf(parts);
  const { sheet } = parts[part]!;
  const { placement: sits } = parts[part]!.part;
  const own = times(sits?.pose ?? still, lift(inverseMotion(sheet[0]!.at)));
  const carrier = carrierOf(parts, parts[part]!.part);
  const m = carrier ? times(undo(frameOf(parts, carrier)), own) : own;
  const there: Move = { t: 1, turn: quaternion(m), to: [m[3]!, m[7]!, m[11]!] };
  if (!sits || carrier || size(sits.approach) === 0) return [there];
  return [{ ...there, t: phases / shares, to: plus(there.to, sits.approach) }, there];
};

/** The frame of a panel in the closed box: its part's sheet with the origin in its pivot. */
const frameOf = (
  parts: readonly PlacedPart[],
  { part, panel }: { readonly part: number; readonly panel: number },
): Pose => {
  const laid = parts[part]!;
  const { thickness, inside } = laid.part.blank;
  return times(posesOf(parts, laid, 1)[panel]!, slide(pivotOf(laid.sheet[panel]!, (1 - 2 * inside) * thickness)));
};

/** The turn of a rigid motion (Shepperd 1978): by way of the largest of its four terms. */
export const quaternion = ([a, b, c, , d, e, f, , g, h, i]: Pose): Turn4 => {
  const [xx, yy, zz] = [a! - e! - i!, e! - a! - i!, i! - a! - e!];
  const trace = a! + e! + i!;
  const most = Math.max(trace, xx, yy, zz);
  const terms: Turn4 =
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
