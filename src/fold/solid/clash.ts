import { bends } from '../../board/index.ts';
import { NOISE, type Point3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { penetration } from './penetration.ts';
import { type Body, type Box3, bodies } from './solid.ts';

/** Two panels that run through one another. */
export interface Clash {
  readonly a: string;
  readonly b: string;
  /** The shortest shift that would set them apart where they are deepest, in mm. */
  readonly depth: number;
  /** About the middle of that place, in the frame of the first part's trunk. */
  readonly where: Point3;
}

/**
 * Panels that run through one another at time `t`, deepest first. Panels that are
 * joined by a fold line are not looked at: they meet in it. `above`: depth in mm that
 * is let pass, rounding unless told otherwise; board thickness and contact are real.
 */
export const clashes = (parts: readonly PlacedPart[], t = 1, { above = NOISE } = {}): Clash[] => {
  const all = bodies(parts, t);
  const hinges = parts.map(hinged);
  const found: Clash[] = [];
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++) {
      const [a, b] = [all[i]!, all[j]!];
      if (clearOf(a.box, b.box, above) || (a.part === b.part && hinges[a.part]!(a.panel, b.panel))) continue;
      const clash = deepestOverlap(a, b, above);
      if (clash) found.push({ a: a.id, b: b.id, ...clash });
    }
  return found.sort((p, q) => q.depth - p.depth);
};

/** Do two panels of the part hang on one another, or share a fold line anywhere? */
const hinged = ({ sheet, dieline }: PlacedPart): ((a: number, b: number) => boolean) => {
  const index = new Map(sheet.map(({ id }, k) => [id, k]));
  const pairs = new Set<number>();
  const tie = (a: number, b: number): unknown => pairs.add(a * sheet.length + b).add(b * sheet.length + a);
  sheet.forEach(({ parent }, k) => {
    if (parent !== undefined) tie(parent, k);
  });
  for (const { line, panels } of dieline.lines)
    if (bends(line)) for (const a of panels) for (const b of panels) if (a !== b) tie(index.get(a)!, index.get(b)!);
  return (a, b) => pairs.has(a * sheet.length + b);
};

const deepestOverlap = (a: Body, b: Body, above: number): Pick<Clash, 'depth' | 'where'> | undefined => {
  let worst = above;
  let where: Point3 | undefined;
  for (const p of a.prisms) {
    if (clearOf(p.box, b.box, worst)) continue;
    for (const q of b.prisms) {
      if (clearOf(p.box, q.box, worst)) continue;
      const d = penetration(p, q, worst);
      if (d <= worst) continue;
      worst = d;
      const middle = (k: 0 | 1 | 2): number =>
        (Math.max(p.box.min[k], q.box.min[k]) + Math.min(p.box.max[k], q.box.max[k])) / 2;
      where = [middle(0), middle(1), middle(2)];
    }
  }
  return where && { depth: worst, where };
};

/** Can things in these boxes not run deeper into one another than `by`? */
const clearOf = (a: Box3, b: Box3, by: number): boolean =>
  a.max[0] - b.min[0] <= by ||
  b.max[0] - a.min[0] <= by ||
  a.max[1] - b.min[1] <= by ||
  b.max[1] - a.min[1] <= by ||
  a.max[2] - b.min[2] <= by ||
  b.max[2] - a.min[2] <= by;
