import { type Box, type Point, pointAt } from '../../geometry/index.ts';
import { type Alignment, alignCurve, applyAlignment, invertAlignment } from '../lines/alignment.ts';
import { CHORD_GAP, cutBox, NearestCurve, type TypedCurve } from '../lines/curves.ts';
import { REACH } from '../lines/deviation.ts';

export type Aligned = ReturnType<typeof align>;

/** Points sampled from each drawing to rank alignments. */
const SAMPLES = 240;

/** Aligns their drawing with ours by the boxes of cuts. Another orientation must be better by a tenth, a shift by more than rounding. */
export const align = (theirs: readonly TypedCurve[], ours: readonly TypedCurve[]) => {
  const target = cutBox(ours);
  let best: { alignment: Alignment; cost: number } | undefined;
  const nearestOf = (lines: readonly TypedCurve[]) => new NearestCurve(lines.map(({ curve }) => curve));
  const [there, here] = [nearestOf(ours), nearestOf(theirs)];
  const gap = (nearest: NearestCurve, p: Point): number => nearest.find(p, REACH)?.distance ?? REACH;
  const samples = samplePoints(theirs);
  const back = samplePoints(ours);
  const count = samples.length + back.length;
  for (const mirrored of [false, true])
    for (const quarters of [0, 1, 2, 3] as const) {
      const unshifted: Alignment = { mirrored, quarters, shift: [0, 0] };
      const box = cutBox(theirs.map(({ line, curve }) => ({ line, curve: alignCurve(unshifted, curve) })));
      // By the centres of the boxes: where sizes differ, no corner is better than another.
      const centred: Point = [
        (target.left + target.right - box.left - box.right) / 2,
        (target.bottom + target.top - box.bottom - box.top) / 2,
      ];
      for (const shift of [centred, ...cornerShifts(box, target)]) {
        const alignment: Alignment = { ...unshifted, shift };
        // A few samples rule out most orientations.
        let cost = 0;
        const limit = best?.cost ?? Number.POSITIVE_INFINITY;
        for (let k = 0; k < samples.length && cost < limit; k++)
          cost += gap(there, applyAlignment(alignment, samples[k]!));
        for (let k = 0; k < back.length && cost < limit; k++) cost += gap(here, invertAlignment(alignment, back[k]!));
        if (cost >= limit) continue;
        // A box may be its own mirror image except for one corner, which the samples may miss.
        const other = best && (best.alignment.mirrored !== mirrored || best.alignment.quarters !== quarters);
        if (!best || cost < (other ? 0.9 : 1) * best.cost - 1e-6 * count) best = { alignment, cost };
        // Within the finest tolerance: no other alignment can be better.
        if (cost <= CHORD_GAP * count) return { alignment, meanGap: cost / count };
      }
    }
  // The mean distance of the sampled points, in mm.
  return { alignment: best!.alignment, meanGap: best!.cost / count };
};

/** Shifts that bring corners of the boxes together, where their sizes differ. */
const cornerShifts = (box: Box, target: Box): Point[] => {
  const [l, r, b, t] = [
    target.left - box.left,
    target.right - box.right,
    target.bottom - box.bottom,
    target.top - box.top,
  ];
  if (Math.abs(r - l) < 1e-6 && Math.abs(t - b) < 1e-6) return [];
  return [l, r].flatMap((x) => [b, t].map((y): Point => [x, y]));
};

const samplePoints = (lines: readonly TypedCurve[]): Point[] => {
  const step = Math.max(1, Math.floor((3 * lines.length) / SAMPLES));
  return lines.flatMap(({ curve }) => [0.21, 0.5, 0.83].map((t) => pointAt(curve, t))).filter((_, k) => k % step === 0);
};
