import { closedAngle } from '../../board/index.ts';
import {
  addTo,
  apply,
  cross3,
  distance,
  dot3,
  keptIn,
  length3,
  MICRON,
  normalize3,
  type Point,
  type Point3,
  subtract3,
  type Transform3,
  toDegrees,
} from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { pose } from '../pose/pose.ts';
import { convexPiecesOf, panelRegions } from '../solid/flat.ts';
import { foldLinesOf } from '../solid/fold-lines.ts';

/** Points closer than this are equal, because polygon clipping rounds to 0.1 µm. */
const SAME_POINT_MM = 2 * MICRON;

/**
 * A part in the model of origami tools: a sheet without thickness, faces that share edges, and a fold angle for each edge. Panels are
 * faces. A panel with a window and a panel that bows are divided by edges that do not fold. Faces share corners along fold lines
 * only, so flaps that touch on the sheet stay separate. They are counter-clockwise seen from the print; `panels` has one for each corner.
 * An edge has the degrees between its faces when closed, negative away from the print; none at the edge of the sheet.
 */
export const creasePattern = (placedPart: PlacedPart) => {
  const { sheet } = placedPart;
  const whole = sheet.flatMap((placed, panel) => {
    const board = panelRegions(placed, placedPart);
    const plain = !placed.panel.bow && board.every(({ holes }) => holes.length === 0);
    const own = plain ? board.map(({ outer }) => outer) : convexPiecesOf(placedPart)[panel]!.map(({ ring }) => ring);
    return own.map((ring) => ({ panel, ring }));
  });
  const poses = pose(sheet);
  const folds = creaseSegments(placedPart, poses).map(({ panels, from, to }) => {
    const near = whole
      .filter(({ panel }) => panels.includes(panel))
      .flatMap(({ ring }) => stopsBetween(from, to, ring));
    return { panels, stops: [from, to, ...near] };
  });
  const rings = whole.map(({ panel, ring }) => {
    const stops = folds.filter(({ panels }) => panels.includes(panel)).flatMap(({ stops }) => stops);
    return { panel, ring: ring.flatMap((p, k) => [p, ...stopsBetween(p, ring[(k + 1) % ring.length]!, stops)]) };
  });

  const corners: Point[] = [];
  const panels: number[] = [];
  /** Corners by panel. */
  const known = new Map<number, number[]>();
  const find = (panel: number, p: Point): number | undefined =>
    known.get(panel)?.find((k) => distance(corners[k]!, p) < SAME_POINT_MM);
  const alias = new Map<number, number>();
  const root = (k: number): number => (alias.has(k) ? root(alias.get(k)!) : k);
  const corner = (panel: number, p: Point): number => {
    const there = find(panel, p);
    if (there !== undefined) return there;
    panels.push(panel);
    addTo(known, panel, corners.push(p) - 1);
    return corners.length - 1;
  };
  const faces = rings.map(({ panel, ring }) => ({ panel, face: ring.map((p) => corner(panel, p)) }));
  for (const { panels: both, stops } of folds)
    for (const p of stops) {
      const [i, j] = both.map((panel) => find(panel, p));
      if (i === undefined || j === undefined) continue;
      const [low, high] = [root(i), root(j)].sort((m, n) => m - n) as [number, number];
      if (low !== high) alias.set(high, low);
    }

  const kept = corners.flatMap((_, k) => (alias.has(k) ? [] : [k]));
  // New indices after equal corners are merged.
  const numbers = new Map(kept.map((k, n) => [k, n]));
  const number = (k: number): number => numbers.get(root(k))!;
  const edges = new Map<string, { corners: number[]; panels: number[] }>();
  const done = faces.map(({ panel, face }) => {
    const ring = face.map(number).filter((k, i, all) => k !== all[(i + 1) % all.length]);
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      keptIn(edges, key, () => ({ corners: [Math.min(a, b), Math.max(a, b)], panels: [] })).panels.push(panel);
    });
    return ring;
  });
  const angles = anglesOf(placedPart, poses);
  return {
    corners: kept.map((k) => corners[k]!),
    panels: kept.map((k) => panels[k]!),
    faces: done,
    edges: [...edges.values()].map(({ corners: ends, panels: [a, b] }) => {
      const [from, to] = ends.map((k) => corners[kept[k]!]!) as [Point, Point];
      return { corners: ends, angle: b === undefined ? undefined : a === b ? 0 : angles(a!, b, from, to) };
    }),
  };
};

/**
 * All straight pieces of the fold lines between two panels. Where neither panel hangs on the other and the thickness of the board
 * keeps them apart in the closed box, a sheet without thickness would have to stretch. The pattern has a cut there instead.
 */
const creaseSegments = (placedPart: PlacedPart, poses: readonly Transform3[]) => {
  const { sheet } = placedPart;
  return foldLinesOf(placedPart)
    .filter(({ panels: [a, b], points }) => {
      if (sheet[a]!.parent === b || sheet[b]!.parent === a) return true;
      return points.every((p) => length3(subtract3(apply(poses[a]!, p), apply(poses[b]!, p))) < MAX_STRETCH);
    })
    .flatMap(({ panels, points }) => points.slice(1).map((to, k) => ({ panels, from: points[k]!, to })));
};

/** Largest distance in mm between two panels at their common fold line. */
const MAX_STRETCH = 0.01;

/** The points between p and q, in order, without duplicates. */
const stopsBetween = (p: Point, q: Point, points: readonly Point[]): Point[] => {
  const d = distance(p, q);
  const on = points.flatMap((s) => {
    const along = ((s[0] - p[0]) * (q[0] - p[0]) + (s[1] - p[1]) * (q[1] - p[1])) / d;
    const across = ((s[1] - p[1]) * (q[0] - p[0]) - (s[0] - p[0]) * (q[1] - p[1])) / d;
    return Math.abs(across) < SAME_POINT_MM && along > SAME_POINT_MM && along < d - SAME_POINT_MM ? [{ s, along }] : [];
  });
  on.sort((a, b) => a.along - b.along);
  return on.filter(({ along }, k) => k === 0 || along - on[k - 1]!.along > SAME_POINT_MM).map(({ s }) => s);
};

/** The angle between two panels of the closed box along a line of the sheet. */
const anglesOf = ({ sheet }: PlacedPart, poses: readonly Transform3[]) => {
  const up = (k: number): Point3 => subtract3(apply(poses[k]!, [0, 0], 1), apply(poses[k]!, [0, 0]));
  return (a: number, b: number, from: Point, to: Point): number => {
    const child = sheet[a]!.parent === b ? a : sheet[b]!.parent === a ? b : undefined;
    if (child !== undefined) return -closedAngle(sheet[child]!.panel) || 0;
    // Neither panel hangs on the other: use their poses, and reverse the line when the second panel lies to its right.
    const [x, y] = middleOf(sheet[b]!.outline.map((curve) => curve.from));
    const left = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) > 0;
    const axis = normalize3(subtract3(apply(poses[a]!, left ? to : from), apply(poses[a]!, left ? from : to)));
    return toDegrees(Math.atan2(dot3(cross3(up(a), up(b)), axis), dot3(up(a), up(b))));
  };
};

const middleOf = (all: readonly Point[]): Point => [
  all.reduce((s, [x]) => s + x, 0) / all.length,
  all.reduce((s, [, y]) => s + y, 0) / all.length,
];
