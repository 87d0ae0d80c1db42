import type { Dimensions, RequestedDimension } from '../../engine/index.ts';
import { dimensionsOf, sizesAs } from '../../engine/size-kinds/index.ts';
import type { Drawing, Entry } from '../../entry/engine.ts';
import type { SizeBasis } from '../state/box-state.ts';
import { errorsOf } from './errors-of.ts';
import type { Problem, SizesByBasis } from './protocol/box.ts';

const KINDS: Readonly<Record<SizeBasis, Dimensions>> = { inside: 'inside', crease: 'manufacture', outside: 'outside' };

type Numbers = Readonly<Record<string, number>>;

interface BasisValues {
  readonly values: Numbers;
  readonly requested: Readonly<Record<string, RequestedDimension>>;
}

/** The sizes of a drawn box in three ways, in mm. A size that cannot be measured in one way is omitted there. */
export const measureByBasis = (entry: Entry, drawing: Drawing, values: Numbers): SizesByBasis => {
  const { inside, manufacture, outside } = dimensionsOf({ entry, drawing, values });
  return { inside, crease: manufacture, outside };
};

/** The values of the template for a box with the given measured sizes, and these sizes; or the errors of the sizes. */
export const fromBasis = (
  entry: Entry,
  basis: SizeBasis,
  given: Numbers,
): BasisValues | { readonly problems: readonly Problem[] } => {
  const typed = Object.keys(given).filter((name) => name in entry.template.size);
  try {
    const { variables, requested } = sizesAs(KINDS[basis])(entry, given, typed, 'mm');
    return { values: variables as Numbers, requested };
  } catch (error) {
    const problems = errorsOf(error).map((one): Problem => problemOf(one, given));
    if (!problems.length) throw error;
    return { problems };
  }
};

const problemOf = ({ message, suggestion }: ReturnType<typeof errorsOf>[number], given: Numbers): Problem => {
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
