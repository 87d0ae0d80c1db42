import {
  add3,
  apply,
  cross3,
  inverseMotion,
  keptIn,
  move,
  normalize3,
  type Point,
  type Point3,
  scale3,
  subtract3,
  type Transform3,
} from '../../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../sheet/index.ts';
import { assemble } from './assembly.ts';
import { checkTime } from './check-time.ts';
import { timelineOf } from './pose.ts';

/** Placement of a panel: maps a point of its part's sheet, `z` mm above the crease lines on the print side, to the first trunk's frame. */
export type PanelPlacement = (p: Point, z: number) => Point3;

/**
 * The placement of every panel of every part at time `t`: 0 is flat, 1 is closed.
 * @throws RangeError for another time, and when a part goes with a panel that no earlier part has.
 * @example
 * const { parts } = dieline('becf-10101').drawing;
 * const [panels] = fold.placements(parts); // of the closed box
 */
export const placements = (parts: readonly PlacedPart[], t = 1): PanelPlacement[][] => {
  checkTime(t);
  const timeline = timelineOf(parts);
  const folded = Math.min(1, (t * timeline.steps) / timeline.phases);
  const { trunks, panels } = assemble(parts, t, timeline);
  return parts.map(({ sheet }, part) =>
    sheet.map((placed, k): PanelPlacement => {
      if (placed.panel.bow) return bowedPlacement(placed, folded, trunks[part]!);
      const m = panels[part]![k]!;
      return (p, z) => apply(m, p, z);
    }),
  );
};

/** Step of the finite differences for the normal of a bowed panel, in mm. */
const NORMAL_STEP = 1e-3;

const bowedPlacement = (placed: PlacedPanel, time: number, trunk: Transform3): PanelPlacement => {
  const { at } = placed.panel.bow!;
  const own = inverseMotion(placed.at);
  // Caches corners, because a mesh needs each at several heights and a bow is expensive.
  const known = new Map<Point, { readonly point: Point3; readonly normal: Point3 }>();
  const surfaceAt = (p: Point) => {
    const [x, y] = move(own, p);
    const u = subtract3(at([x + NORMAL_STEP, y], time), at([x - NORMAL_STEP, y], time));
    const v = subtract3(at([x, y + NORMAL_STEP], time), at([x, y - NORMAL_STEP], time));
    return { point: at([x, y], time), normal: normalize3(cross3(u, v)) };
  };
  return (p, z) => {
    const { point, normal } = keptIn(known, p, () => surfaceAt(p));
    const [a, b, c] = z === 0 ? point : add3(point, scale3(normal, z));
    return apply(trunk, [a, b], c);
  };
};
