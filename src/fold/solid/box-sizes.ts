import {
  boxAround,
  cross3,
  dot3,
  isInside,
  move,
  normalize3,
  type Point,
  type Point3,
  subtract3,
} from '../../geometry/index.ts';
import { type GaugeEnd, gaugeEnd, gaugeReach, type PlacedPart } from '../../sheet/index.ts';
import { placements } from '../pose/placement.ts';
import { panelRegions } from './flat.ts';
import { faceToward, namedBody } from './inner.ts';
import { bodiesAt } from './solid.ts';

/** A size of a box, measured in three ways, in mm. Unknown values are left out. */
export interface BoxSize {
  /** Free distance between the innermost layers over most of two opposite sides; where flaps leave a step, at most the size given. */
  readonly inside?: number;
  /** Distance between the outermost layers. */
  readonly outside?: number;
  /** Distance from crease to crease, or to a cut edge, as drawn. */
  readonly manufacture?: number;
}

/** Most boards in the layers of a side. */
const MOST_BOARDS = 8;

/** Most boards that a label is below its size, in the thickest board of the box. One further below measures something else, e.g. only the base. */
const MOST_TAKEN = 3;

/** Most boards that linings on both sides add to the distance of the creases. */
const MOST_ADDED = 14;

/** Tolerance of the layers of a side beyond those boards, in mm: play between a base and its lid. */
const LID_PLAY_MM = 2;

/** Largest distance of a layer from its side, as a share of the distance between the sides. */
const NEARER_HALF = 0.45;

const SQUARE_COSINE = 0.99999;

/** Number of rays in each of two directions that test which layers cover the greater part of a side. */
const RAYS = 11;

/** One end of a size: the position of its crease or edge along the direction, and the form of the board there. */
interface End {
  readonly at: number;
  /** `side`: a panel named by the box. */
  readonly kind: GaugeEnd | 'side';
  /** Board beyond the crease of a rim, in mm. */
  readonly beyond: number;
}

interface Span {
  readonly along: Point3;
  readonly ends: readonly [End, End];
}

/** A piece of board square to a direction, and its position along it. */
interface Layer {
  readonly from: number;
  readonly to: number;
  readonly outer: readonly Point[];
  readonly holes: readonly (readonly Point[])[];
}

/**
 * The sizes of a closed box inside, outside and from crease to crease, measured on the drawing and on the folded box.
 * @param requested - the sizes given to the template, by name, in mm: upper limits of `inside`.
 * @example
 * const { drawing, values } = dieline('becf-20101', { length: 100, width: 60, height: 80, material: 3 });
 * fold.boxSizes(drawing.parts, { length: values.length! }).length?.inside; // = 100
 */
export const boxSizes = (
  parts: readonly PlacedPart[],
  requested: Readonly<Record<string, number>>,
): Readonly<Record<string, BoxSize>> => {
  const bows = parts.some(({ sheet }) => sheet.some(({ panel }) => panel.bow));
  // The surface of a bowed panel is approximate, so no size across it is stated.
  const places = bows ? [] : placements(parts, 1);
  const all = bows ? [] : boardsOf(parts, places);
  const board = Math.max(...parts.map(({ part }) => part.blank.thickness));
  const sizes: Record<string, BoxSize> = {};
  for (const [name, typed] of Object.entries(requested)) {
    const found = gaugeOf(parts, name, typed, board);
    const span = bows ? undefined : found ? spanOfGauge(parts, places, found) : spanOfInner(parts, places, name);
    sizes[name] = {
      ...(span && acrossSpan(span, all, typed, board)),
      ...(found && { manufacture: found.to - found.from }),
    };
  }
  return sizes;
};

/** The board of each panel: regions on the sheet, where they lie, the direction of its print, heights of its faces above the crease lines. */
const boardsOf = (parts: readonly PlacedPart[], places: ReturnType<typeof placements>) =>
  parts.flatMap((placedPart, part) => {
    const { inside, thickness } = placedPart.part.blank;
    const bottom = -inside * thickness;
    return placedPart.sheet.map((placed, panel) => {
      const place = places[part]![panel]!;
      return {
        regions: panelRegions(placed, placedPart),
        place,
        normal: subtract3(place(ORIGIN, 1), place(ORIGIN, 0)),
        bottom,
        top: bottom + thickness,
      };
    });
  });

const ORIGIN: Point = [0, 0];

/** The first label of that name with the size, with or without allowances. */
const gaugeOf = (parts: readonly PlacedPart[], name: string, typed: number, board: number) => {
  for (const [part, placed] of parts.entries()) {
    const { gauges, thickness } = placed.part.blank;
    for (const gauge of gauges) {
      if (gauge.name !== name) continue;
      const reach = gaugeReach(gauge, placed);
      const added = reach.to - reach.from - typed;
      if (added >= -MOST_TAKEN * board && added <= MOST_ADDED * thickness) return { ...reach, part, gauge };
    }
  }
  return undefined;
};

