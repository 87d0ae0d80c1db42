import { bends } from '../../board/index.ts';
import {
  add3,
  cosSin,
  cross,
  cross3,
  dot3,
  normalize3,
  type Point,
  type Point3,
  scale3,
  subtract3,
} from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import type { PanelPlacement } from '../pose/placement.ts';
import { angleAt, clearanceAt } from '../pose/pose.ts';
import type { Face } from './face.ts';
import { areaVector } from './solid.ts';

/** The board that goes round a fold: what the wedge between two panels would leave open. */
export interface FoldStrip {
  /** Indices of the panel that carries the other, and of that other. */
  readonly panels: readonly [parent: number, child: number];
  /** On the sheet. */
  readonly from: Point;
  readonly to: Point;
  readonly folds: 'inward' | 'outward';
  /** From the fold to the corners of the bead, from the parent's face round to the child's: square to both there. */
  readonly spokes: readonly Point3[];
  /** Between the spokes: each from side 0 of its ring, on the parent's hand, to side 2. */
  readonly facets: readonly Face[];
  readonly ends: readonly Face[];
}

/** Degrees a strip of a bead turns through, at most, */
const FACET_ANGLE = 12;

/** unless it would be narrower than this, in mm: thin board has a crease, not a rounding. */
const FACET_WIDTH = 0.4;

/** The beads along all straight folds of a part, as they are when `done` phases are over. */
export const foldStripsOf = (
  { part: { blank }, sheet, dieline }: PlacedPart,
  stands: readonly PanelPlacement[],
  done: number,
): FoldStrip[] => {
  const { thickness, inside } = blank;
  return sheet.flatMap(({ parent, panel, seat }, child) => {
    const angle = angleAt(panel, done);
    // Outward folds turn about a line in the board that lies as deep above the inner face as the other below the print: see `pose`.
    const room = angle > 0 ? clearanceAt(panel, done) / 2 : 0;
    const height = angle > 0 ? -room : (1 - 2 * inside) * thickness;
    const radius = (1 - inside) * thickness + room;
    if (parent === undefined || seat.curve.kind !== 'line') return [];
    if (angle === 0 || radius === 0 || panel.bow || sheet[parent]!.panel.bow) return [];
    return foldsOf({ sheet, dieline }, child).map(([p, q]) =>
      foldStrip([parent, child], p, q, stands[parent]!, height, angle, radius),
    );
  });
};

/** Where a panel that hangs on a straight line bends about its parent: stretches of one line, the panel to the left of them. */
export const foldsOf = (
  { sheet, dieline }: Pick<PlacedPart, 'sheet' | 'dieline'>,
  child: number,
): (readonly [Point, Point])[] => {
  const { id, parent, seat } = sheet[child]!;
  if (parent === undefined || seat.curve.kind !== 'line') return [];
  const { from, to } = seat.curve;
  const along: Point = [to[0] - from[0], to[1] - from[1]];
  const ahead = (p: Point, q: Point): boolean => along[0] * (q[0] - p[0]) + along[1] * (q[1] - p[1]) > 0;
  const level = (p: Point): boolean =>
    Math.abs(cross(along, [p[0] - from[0], p[1] - from[1]])) < 1e-3 * Math.hypot(...along);
  return dieline.lines
    .filter(
      ({ line, panels, curve }) =>
        bends(line) &&
        panels.includes(id) &&
        panels.includes(sheet[parent]!.id) &&
        level(curve.from) &&
        level(curve.to),
    )
    .map(({ curve }) => (ahead(curve.from, curve.to) ? [curve.from, curve.to] : [curve.to, curve.from]));
};

/** From the line of a fold of `angle` degrees to the corners of its bead, `count` strips between them; `up` is the first. */
export const spokesOf = (axis: Point3, up: Point3, angle: number, count: number): Point3[] =>
  Array.from({ length: count + 1 }, (_, k): Point3 => {
    const [c, s] = cosSin((-angle * k) / count);
    return add3(scale3(up, c), scale3(cross3(axis, up), s));
  });

/** Into how many strips a bead is parted: an even number, so that the line of the fold can be drawn along the middle. */
export const facetCount = (radius: number, angle: number): number => {
  const arc = (radius * Math.abs(angle) * Math.PI) / 180;
  return 2 * Math.ceil(Math.min(Math.abs(angle) / FACET_ANGLE, arc / FACET_WIDTH) / 2);
};

const foldStrip = (
  panels: FoldStrip['panels'],
  from: Point,
  to: Point,
  place: PanelPlacement,
  height: number,
  angle: number,
  radius: number,
): FoldStrip => {
  const [p, q] = [place(from, height), place(to, height)];
  const axis = normalize3(subtract3(q, p));
  const sign = Math.sign(angle);
  const up = scale3(subtract3(place(from, height + 1), p), sign * radius);
  const count = facetCount(radius, angle);
  const spokes = spokesOf(axis, up, angle, count);
  const side = angle > 0 ? 'outside' : 'inside';
  const [a, b] = angle > 0 ? [p, q] : [q, p];
  const strips = spokes.slice(1).map((spoke, k): Face => {
    const before = spokes[k]!;
    const ring = [add3(a, before), add3(b, before), add3(b, spoke), add3(a, spoke)];
    return {
      ring,
      side,
      normal: normalize3(add3(before, spoke)),
      drawn: [k === count / 2, true, k + 1 === count / 2, true],
    };
  });
  const end = (middle: Point3, out: Point3): Face =>
    facingOut(
      {
        ring: [middle, ...spokes.map((s) => add3(middle, s))],
        side: 'edge',
        drawn: [false, ...strips.map(() => true), false],
      },
      out,
    );
  return {
    panels,
    from,
    to,
    folds: angle > 0 ? 'inward' : 'outward',
    spokes,
    facets: strips,
    ends: [end(p, scale3(axis, -1)), end(q, axis)],
  };
};

/** Gives a face its normal, and turns its ring round where that looks the wrong way. */
export const facingOut = (face: Omit<Face, 'normal'>, out: Point3): Face => {
  const normal = normalize3(areaVector(face.ring));
  if (dot3(normal, out) >= 0) return { ...face, normal };
  const { ring, drawn } = face;
  // Reversed, the side after corner k is the one that was before it.
  return {
    ...face,
    ring: ring.toReversed(),
    drawn: ring.map((_, k) => drawn[(2 * ring.length - 2 - k) % ring.length]!),
    normal: scale3(normal, -1),
  };
};
