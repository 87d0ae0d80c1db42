import type { Join } from '../../board/index.ts';
import {
  cross3,
  dot3,
  intersect,
  length3,
  normalize3,
  type Point,
  type Point3,
  regionArea,
  ringsOf,
  scale3,
  subtract3,
  unite,
} from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { bodyDistance, ringEdges, segmentDistance } from './distance.ts';
import { namedBody, skewOf } from './inner.ts';
import { extentAlong } from './penetration.ts';
import { bodies, type PanelSolid, type Prism } from './solid.ts';

/** Measured accuracy of a join between two panels. */
export interface Meeting {
  readonly join: Join;
  /** Id of the part whose blank declares the join. */
  readonly part: string;
  /** Gap in mm. `glue`: between opposing faces, below 0 for overlap. `meet`: between nearest parallel edges. `lock`: between the solids. */
  readonly gap: number;
  /** The common area of the two panels in mm², projected square to the first. */
  readonly overlapArea: number;
  /** Degrees between the panels' planes. */
  readonly skew: number;
}

/**
 * Measures every join of every part at time `t`. Panels of other parts are named `part:panel`.
 * @example
 * const { parts } = dieline('becf-10101').drawing;
 * fold.meetings(parts).length > 0; // = true
 */
export const meetings = (parts: readonly PlacedPart[], t = 1): Meeting[] => {
  const all = bodies(parts, t);
  return parts.flatMap(({ part }, k) => part.blank.joins.map((join) => new MeasuredJoin(parts, all, k, join)));
};

/** A class for its getter, as a drawn box. */
class MeasuredJoin implements Meeting {
  readonly join: Join;
  readonly part: string;
  readonly gap: number;
  readonly skew: number;
  readonly #a: PanelSolid;
  readonly #b: PanelSolid;
  #overlapArea: number | undefined;

  constructor(parts: readonly PlacedPart[], all: readonly PanelSolid[], part: number, join: Join) {
    this.join = join;
    this.part = parts[part]!.part.id;
    this.#a = namedBody(parts, all, part, join.a);
    this.#b = namedBody(parts, all, part, join.b);
    this.gap = { glue: facesApart, meet: edgesApart, lock: bodyDistance }[join.by](this.#a, this.#b);
    this.skew = skewOf(directionOf(this.#a), directionOf(this.#b));
  }

  /** Computed on first access, because it is expensive and only glued joins need it. */
  get overlapArea(): number {
    this.#overlapArea ??= overlapOf(this.#a, this.#b, directionOf(this.#a));
    return this.#overlapArea;
  }
}

const directionOf = ({ prisms }: PanelSolid): Point3 =>
  normalize3(prisms.reduce<Point3>((s, { normal: n }) => [s[0] + n[0], s[1] + n[1], s[2] + n[2]], [0, 0, 0]));

/** The gap between the extents of two panels, square to the first. */
const facesApart = (a: PanelSolid, b: PanelSolid): number => {
  const axis = directionOf(a);
  const [a0, a1] = bodyExtent(a, axis);
  const [b0, b1] = bodyExtent(b, axis);
  return Math.max(b0 - a1, a0 - b1);
};

const bodyExtent = ({ prisms }: PanelSolid, axis: Point3): readonly [number, number] => {
  const spans = prisms.map((p) => extentAlong(p, axis));
  return [Math.min(...spans.map(([lo]) => lo)), Math.max(...spans.map(([, hi]) => hi))];
};

/** Sine below which two edges count as parallel: half a degree. */
const PARALLEL_SINE = Math.sin(Math.PI / 360);

const edgesApart = (a: PanelSolid, b: PanelSolid): number => {
  let least = Number.POSITIVE_INFINITY;
  const others = b.prisms.flatMap(rims);
  for (const s of a.prisms.flatMap(rims)) {
    const d = normalize3(subtract3(s[1], s[0]));
    for (const r of others)
      if (length3(cross3(d, normalize3(subtract3(r[1], r[0])))) < PARALLEL_SINE)
        least = Math.min(least, segmentDistance(s, r));
  }
  return least;
};

/** The edges of a panel, on both faces. */
const rims = ({ inner, print, rim }: Prism) =>
  [inner, print].flatMap((ring) => ringEdges(ring).filter((_, k) => rim[k]));

/** Area common to the projections of both panels along the first one's normal. */
const overlapOf = (a: PanelSolid, b: PanelSolid, normal: Point3): number => {
  const { inner } = a.prisms[0]!;
  const u = normalize3(subtract3(inner[1]!, inner[0]!));
  const x = normalize3(subtract3(u, scale3(normal, dot3(u, normal))));
  const y = cross3(normal, x);
  const flat = (p: Point3): Point => [dot3(subtract3(p, inner[0]!), x), dot3(subtract3(p, inner[0]!), y)];
  const shadow = ({ prisms }: PanelSolid) => {
    const rings = prisms.map((prism) => prism.inner.map(flat));
    return rings.length > 1 ? ringsOf(unite(rings)) : rings;
  };
  return regionArea(intersect(shadow(a), shadow(b)));
};
