import { mapCurve } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import type { DrawLines } from './drawer.ts';
import { type FitProblem, fitParameters } from './fit.ts';
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

/** Whole sizes that are tried. */
const WHOLE_TRIED = 40;

/**
 * Whole sizes that a scale may have made odd: the largest is a whole number, which gives the scale and the others. Those of the scale
 * nearest to 1 first. Unlike a fit they also lie beyond a step of the drawing, as of settings that are rounded.
 */
export const wholeSizesNear = ({ at, parameters: make }: ListedCandidate): (readonly number[])[] => {
  const parameters = make();
  const { sizes } = parameters;
  if (areWhole(nearestRound(at, parameters), parameters)) return [];
  const most = Math.max(...sizes.map((k) => at[k]!));
  const reach = Math.min(WHOLE_TRIED / 2, (most * LARGEST) / 1000);
  const whole: number[] = [];
  for (let n = Math.ceil(most - reach); n <= most + reach; n++) whole.push(n);
  return whole
    .sort((a, b) => Math.abs(a - most) - Math.abs(b - most))
    .map((n) => at.map((value, k) => (sizes.includes(k) ? Math.round((value * n) / most) : value)));
};

/** True when all sizes of the box are whole. */
export const areWhole = (at: readonly number[], { sizes }: FreeParameters): boolean =>
  sizes.every((k) => Number.isInteger(at[k]));

const scaled = (lines: readonly Line[], scale: number): readonly Line[] =>
  lines.map((line) => ({ ...line, curve: mapCurve(line.curve, ([x, y]) => [scale * x, scale * y]) }));
