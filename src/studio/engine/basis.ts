import { type Dimensions, isNoBox, type Problem, translateSizes } from '../../engine/index.ts';
import { dimensionsOf } from '../../entry/dimensions.ts';
import type { Drawing, Entry } from '../../entry/engine.ts';
import { sizesAs } from '../../fold/index.ts';
import type { SizeBasis } from '../state/box-state.ts';
import type { FieldProblem, SizesByBasis } from './protocol/box.ts';

const KINDS: Readonly<Record<SizeBasis, Dimensions>> = { inside: 'inside', crease: 'manufacture', outside: 'outside' };

type Numbers = Readonly<Record<string, number>>;

/** The sizes of a drawn box in three ways, in mm. A size that cannot be measured in one way is omitted there. */
export const measureByBasis = (entry: Entry, drawing: Drawing, values: Numbers): SizesByBasis => {
  const { inside, manufacture, outside } = dimensionsOf({ entry, drawing, values });
  return { inside, crease: manufacture, outside };
};

/** The values of the template for a box with the given measured sizes, and these sizes; or the errors of the sizes. */
export const fromBasis = (entry: Entry, basis: SizeBasis, given: Numbers) => {
  const typed = Object.keys(given).filter((name) => name in entry.template.size);
  const translated = translateSizes(entry, sizesAs(KINDS[basis]), given, typed, 'mm');
  if (isNoBox(translated)) return { problems: translated.problems.map((one) => fieldProblem(one, given)) };
  return { values: translated.variables as Numbers, requested: translated.requested };
};

const fieldProblem = ({ message, suggestion }: Problem, given: Numbers): FieldProblem => {
  if (suggestion?.type === 'swap_values') {
    const [larger, smaller] = suggestion.names as [string, string];
    return { kind: 'order', larger, smaller };
  }
  if (!suggestion) return { kind: 'basis', why: message };
  const { name, value: mend } = suggestion;
  const value = given[name] ?? mend;
  const limits = value < mend ? { min: mend, max: Number.POSITIVE_INFINITY } : { min: 0, max: mend };
  return { kind: 'limits', name, of: 'length', value, ...limits, mend };
};
