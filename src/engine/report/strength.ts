import { neighboursOf } from '../../geometry/index.ts';
import { MM_PER_INCH } from '../../values/index.ts';
import facts from './facts.json' with { type: 'json' };

/** What a stack has to bear, and under which conditions. */
export interface StackConditions {
  /** Days under load. */
  readonly days: number;
  /** Relative humidity in percent. */
  readonly humidity: number;
  readonly pattern: 'column' | 'misaligned' | 'interlocked';
  /** How far the boxes stand out over the pallet, in mm. */
  readonly overhang: number;
  /** True for a box with hand holes. */
  readonly holes: boolean;
  /** Divisor for all that is not known. */
  readonly safety: number;
}

/**
 * Compression strength of a slotted case in N, by the simplified formula of R. C. McKee, J. W. Gander and J. R. Wachuta (1963): 5.87 · ECT
 * · √(calliper · perimeter), with `ect` in kN/m, `calliper` of the board and `perimeter` (twice length plus width) in mm. An estimate for
 * upright flutes, fresh, at 50 % humidity.
 */
export const mckee = (ect: number, calliper: number, perimeter: number): number =>
  5.87 * ect * Math.sqrt(calliper * perimeter);

/** The factors from the laboratory to the stack, all of which are multiplied. */
export const stackFactors = ({ days, humidity, pattern, overhang, holes, safety }: StackConditions) => {
  const inches = overhang / MM_PER_INCH;
  const far = inches <= 0 ? 1 : inches <= 0.25 ? 0.9 : inches <= 0.75 ? 0.8 : inches <= 1 ? 0.7 : 0.6;
  return [
    { name: `${days} days under load`, factor: between(facts.time.days, days), source: facts.time.source },
    {
      name: `${humidity} % humidity`,
      factor: between(facts.humidity.percent, humidity),
      source: facts.humidity.source,
    },
    { name: `${pattern} stacking`, factor: facts.pattern[pattern], source: facts.pattern.source },
    ...(far < 1 ? [{ name: `${overhang} mm overhang`, factor: far, source: facts.overhang.source }] : []),
    ...(holes ? [{ name: 'hand holes', factor: 0.8, source: facts.holes.source }] : []),
    { name: `safety ${safety}`, factor: 1 / safety, source: facts.safety.source },
  ];
};

/** Linear between the points of a table, constant beyond its ends. */
const between = (table: readonly (readonly number[])[], at: number): number => {
  const points = table.map(([t, factor]) => ({ t: t!, factor: factor! }));
  const [before, after, share] = neighboursOf(points, at);
  return before.factor + (after.factor - before.factor) * share;
};
