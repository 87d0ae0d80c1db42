import { add3, cross3, normalize3, type Point3, subtract3 } from '../../geometry/index.ts';
import { type PlacedPart, panelId } from '../../sheet/index.ts';
import { type PanelPlacement, placements } from '../pose/placement.ts';
import type { ConvexPiece } from './convex.ts';
import { convexPiecesOf } from './flat.ts';

/** A convex piece of board in space: the ring of its inner face and the matching ring of its print face. */
export interface Prism {
  readonly inner: readonly Point3[];
  readonly print: readonly Point3[];
  /** True when the side from corner k to the next is an edge of the panel. */
  readonly rim: readonly boolean[];
  /** Unit vector towards the print. */
  readonly normal: Point3;
  readonly box: Box3;
}

/** A panel of a folded box. */
export interface PanelSolid {
  /** The panel's name; `part:panel` in a box of several parts. */
  readonly id: string;
  /** Index of the part, and of the panel in its sheet. */
  readonly part: number;
  readonly panel: number;
  readonly prisms: readonly Prism[];
  readonly box: Box3;
}

/** An axis-aligned box in space. */
export interface Box3 {
  readonly min: Point3;
  readonly max: Point3;
}

/**
 * Every panel of every part at time `t`, as convex prisms with the board's thickness.
 * @example
 * const { parts } = dieline('becf-10101').drawing;
 * fold.bodies(parts, 1).length > 0; // = true
 */
export const bodies = (parts: readonly PlacedPart[], t = 1): PanelSolid[] => bodiesAt(parts, placements(parts, t));

export const bodiesAt = (parts: readonly PlacedPart[], places: ReturnType<typeof placements>): PanelSolid[] =>
  parts.flatMap((placedPart, part) =>
    convexPiecesOf(placedPart).map((_, panel) => solidOfPanel(parts, part, panel, places[part]![panel]!)),
  );

export const solidOfPanel = (parts: readonly PlacedPart[], part: number, panel: number, place: PanelPlacement) => {
  const placedPart = parts[part]!;
  const { blank } = placedPart.part;
  const bottom = -blank.inside * blank.thickness;
  const pieces = convexPiecesOf(placedPart)[panel]!;
  const prisms = pieces.map((piece) => prismOf(piece, place, bottom, bottom + blank.thickness));
  return {
    id: panelId(parts, placedPart, placedPart.sheet[panel]!),
    part,
    panel,
    prisms,
    box: prisms.length === 1 ? prisms[0]!.box : boxAround3(prisms.flatMap(({ box }) => [box.min, box.max])),
  };
};

const prismOf = ({ ring, rim }: ConvexPiece, place: PanelPlacement, bottom: number, top: number): Prism => {
  const inner = ring.map((p) => place(p, bottom));
  const print = ring.map((p) => place(p, top));
  return { inner, print, rim, normal: normalize3(areaVector(print)), box: boxAround3(inner, print) };
};

/** Vector square to a ring in space, with twice its area as length (Newell). */
export const areaVector = (ring: readonly Point3[]): Point3 => {
  let sum: Point3 = [0, 0, 0];
  const origin = ring[0]!;
  for (let k = 1; k + 1 < ring.length; k++)
    sum = add3(sum, cross3(subtract3(ring[k]!, origin), subtract3(ring[k + 1]!, origin)));
  return sum;
};

const boxAround3 = (...lists: readonly (readonly Point3[])[]): Box3 => {
  const min: [number, number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max: [number, number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const points of lists)
    for (const p of points)
      for (const k of AXES) {
        if (p[k] < min[k]) min[k] = p[k];
        if (p[k] > max[k]) max[k] = p[k];
      }
  return { min, max };
};

const AXES = [0, 1, 2] as const;