const spanOfGauge = (
  parts: readonly PlacedPart[],
  places: ReturnType<typeof placements>,
  { part, index, gauge, from, to }: NonNullable<ReturnType<typeof gaugeOf>>,
): Span => {
  const placedPart = parts[part]!;
  const placed = placedPart.sheet[index]!;
  const place = places[part]![index]!;
  const pointAt = (s: number): Point3 =>
    place(move(placed.at, gauge.along === 'x' ? [s, 0] : [placed.panel.seat / 2, s]), 0);
  const [a, b] = [pointAt(from), pointAt(to)];
  const along = normalize3(subtract3(b, a));
  const { inside, thickness } = placedPart.part.blank;
  const end = (s: number, p: Point3): End => {
    const kind = gaugeEnd(placedPart, index, gauge.along, s);
    return { at: dot3(p, along), kind, beyond: kind === 'rim' ? (1 - inside) * thickness : 0 };
  };
  return { along, ends: [end(from, a), end(to, b)] };
};

/** The distance between the two panels that the template declares for a size. */
const spanOfInner = (parts: readonly PlacedPart[], places: ReturnType<typeof placements>, name: string) => {
  for (const [part, { part: one }] of parts.entries()) {
    const inner = one.blank.inner.find((candidate) => candidate.name === name);
    if (!inner) continue;
    const all = bodiesAt(parts, places);
    const [near, far] = [namedBody(parts, all, part, inner.a), namedBody(parts, all, part, inner.b)];
    const [a, b] = [faceToward(near, far), faceToward(far, near)];
    const along = b.normal;
    const end = (middle: Point3): End => ({ at: dot3(middle, along), kind: 'side', beyond: 0 });
    return { along, ends: [end(a.middle), end(b.middle)] as const };
  }
  return undefined;
};

const acrossSpan = ({ along, ends }: Span, all: ReturnType<typeof boardsOf>, typed: number, board: number) => {
  const u = normalize3(cross3(along, Math.abs(along[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const v = cross3(along, u);
  const flat = (c: Point3): Point => [dot3(c, u), dot3(c, v)];
  const square: Layer[] = [];
  for (const { regions, place, normal, bottom, top } of all) {
    if (Math.abs(dot3(normal, along)) < SQUARE_COSINE) continue;
    for (const { outer, holes } of regions) {
      const [p, q] = [dot3(place(outer[0]!, bottom), along), dot3(place(outer[0]!, top), along)];
      const inSpace = (ring: readonly Point[]): Point[] => ring.map((c) => flat(place(c, bottom)));
      square.push({ from: Math.min(p, q), to: Math.max(p, q), outer: inSpace(outer), holes: holes.map(inSpace) });
    }
  }
  const near = Math.min(MOST_BOARDS * board + LID_PLAY_MM, NEARER_HALF * Math.abs(ends[1].at - ends[0].at));
  const sides = ends.map(({ at }) => square.filter(({ from, to }) => Math.abs((from + to) / 2 - at) <= near));
  const rays = raysThrough(sides.flat());
  const [low, high] = ends.map((end, k) => sideOf(end, sides[k]!, rays, k === 0 ? -1 : 1));
  return low && high ? { inside: Math.min(typed, high.inner - low.inner), outside: high.outer - low.outer } : {};
};

/** Start and end of one side along the direction; undefined for a side that is not square to it. */
const sideOf = ({ at, kind, beyond }: End, layers: readonly Layer[], rays: readonly Point[], sense: 1 | -1) => {
  const innerFace = ({ from, to }: Layer): number => (sense > 0 ? from : to);
  const outerFace = ({ from, to }: Layer): number => (sense > 0 ? to : from);
  const inwards = layers.toSorted((a, b) => sense * (innerFace(a) - innerFace(b)));
  const faces: number[] = [];
  for (const ray of rays) {
    const first = inwards.find((layer) => covers(layer, ray));
    if (first) faces.push(innerFace(first));
  }
  const isOpen = 2 * faces.length <= rays.length;
  if (isOpen && kind === 'slant') return undefined;
  faces.sort((a, b) => sense * (a - b));
  const start = isOpen ? at + sense * beyond : at;
  const outer = sense * layers.reduce((most, layer) => Math.max(most, sense * outerFace(layer)), sense * start);
  return { inner: isOpen ? at : faces[Math.floor((faces.length - 1) / 2)]!, outer };
};

/** Lines along the direction, evenly distributed over all layers. */
const raysThrough = (layers: readonly Layer[]): Point[] => {
  const { left, right, bottom, top } = boxAround(layers.flatMap(({ outer }) => outer));
  const rays: Point[] = [];
  for (let i = 0; i < RAYS; i++)
    for (let j = 0; j < RAYS; j++)
      rays.push([left + ((right - left) * (i + 0.5)) / RAYS, bottom + ((top - bottom) * (j + 0.5)) / RAYS]);
  return rays;
};

const covers = ({ outer, holes }: Layer, p: Point): boolean =>
  isInside(outer, p) && !holes.some((hole) => isInside(hole, p));
