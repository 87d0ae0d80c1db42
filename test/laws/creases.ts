import { bends } from '../../src/board/index.ts';
import { deliveredParts, phasesOf, placements, pose } from '../../src/fold/index.ts';
import {
  apply,
  type Curve,
  cross3,
  dot3,
  MICRON,
  moveCurve,
  normalize3,
  type Point,
  pointAt,
  subtract3,
  type Transform3,
} from '../../src/geometry/index.ts';
import type { PlacedPanel } from '../../src/sheet/index.ts';
import type { Built, Law } from './built.ts';
import { allowed, fullName } from './exceptions.ts';
import { hingesOf } from './hinges.ts';
import { isOn } from './on-curve.ts';

/** Number of poses from flat to closed, inclusive. */
const POSES = 31;

/** Every crease is between two panels, which agree on its position on the sheet, in the closed box and while folding. */
export const creases: Law = (box) => {
  const { parts } = box.drawing;
  const phases = phasesOf(parts.map(({ sheet }) => sheet));
  const wrong: string[] = [];
  const packed = deliveredParts(parts);
  parts.forEach((placed, own) => {
    const { part, sheet, dieline } = placed;
    const index = new Map(sheet.map(({ id }, k) => [id, k]));
    const hinges = hingesOf(placed);
    const foldedBox = momentsOf((t) => pose(sheet, t, phases));
    const flatPack = momentsOf((t) => pose(packed[own]!.sheet, t));
    for (const { line, panels, curve, folds } of dieline.lines) {
      if (!bends(line)) continue;
      const where = `${line} of ${panels.join(', ')}`;
      const [a, b] = panels.map((id) => index.get(id)!);
      if (panels.length === 1) {
        // A line inside one panel is not a crease between panels.
        if (!marked(sheet[a!]!, curve) && !windowed(box, own, curve))
          wrong.push(`the ${where} has no panel on its other side`);
        continue;
      }
      if (panels.length !== 2) wrong.push(`the ${where} lies between ${panels.length} panels`);
      const points = [curve.from, pointAt(curve, 0.5), curve.to];
      for (const k of [a!, b!])
        for (const p of points)
          if (!bordering(sheet[k]!, p)) wrong.push(`the ${where} is not on the outline of ${sheet[k]!.id}`);
      // Both panels border it, the first to its left: the folded picture tells its direction.
      if (curve.kind !== 'line' || [a!, b!].some((k) => sheet[k]!.panel.bow)) continue;
      const [inBox, inPack] = [foldedBox, flatPack].map((poses) => seenFold(poses, a!, b!, curve));
      const sign = kindOf(inBox!, inPack!);
      if (folds !== sign) wrong.push(`the ${where} folds ${folds}, in the picture ${sign}`);
    }
    for (let step = 0; step < POSES && !wrong.length; step++) {
      const t = step / (POSES - 1);
      const poses = pose(sheet, t, phases);
      const bowing = sheet.some(({ panel }) => panel.bow) ? placements(parts, t)[own]! : undefined;
      for (const { a, b, points } of hinges) {
        const bowed = bowing && (sheet[a]!.panel.bow || sheet[b]!.panel.bow);
        const place = (k: number, p: Point) => (bowed ? bowing[k]!(p, 0) : apply(poses[k]!, p));
        const [one, other] = [fullName(box, part.id, sheet[a]!.id), fullName(box, part.id, sheet[b]!.id)];
        const slack = Math.max(bowed ? 0.1 : 1e-6, allowed(box, ['crease'], one, other));
        const gap = Math.max(...points.map((p) => apart(place(a, p), place(b, p))));
        if (!(gap <= slack + 1e-9))
          wrong.push(`${one} and ${other} separate at their crease by ${gap} mm at ${t.toFixed(3)}`);
      }
    }
  });
  return wrong;
};

type Moments = (step: number) => readonly Transform3[];

/** Moments of folding, of which the last that tells a direction counts. */
const MOMENTS = 200;
const momentsOf = (at: (t: number) => readonly Transform3[]): Moments => {
  const known: (readonly Transform3[])[] = [];
  return (step) => {
    known[step] ??= at(1 - step / MOMENTS);
    return known[step];
  };
};

/**
 * Degrees towards the inside between two panels as they are seen folded; 0 where they part at their line, as panels that only touch in a
 * corner do.
 */
const seenFold = (moments: Moments, left: number, right: number, { from, to }: Curve): number => {
  for (let step = 0; step < MOMENTS; step++) {
    const [a, b] = [moments(step)[left]!, moments(step)[right]!];
    const along = (m: Transform3) => normalize3(subtract3(apply(m, to), apply(m, from)));
    if (dot3(along(a), along(b)) < 0.95) return 0;
    const [p, q] = [a, b].map((m) => subtract3(apply(m, from, 1), apply(m, from)));
    const angle = (-Math.atan2(dot3(cross3(q!, p!), along(a)), dot3(p!, q!)) * 180) / Math.PI;
    if (Math.abs(angle) < 179) return step ? Math.sign(angle) * 180 : angle;
  }
  return 0;
};

const kindOf = (box: number, pack: number): string | undefined => {
  const [angle, kind] = Math.abs(box) > 0.5 ? [box, Math.abs(box) < 170 ? '' : '-double'] : [pack, '-pack'];
  return Math.abs(angle) > 0.5 ? `${angle > 0 ? 'inward' : 'outward'}${kind}` : undefined;
};

const apart = (a: readonly number[], b: readonly number[]): number => Math.hypot(...a.map((v, k) => v - b[k]!));

const onAny = (curves: readonly Curve[], p: Point): boolean => curves.some((c) => isOn(c, p, 2 * MICRON));

const marked = ({ marks }: PlacedPanel, curve: Curve): boolean =>
  onAny(
    marks.flatMap(({ curves }) => curves),
    pointAt(curve, 0.5),
  );

const windowed = ({ drawing }: Built, own: number, curve: Curve): boolean => {
  const { part, sheet } = drawing.parts[own]!;
  return (part.blank.cutouts ?? []).some(({ on, ring }) => {
    const home = sheet.find(({ id }) => id === on)!;
    return onAny(
      ring.map((c) => moveCurve(home.at, c)),
      pointAt(curve, 0.5),
    );
  });
};

const bordering = ({ outline }: PlacedPanel, p: Point): boolean => onAny(outline, p);
