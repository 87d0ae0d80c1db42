import { bends, closedAngle } from '../../board/index.ts';
import {
  type Curve,
  distance,
  flatten,
  grow,
  intersect,
  type Point,
  type Region,
  regionArea,
  ringsOf,
  subtract,
  thicken,
} from '../../geometry/index.ts';
import { outlineLine, type PlacedPanel, type PlacedPart } from '../../sheet/index.ts';
import { gluedPanels } from './glue-areas.ts';

/** A glued joint on the print side of the sheet. Areas in mm on the sheet. */
export interface GluedJoint {
  /** Joints of one number are glued together, 1 first. */
  readonly order: number;
  /** `plant`: glued before delivery, by a machine or by hand; `set-up`: when the box is set up. */
  readonly at: 'plant' | 'set-up';
  /** The panel whose print side is glued, and the panel whose inside lies on it. */
  readonly print: string;
  readonly inside: string;
  /** Where glue goes, where no varnish may be, and how far glue stays from creases, free edges and ends. */
  readonly glue: readonly Region[];
  readonly varnishFree: readonly Region[];
  readonly inset: GlueInset;
}

/** Distances in mm from the crease of a flap, its free edge, and its ends. */
export type GlueInset = Readonly<Record<'crease' | 'edge' | 'ends', number>>;

/** Insets of side seams in carton and in corrugated board, and of laps in bottoms and corners. Trade practice: no standard fixes them. */
const INSETS = {
  carton: { crease: 1.5, edge: 3, ends: 3 },
  corrugated: { crease: 3, edge: 0, ends: 5 },
  lap: { crease: 2, edge: 2, ends: 2 },
} as const satisfies Record<string, GlueInset>;

/** Board in mm that counts as corrugated; the strip beside glue without varnish; how far print reaches over a crease; the least joint in mm². */
const [CORRUGATED_MM, BESIDE_MM, OVER_CREASE_MM, MIN_AREA_MM2] = [1.2, 1.5, 2, 1] as const;

/**
 * The glued joints of a box on its sheet, in the order of work: bottoms and corners that are glued in the plant, side seams, then what is
 * glued when the box is set up, as it folds. Joints of which nothing tells the side, and those of bowed panels, are left out.
 * @example
 * fold.gluePlan(dieline('becf-10101').drawing.parts).map(({ print, inside }) => [print, inside]); // = [['front.glue', 'left']]
 */
export const gluePlan = (parts: readonly PlacedPart[]): GluedJoint[] => {
  const found = gluedPanels(parts).map(({ own: { name, part, placed }, other, join, area }) => {
    const isSeam = placed.panel.role === 'glue';
    const inset = !isSeam ? INSETS.lap : part.part.blank.thickness < CORRUGATED_MM ? INSETS.carton : INSETS.corrugated;
    const order = !join.delivered ? 2 + lastPhase(part, placed) : Number(isSeam);
    const at = join.delivered ? ('plant' as const) : ('set-up' as const);
    return { order, at, print: name, inside: other.name, ...zonesOf(part, placed, area, inset), inset };
  });
  const kept = found.filter(({ glue }) => regionArea(glue) > MIN_AREA_MM2).sort((a, b) => a.order - b.order);
  const orders = [...new Set(kept.map(({ order }) => order))];
  return kept.map((joint): GluedJoint => ({ ...joint, order: 1 + orders.indexOf(joint.order) }));
};

/** The phase in which a panel and those that carry it have folded. */
const lastPhase = ({ sheet }: PlacedPart, placed: PlacedPanel): number => {
  const own = closedAngle(placed.panel) ? placed.panel.folds.at(-1)!.phase : 0;
  return placed.parent === undefined ? own : Math.max(own, lastPhase({ sheet } as PlacedPart, sheet[placed.parent]!));
};

const zonesOf = (
  { shift: [dx, dy] }: PlacedPart,
  placed: PlacedPanel,
  contact: readonly Region[],
  { crease, edge, ends }: GlueInset,
): Pick<GluedJoint, 'glue' | 'varnishFree'> => {
  const rings = ringsOf(contact);
  const moved = (curve: Curve): Point[] => [curve.from, ...flatten(curve)].map(([x, y]) => [x + dx, y + dy]);
  const { from, to } = placed.outline[0]!;
  const across = (curve: Curve): number => {
    const [x, y] = [curve.to[0] - curve.from[0], curve.to[1] - curve.from[1]];
    return Math.abs((to[0] - from[0]) * x + (to[1] - from[1]) * y) / distance(from, to) / Math.hypot(x, y);
  };
  const isFold = (_: Curve, k: number): boolean => bends(outlineLine(placed, k));
  const folds = placed.outline.filter(isFold).map(moved);
  const edges = placed.outline.filter((curve, k) => !isFold(curve, k));
  // A free edge runs along the crease, an end across it. Where the other panel ends, the glue ends.
  const [free, end] = [edges.filter((e) => across(e) > Math.SQRT1_2), edges.filter((e) => across(e) <= Math.SQRT1_2)];
  const bands = [thicken(folds, crease), thicken(free.map(moved), edge), thicken(end.map(moved), ends)];
  const bare = ringsOf(intersect(ringsOf(grow(rings, BESIDE_MM)), [placed.outline.flatMap(moved)]));
  return {
    glue: subtract(rings, bands.flatMap(ringsOf)),
    varnishFree: subtract(bare, ringsOf(thicken(folds, OVER_CREASE_MM))),
  };
};
