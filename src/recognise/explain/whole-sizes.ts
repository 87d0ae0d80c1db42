import type { DrawLines } from './drawer.ts';
import { measureDifferences, measuresOf, type OverallMeasures, turnedMeasures } from './measures.ts';
import { linesByPart } from './our-pieces.ts';
import type { ListedCandidate } from './shortlist.ts';
import type { Target } from './target.ts';

/** Scales farther from 1 are not sought; and the most sizes of a box whose whole values are gone through. */
const [LARGEST, MOST_SIZES] = [0.06, 4] as const;

/** Length in mm that the sizes leave to flaps and allowances: at a scale, a fit of sizes is off by that share of it. */
const UNSIZED = 100;

/** Half the step, in mm, over which the change of the measures is taken: settings that are rounded to millimetres jump. */
const STEP = 1.7;

/** Whole sizes that are drawn. The right ones are mostly among the first hundred. */
const DRAWN = 160;

/** Measures that differ by less, in mm, are the same. */
const SAME = 0.1;

/**
 * Whole sizes that a scale may have made those of the candidate: all of them are measured by a linear model, and drawn in the order of
 * their misfit. Those whose drawing has the measures of theirs are given. A fit that starts from odd sizes does not reach them: there,
 * settings that are rounded have other values.
 */
export function* wholeSizesBehindScale(
  { entry, at, near, parameters: make }: ListedCandidate,
  target: Target,
  draw: DrawLines,
): Generator<readonly number[]> {
  const parameters = make();
  const { sizes } = parameters;
  if (!sizes.length || sizes.length > MOST_SIZES) return;
  const theirs = near.turned ? turnedMeasures(target.measures) : target.measures;
  const measured = (values: readonly number[]): OverallMeasures | undefined => {
    const ours = draw(entry, parameters.values(values));
    return ours && measuresOf(linesByPart(ours));
  };
  const middle = measured(at);
  const slopes = sizes.map((k) => {
    const [above, below] = [STEP, -STEP].map((step) => measured(at.with(k, at[k]! + step)));
    return above && below && above.map((value, i) => (value - below[i]!) / (2 * STEP));
  });
  if (!middle || slopes.includes(undefined)) return;
  const modelled = (values: readonly number[]): OverallMeasures =>
    middle.map((value, i) =>
      sizes.reduce((sum, k, j) => sum + slopes[j]![i]! * (values[k]! - at[k]!), value),
    ) as unknown as OverallMeasures;
  const tried = wholeSizesAround(at, sizes)
    .map((values) => ({ values, off: misfit(modelled(values), theirs) }))
    .sort((a, b) => a.off - b.off);
  for (const { values } of tried.slice(0, DRAWN)) {
    const ours = measured(values);
    if (ours && misfit(ours, theirs) < SAME) yield values;
  }
}

/** Sum of the differences of measures, in mm, when ours is scaled to the same length of cuts. */
const misfit = (ours: OverallMeasures, theirs: OverallMeasures): number => {
  const scale = theirs[2] / ours[2];
  const scaled = ours.map((value) => scale * value) as unknown as OverallMeasures;
  return measureDifferences(scaled, theirs).reduce((sum, off) => sum + Math.abs(off), 0);
};

/** Whole sizes near those at each scale that makes the largest size whole. */
const wholeSizesAround = (at: readonly number[], sizes: readonly number[]): (readonly number[])[] => {
  const longest = sizes.reduce((a, b) => (at[b]! > at[a]! ? b : a));
  const found: (readonly number[])[] = [];
  const all = wholeNumbers(at[longest]!, LARGEST * at[longest]!);
  for (const whole of all) {
    const ratio = whole / at[longest]!;
    const reach = 1 + UNSIZED * Math.abs(ratio - 1);
    let some: (readonly number[])[] = [at.with(longest, whole)];
    for (const k of sizes)
      if (k !== longest)
        some = some.flatMap((one) => wholeNumbers(at[k]! * ratio, reach).map((value) => one.with(k, value)));
    found.push(...some);
  }
  return found;
};

const wholeNumbers = (near: number, reach: number): number[] => {
  const first = Math.max(1, Math.ceil(near - reach));
  return Array.from({ length: Math.max(0, Math.floor(near + reach) - first + 1) }, (_, k) => first + k);
};
