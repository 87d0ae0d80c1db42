import { closedAngle, type Join } from '../../board/index.ts';
import {
  counterClockwise,
  dot3,
  intersect,
  type Point,
  type Point3,
  polygon,
  type Region,
  subtract3,
} from '../../geometry/index.ts';
import { type PlacedPart, panelId } from '../../sheet/index.ts';
import { placements } from '../pose/placement.ts';

/** Where the print side of a panel is glued to another panel. */
export interface GlueArea {
  /** Name of the panel; in a drawing of several parts after that of the part. */
  readonly panel: string;
  /** Name of the panel that lies on it, and their join. */
  readonly other: string;
  readonly join: Join;
  /** On the sheet, in mm. */
  readonly area: readonly Region[];
}

type FlatPanel = ReturnType<typeof flatPanels>[number];

const PARALLEL_COSINE = 0.99;
/** Share of the thickness that tells one side of a board from the other. */
const SIDE_SHARE = 0.25;
/** Angles of a flap that lies under the wall at a corner. One that is flat lies on what it is glued to, as a lap of a crash-lock bottom. */
const [FLAT_DEGREES, FOLDED_BACK_DEGREES] = [45, 135] as const;

/** Print sides glued in the closed box, by its joins; not bowed panels, nor boards in one plane where no glue flap tells the lower one. */
export const glueAreas = (parts: readonly PlacedPart[]): GlueArea[] =>
  gluedPanels(parts).map(({ own, other, join, area }) => ({ panel: own.name, other: other.name, join, area }));

/** As `glueAreas`, with the panels. */
export const gluedPanels = (parts: readonly PlacedPart[]) => {
  const all = flatPanels(parts);
  const find = (home: PlacedPart, name: string): FlatPanel =>
    all.find(({ part, placed }) => name === (part === home ? placed.id : `${part.part.id}:${placed.id}`))!;
  return parts.flatMap((part) =>
    part.part.blank.joins.flatMap((join) =>
      join.by === 'glue' ? areasOf(find(part, join.a), find(part, join.b), join) : [],
    ),
  );
};

/** The panels of the closed box, each with the frame of its sheet in space: along x, along y and towards the print. */
const flatPanels = (parts: readonly PlacedPart[]) => {
  const places = placements(parts);
  return parts.flatMap((part, k) =>
    part.sheet.map((placed, n) => {
      const place = places[k]![n]!;
      const origin = place([0, 0], 0);
      const axes = [place([1, 0], 0), place([0, 1], 0), place([0, 0], 1)].map((end) => subtract3(end, origin));
      return {
        name: panelId(parts, part, placed),
        placed,
        part,
        place,
        origin,
        axes: axes as [Point3, Point3, Point3],
      };
    }),
  );
};

const areasOf = (a: FlatPanel, b: FlatPanel, join: Join) => {
  const cosine = dot3(a.axes[2], b.axes[2]);
  if (a.placed.panel.bow || b.placed.panel.bow || Math.abs(cosine) < PARALLEL_COSINE) return [];
  return [a, b].flatMap((own) => {
    const other = own === a ? b : a;
    const area = overlap(own, other);
    const ring = area[0]?.outer ?? [];
    const [dx, dy] = own.part.shift;
    const mean = (axis: 0 | 1): number => ring.reduce((sum, p) => sum + p[axis], 0) / ring.length;
    // From the middle of the area to the plane of the other board, along the print side's normal.
    const height = dot3(subtract3(other.origin, own.place([mean(0) - dx, mean(1) - dy], 0)), other.axes[2]) / cosine;
    const isDecided = Math.abs(height) > SIDE_SHARE * own.part.part.blank.thickness;
    const isGlued = isDecided ? height > 0 : cosine > 0 && own === lower(a, b);
    return ring.length && isGlued ? [{ own, other, join, area }] : [];
  });
};

/** Of two boards in one plane, the one whose print the other covers; undefined where no glue flap tells. */
const lower = (a: FlatPanel, b: FlatPanel): FlatPanel | undefined => {
  const [flap, ...others] = [a, b].filter(({ placed }) => placed.panel.role === 'glue');
  const angle = flap && Math.abs(closedAngle(flap.placed.panel));
  if (angle === undefined || others.length || angle > FOLDED_BACK_DEGREES) return undefined;
  return angle > FLAT_DEGREES ? flap : flap === a ? b : a;
};

/** What both panels cover, on the sheet of the first. */
const overlap = ({ placed, origin, axes: [x, y], part }: FlatPanel, other: FlatPanel): Region[] => {
  const [dx, dy] = part.shift;
  const covering = polygon(other.placed.outline).map((p): Point => {
    const from = subtract3(other.place(p, 0), origin);
    return [dot3(from, x) + dx, dot3(from, y) + dy];
  });
  const own = polygon(placed.outline).map(([px, py]): Point => [px + dx, py + dy]);
  return intersect([counterClockwise(own)], [counterClockwise(covering)]);
};
