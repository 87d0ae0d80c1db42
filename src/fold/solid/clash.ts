import { NOISE, type Point3, perObject } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { foldLinesOf } from './fold-lines.ts';
import { penetration } from './penetration.ts';
import { type Box3, bodies, type PanelSolid } from './solid.ts';

export interface Clash {
  readonly a: string;
  readonly b: string;
  /** The shortest shift in mm that separates them where they overlap most. */
  readonly depth: number;
  /** Approximate middle of that place, in the frame of the first part's trunk. */
  readonly where: Point3;
}

/**
 * Finds the panels that intersect at time `t`, deepest first. Two panels on one fold line are left out, because they meet in it.
 * @example
 * const { parts } = dieline('becf-10101').drawing;
 * const deep = fold.clashes(parts).map(({ a, b, depth }) => `${a} runs ${depth} mm into ${b}`);
 */
export const clashes = (
  parts: readonly PlacedPart[],
  t = 1,
  {
    above = NOISE,
  }: {
    /** Unreported depth in mm, for board thickness and contact. @defaultValue rounding */
    readonly above?: number;
  } = {},
): Clash[] => {
  const all = bodies(parts, t);
  const hinges = parts.map((part) => hingedPanels(part));
  const found: Clash[] = [];
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++) {
      const a = all[i]!;
      const b = all[j]!;
      if (areClear(a.box, b.box, above) || (a.part === b.part && hinges[a.part]!(a.panel, b.panel))) continue;
      const clash = deepestOverlap(a, b, above);
      if (clash) found.push({ a: a.id, b: b.id, ...clash });
    }
  return found.sort((p, q) => q.depth - p.depth);
};

/** True for two panels of a part when one hangs on the other or they share a fold line. */
export const hingedPanels = perObject(({ sheet, dieline }: PlacedPart) => {
  const pairs = new Set<number>();
  const tie = (a: number, b: number): void => {
    pairs.add(a * sheet.length + b).add(b * sheet.length + a);
  };
  for (const [k, { parent }] of sheet.entries()) if (parent !== undefined) tie(parent, k);
  for (const { panels } of foldLinesOf({ sheet, dieline })) tie(...panels);
  return (a: number, b: number): boolean => pairs.has(a * sheet.length + b);
});

/** The place where two panels overlap most, if that is deeper than `above`. */
export const deepestOverlap = (a: PanelSolid, b: PanelSolid, above: number) => {
  let worst = above;
  let where: Point3 | undefined;
  for (const p of a.prisms) {
    if (areClear(p.box, b.box, worst)) continue;
    for (const q of b.prisms) {
      if (areClear(p.box, q.box, worst)) continue;
      const depth = penetration(p, q, worst);
      if (depth <= worst) continue;
      worst = depth;
      const middle = (k: 0 | 1 | 2): number =>
        (Math.max(p.box.min[k], q.box.min[k]) + Math.min(p.box.max[k], q.box.max[k])) / 2;
      where = [middle(0), middle(1), middle(2)];
    }
  }
  return where && { depth: worst, where };
};

/** True when the contents of two boxes cannot overlap by more than `by`. */
const areClear = (a: Box3, b: Box3, by: number): boolean =>
  a.max[0] - b.min[0] <= by ||
  b.max[0] - a.min[0] <= by ||
  a.max[1] - b.min[1] <= by ||
  b.max[1] - a.min[1] <= by ||
  a.max[2] - b.min[2] <= by ||
  b.max[2] - a.min[2] <= by;
