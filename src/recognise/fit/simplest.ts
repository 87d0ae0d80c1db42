import type { VariableValues } from '../catalogue/drawer.ts';
import type { FreeParameters } from '../catalogue/parameters.ts';
import { eachTwo } from '../lines/once.ts';
import { type FitProblem, fitParameters, largest } from './least-squares.ts';

type Numbers = readonly number[];

/** Largest additional distance for simpler values, in mm: below the accuracy of a file. */
const ROUNDING_SLACK = 0.004;

/** A number nearer than this to its start or to a round number is that number; in mm or degrees. */
const CLOSE = 0.02;

/** Accuracy of a number before the final fit, in mm or degrees. */
const NEAR_ROUND = 0.04;

const REFIT_ROUNDS = 4;

/** The simplest values equivalent to the numbers found: the fewest changed, then the roundest. Boxes are made with round numbers. */
export const simplest = (problem: FitProblem, found: Numbers, knobs: FreeParameters): VariableValues => {
  const { start } = knobs;
  const limit = largest(problem.of(found) ?? []) + ROUNDING_SLACK;
  const holds = (at: Numbers): boolean => {
    const residuals = problem.of(at);
    return residuals !== undefined && largest(residuals) <= limit;
  };
  /** Resets numbers that hardly moved. */
  const still = (at: Numbers): Numbers => {
    const back = at.map((value, k) => (Math.abs(value - start[k]!) < CLOSE ? start[k]! : value));
    return holds(back) ? back : at;
  };
  /** Moves only these. */
  const only = (moved: Numbers, at: Numbers): Numbers | undefined => {
    const rest = at.map((value, k) => (moved.includes(k) ? value : start[k]!));
    const refitted = fitParameters(problem, rest, REFIT_ROUNDS, moved);
    return refitted && largest(refitted.residuals) <= limit ? still(refitted.at) : undefined;
  };
  const movedIn = (at: Numbers): number[] => [...at.keys()].filter((k) => at[k] !== start[k]);
  const round = (at: Numbers) => {
    for (const close of [CLOSE, CLOSE / 5, CLOSE / 40]) {
      const near = roundValues(knobs, at, close);
      if (holds(knobs.place(near.values))) return near;
    }
    return { digits: Number.POSITIVE_INFINITY, values: knobs.values(at) };
  };

  const at = still(found);
  const moved = movedIn(at);
  for (const few of [moved.map((k) => [k]), eachTwo(moved)]) {
    if (few.length && few[0]!.length >= moved.length) break;
    const solutions = few.map((some) => only(some, at)).filter((result) => result !== undefined);
    if (solutions.length)
      return solutions.map(round).reduce((best, other) => (other.digits < best.digits ? other : best)).values;
  }
  /** Resets one number after another, settings first and sizes last. */
  const fewer = (now: Numbers): Numbers => {
    const all = movedIn(now);
    for (const k of all.toReversed()) {
      const without =
        all.length > 3
          ? only(
              all.filter((other) => other !== k),
              now,
            )
          : undefined;
      if (without) return fewer(without);
    }
    return now;
  };
  return round(fewer(at)).values;
};

/** Rounds numbers known to a tenth: one near a rounder number becomes that number. */
export const nearestRound = (at: Numbers, knobs: FreeParameters): Numbers =>
  knobs.place(roundValues(knobs, at, NEAR_ROUND).values);

/** The nearest whole numbers. A number that moved by less than 0.5 is reset. */
export const nearestWhole = (at: Numbers, knobs: FreeParameters): Numbers => {
  const back = at.map((value, k) => (Math.abs(value - knobs.start[k]!) < 0.5 ? knobs.start[k]! : value));
  return knobs.place(roundValues(knobs, back, 0.5).values);
};

/** Rounds every changed number to the fewest digits that keep the fit. */
const roundValues = ({ names, values, start }: FreeParameters, at: Numbers, close: number) => {
  /** Digits after the point of all of them. */
  let digits = 0;
  const round = Object.entries(values(at)).map(([name, value]): [string, number] => {
    const k = names.indexOf(name);
    if (k < 0 || at[k] === start[k]) return [name, value];
    const few = [0, 1, 2, 3, 4].find((n) => Math.abs(Number(value.toFixed(n)) - value) <= close) ?? 5;
    digits += few;
    return [name, Number(value.toFixed(few))];
  });
  return { digits, values: Object.fromEntries(round) };
};
