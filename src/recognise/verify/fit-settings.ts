import type { Dieline } from '../../sheet/index.ts';
import type { Entry } from '../../template/index.ts';
import type { VariableValues } from '../catalogue/drawer.ts';
import { fitCandidate } from '../fit/fit-candidate.ts';
import { Target } from '../fit/target.ts';
import { withoutBleed } from '../lines/typed-curve.ts';
import { compare, isSame } from './compare.ts';

/** A value that many others could stand for is not shown: others, in mm, and the same drawing. */
const OTHER = 0.2;

/** Finds the settings at known sizes, and those that no other value could stand for; undefined beyond `tolerance` mm. @param drawAt - our drawing; undefined for impossible values. */
export const fitSettings = (
  entry: Entry,
  start: VariableValues,
  drawAt: (values: VariableValues) => Dieline | undefined,
  theirs: Dieline,
  tolerance: number,
) => {
  const target = new Target(theirs);
  const fit = (from: VariableValues, fixed: VariableValues): VariableValues | undefined => {
    const names = Object.keys(from).filter((name) => !(name in fixed));
    const values = (at: readonly number[]): VariableValues => ({
      ...fixed,
      ...Object.fromEntries(names.map((name, k) => [name, at[k]!])),
    });
    const place = (of: VariableValues): readonly number[] => names.map((name) => of[name]!);
    const parameters = { names, start: place(from), sizes: [], board: names.indexOf('material'), values, place };
    const lines = (of: VariableValues) => {
      const drawn = drawAt(of);
      return drawn && withoutBleed(drawn.lines);
    };
    const options = { tolerance, robust: false };
    const found = fitCandidate({ entry, given: from, parameters }, target, (_, of) => lines(of), options);
    const ours = found && drawAt(found);
    return ours && isSame(compare(theirs, ours, tolerance)) ? found : undefined;
  };
  const values = fit(start, {});
  const isShown = (name: string): boolean =>
    ![OTHER, -OTHER].some((by) => fit(values!, { [name]: values![name]! + by }));
  return values && { values, shown: Object.keys(values).filter(isShown) };
};
