import { mapCurve } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import type { DrawLines } from './drawer.ts';
import { type FitProblem, fitParameters } from './fit.ts';
import type { Recognition } from './fit-listed.ts';
import type { FreeParameters } from './free-parameters.ts';
import type { ListedCandidate } from './shortlist.ts';
import { nearestRound, nearestWhole } from './simplest.ts';
import type { Target } from './target.ts';

/** Scales farther from 1 than this are another unit, nearer ones rounding; in thousandths. */
const [LARGEST, LEAST] = [150, 0.2] as const;

/** Rounds of fitting. */
const ROUNDS = 8;

/**
 * The whole-millimetre sizes that a scale has made odd; undefined when no scale explains them. Lengths that do not follow the sizes, such as
 * a glue flap, distinguish a scale from other sizes. The caller still compares the drawings.
 */
export const sizesBehindScale = (
  { entry, at, parameters: make }: ListedCandidate,
  target: Target,
  draw: DrawLines,
): readonly number[] | undefined => {
  const parameters = make();
  if (areWhole(nearestRound(at, parameters), parameters)) return undefined;
  const count = at.length;
  const drawn = (values: readonly number[]): readonly Line[] | undefined => draw(entry, parameters.values(values));
  const match = target.nearestMatch(drawn(at) ?? []);
  if (!match) return undefined;
  const problem: FitProblem = {
    of: (all) => {
      const ours = drawn(all.slice(0, count));
      return ours && match.ends(scaled(ours, 1 + all[count]! / 1000));
    },
    within: (all) => [...parameters.place(parameters.values(all.slice(0, count))), all[count]!],
  };
  const fitted = fitParameters(problem, [...at, 0], ROUNDS, [...parameters.sizes, count]);
  if (!fitted) return undefined;
  const thousandths = Math.abs(fitted.at[count]!);
  return thousandths > LEAST && thousandths < LARGEST ? nearestWhole(fitted.at.slice(0, count), parameters) : undefined;
};

/** True when all sizes of the box are whole. */
export const areWhole = (at: readonly number[], { sizes }: FreeParameters): boolean =>
  sizes.every((k) => Number.isInteger(at[k]));

const scaled = (lines: readonly Line[], scale: number): readonly Line[] =>
  lines.map((line) => ({ ...line, curve: mapCurve(line.curve, ([x, y]) => [scale * x, scale * y]) }));

/** Sizes that a plain scale makes round, in mm; the step and the most of such a scale, in thousandths; and the rounding of sizes. */
const [ROUND, SCALE_STEP, MOST_STEPS, SIZE_ROUNDING] = [5, 5, 10, 0.015] as const;

/**
 * A plain scale that makes odd sizes round. Where every length follows the sizes, as in a pad, no line tells a scale from other sizes: only
 * sizes that all become multiples of 5 mm at 101 % or 99.5 % do.
 */
export const plainScale = ({ entry, values, differences }: Recognition): number | undefined => {
  const sizes = Object.keys(entry.template.size).filter((name) => name !== 'material');
  const isRound = (value: number): boolean => Math.abs(value - ROUND * Math.round(value / ROUND)) < SIZE_ROUNDING;
  if (differences > 0 || sizes.length < 2 || sizes.every((name) => Number.isInteger(values[name]))) return undefined;
  const steps = Array.from({ length: MOST_STEPS }, (_, k) => [k + 1, -k - 1]).flat();
  const scales = steps.map((step) => 1 + (step * SCALE_STEP) / 1000);
  return scales.find((scale) => sizes.every((name) => isRound(values[name]! / scale)));
};
