import type { Join } from '../board/index.ts';
import { intersect, type Point, regionArea, ringsOf, unite } from '../geometry/index.ts';
import type { PlacedPart } from '../sheet/index.ts';
import { apartBy, around, sidesApart } from './apart.ts';
import { span } from './depth.ts';
import { bodyOf, skewOf } from './inner.ts';
import { type Body, bodies, type Prism } from './solid.ts';
import { cross3, dot, minus, type Point3, scaled, size, unit } from './space.ts';

/** How well two joined panels meet. */
export interface Meeting {
  readonly join: Join;
  /** Id of the part that says so. */
  readonly part: string;
  /**
   * In mm. `glue`: between the faces that look at one another, negative where the boards
   * overlap. `meet`: between the nearest parallel edges. `lock`: between the two solids.
   */
  readonly gap: number;
  /** How much of one lies over the other, in mm², seen square to the first. */
  readonly overlapArea: number;
  /** Degrees between the panels' planes. */
  readonly skew: number;
}

/** Every join of every part at time `t`. Panels of other parts are named `part:panel`. */
export const meetings = (parts: readonly PlacedPart[], t = 1): Meeting[] => {
  const all = bodies(parts, t);
  return parts.flatMap(({ part }, k) => part.blank.joins.map((join) => meeting(parts, all, k, join)));
};

/**
 * How well the panels of one join meet in the closed box.
 * @throws RangeError where the join names a panel that is not there.
 */
export const gap = (parts: readonly PlacedPart[], join: Join, part = 0): Meeting =>
  meeting(parts, bodies(parts), part, join);

const meeting = (parts: readonly PlacedPart[], all: readonly Body[], part: number, join: Join): Meeting => {
  const a = bodyOf(parts, all, part, join.a);
  const b = bodyOf(parts, all, part, join.b);
  const normal = directionOf(a);
  const measure = { glue: facesApart, meet: edgesApart, lock: apartBy }[join.by];
  return {
    join,
    part: parts[part]!.part.id,
    gap: measure(a, b),
    overlapArea: overlap(a, b, normal),
    skew: skewOf(normal, directionOf(b)),
  };
};

const directionOf = ({ prisms }: Body): Point3 =>
  unit(prisms.reduce<Point3>((s, { normal: n }) => [s[0] + n[0], s[1] + n[1], s[2] + n[2]], [0, 0, 0]));

/** From the outer side of one to the near side of the other, square to the first. */
const facesApart = (a: Body, b: Body): number => {
  const axis = directionOf(a);
  const [a0, a1] = reach(a, axis);
  const [b0, b1] = reach(b, axis);
  return Math.max(b0 - a1, a0 - b1);
};

const reach = ({ prisms }: Body, axis: Point3): readonly [number, number] => {
  const spans = prisms.map((p) => span(p, axis));
  return [Math.min(...spans.map(([lo]) => lo)), Math.max(...spans.map(([, hi]) => hi))];
};

/** Sine of the angle within which two edges count as parallel: half a degree. */
const PARALLEL = Math.sin(Math.PI / 360);

const edgesApart = (a: Body, b: Body): number => {
  let least = Number.POSITIVE_INFINITY;
  const others = b.prisms.flatMap(rims);
  for (const s of a.prisms.flatMap(rims)) {
    const d = unit(minus(s[1], s[0]));
    for (const r of others)
      if (size(cross3(d, unit(minus(r[1], r[0])))) < PARALLEL) least = Math.min(least, sidesApart(s, r));
  }
  return least;
};

/** The edges of a panel, on both faces. */
const rims = ({ inner, print, rim }: Prism) => [inner, print].flatMap((ring) => around(ring).filter((_, k) => rim[k]));

/** Shadow of one on the other along the first one's normal. */
const overlap = (a: Body, b: Body, normal: Point3): number => {
  const { inner } = a.prisms[0]!;
  const u = unit(minus(inner[1]!, inner[0]!));
  const x = unit(minus(u, scaled(normal, dot(u, normal))));
  const y = cross3(normal, x);
  const flat = (p: Point3): Point => [dot(minus(p, inner[0]!), x), dot(minus(p, inner[0]!), y)];
  const shadow = ({ prisms }: Body) => ringsOf(unite(prisms.map((prism) => prism.inner.map(flat))));
  return regionArea(intersect(shadow(a), shadow(b)));
};
