import { angleAt } from '../../board/index.ts';
import {
  add3,
  cosSin,
  cross3,
  dot3,
  normalize3,
  type Point,
  type Point3,
  scale3,
  subtract3,
  toRadians,
} from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import type { PanelPlacement } from '../pose/placement.ts';
import { creaseAt, hingeHeight } from '../pose/pose.ts';
import type { Face } from './face.ts';
import { seatFoldsOf } from './fold-lines.ts';
import { areaVector } from './solid.ts';

export type FoldStrip = ReturnType<typeof foldStrip>;

const MAX_FACET_DEGREES = 12;

/** Smallest width of a facet in mm, which takes precedence: thin board has a crease instead of a rounding. */
const FACET_WIDTH = 0.4;

/** The strips along all straight folds of a part after `done` phases. */
export const foldStripsOf = (
  { part: { blank }, sheet, dieline }: PlacedPart,
  places: readonly PanelPlacement[],
  done: number,
): FoldStrip[] => {
  const { thickness, inside } = blank;
  return sheet.flatMap(({ parent, panel, outline }, child) => {
    const angle = angleAt(panel, done);
    // An outward fold turns about a line in the board, as far above the inner face as the crease lies below the print: see `pose`.
    const height = hingeHeight(panel, angle, done, blank);
    const radius = (1 - inside) * thickness + creaseAt(panel, done, 'clearance') / 2;
    if (parent === undefined || outline[0]!.kind !== 'line') return [];
    if (angle === 0 || radius === 0 || panel.bow || sheet[parent]!.panel.bow) return [];
    return seatFoldsOf({ sheet, dieline }, child).map(([p, q]) =>
      foldStrip([parent, child], p, q, places[parent]!, height, angle, radius, creaseAt(panel, done, 'bend')),
    );
  });
};

/** The `count` + 1 vectors from a fold line to the corners of its strip, rotated in equal steps from `up` by `angle` degrees. */
export const spokesOf = (axis: Point3, up: Point3, angle: number, count: number): Point3[] => {
  const across = cross3(axis, up);
  const spokes = new Array<Point3>(count + 1);
  for (let k = 0; k <= count; k++) {
    const turn = cosSin((-angle * k) / count);
    const c = turn[0];
    const s = turn[1];
    spokes[k] = [up[0] * c + across[0] * s, up[1] * c + across[1] * s, up[2] * c + across[2] * s];
  }
  return spokes;
};

/** The number of facets of a strip. It is even, so that the fold line can be drawn along the middle. */
export const facetCount = (radius: number, angle: number): number =>
  2 * Math.ceil(Math.min(Math.abs(angle) / MAX_FACET_DEGREES, (radius * toRadians(Math.abs(angle))) / FACET_WIDTH) / 2);

/** The board around a fold, which fills the wedge between two panels. `from` and `to`: ends of the fold on the sheet. */
const foldStrip = (
  panels: readonly [parent: number, child: number],
  from: Point,
  to: Point,
  place: PanelPlacement,
  height: number,
  angle: number,
  radius: number,
  bend: number,
) => {
  const [p, q] = [place(from, height), place(to, height)];
  const axis = normalize3(subtract3(q, p));
  const up = scale3(subtract3(place(from, height + 1), p), Math.sign(angle) * radius);
  const count = facetCount(radius, angle);
  const spokes = spokesOf(axis, up, angle, count).map((spoke, k) => scale3(spoke, 1 + (bend * k) / (count * radius)));
  const side = angle > 0 ? 'outside' : 'inside';
  const [a, b] = angle > 0 ? [p, q] : [q, p];
  const facets = spokes.slice(1).map((spoke, k): Face => {
    const before = spokes[k]!;
    return {
      ring: [add3(a, before), add3(b, before), add3(b, spoke), add3(a, spoke)],
      side,
      normal: normalize3(add3(before, spoke)),
      drawn: [k === count / 2, true, k + 1 === count / 2, true],
    };
  });
  const end = (middle: Point3, out: Point3): Face => {
    const ring = [middle, ...spokes.map((spoke) => add3(middle, spoke))];
    return facingOut({ ring, side: 'edge', drawn: [false, ...facets.map(() => true), false] }, out);
  };
  return {
    panels,
    from,
    to,
    folds: angle > 0 ? ('inward' as const) : ('outward' as const),
    /** Vectors from the fold to the corners of the strip, from the parent's face to the child's face. The first and last are square to them. */
    spokes,
    /** Faces between the spokes. Side 0 of each ring is towards the parent, side 2 towards the child. */
    facets,
    ends: [end(p, scale3(axis, -1)), end(q, axis)],
  };
};

/** Computes the normal of a face, and reverses a ring that faces inwards. */
export const facingOut = (face: Omit<Face, 'normal'>, out: Point3): Face => {
  const normal = normalize3(areaVector(face.ring));
  if (dot3(normal, out) >= 0) return { ...face, normal };
  const { ring, drawn } = face;
  // After the reversal, the side after corner k is the one that was before it.
  return {
    ...face,
    ring: ring.toReversed(),
    drawn: ring.map((_, k) => drawn[(2 * ring.length - 2 - k) % ring.length]!),
    normal: scale3(normal, -1),
  };
};
