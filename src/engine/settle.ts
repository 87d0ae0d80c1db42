import type { Entry, Lengths } from '../template/index.ts';
import type { LengthUnit } from '../values/index.ts';
import { fromCreases, readDimensionType, withExternalRule } from './dimension-type.ts';
import { readOverflowMargin } from './overflow.ts';
import type { NoBox, Problem } from './problem.ts';
import { type Fields, readFlag, readUnit } from './read-fields.ts';
import { readNumbers } from './read-variables.ts';
import { exactValue } from './readable-value.ts';
import { namedAs } from './service-names.ts';

/** Variables to repeat: with them the same box is drawn again. */
export type RepeatableVariables = Readonly<Record<string, number | boolean | string>> & { readonly unit: LengthUnit };

/** Values of a box that can be made, with the options of its drawing. */
export interface Settled {
  readonly unit: LengthUnit;
  /** In mm, degrees or pieces, by the names of the template. */
  readonly values: Readonly<Record<string, number>>;
  readonly chosen: Readonly<Record<string, string>>;
  /** The variables with their limits at these values, by the names of the question. */
  readonly limits: Lengths;
  /** In the unit and by the names of the question. */
  readonly used: RepeatableVariables;
  /** Only those that the question gives; the others follow the sizes. */
  readonly given: Fields;
  readonly dimensionTexts: boolean;
  /** Width of the bleed in mm, when requested. */
  readonly bleed?: number;
}

/** Reads the variables of an entry: unit, options and a number for every size. Unknown names are ignored. */
export const settleValues = (requested: Entry, given: Fields): Settled | NoBox => {
  const problems: Problem[] = [];
  const own = (name: string): unknown => (Object.hasOwn(given, name) ? given[name] : undefined);
  const dimensionTexts = readFlag(
    { name: 'dimension_texts', usual: true, suggest: true },
    own('dimension_texts') ?? undefined,
    problems,
  );
  const overflow = readFlag({ name: 'overflow', usual: false, suggest: true }, own('overflow'), problems);
  const dimensions = readDimensionType(requested, own('dimension_type'));
  if ('problem' in dimensions) problems.push(dimensions.problem);
  const unit = readUnit(own('unit'), problems);
  const type = 'type' in dimensions ? dimensions.type : undefined;
  const ruled = type === 'external' ? withExternalRule(requested) : undefined;
  const { entry, ownValues, contradictions } = namedAs(ruled ?? requested, given);
  const terms = type === 'external' && !ruled ? fromCreases(entry) : undefined;
  const read = readNumbers(entry, given, unit, terms);
  const margin = overflow && unit ? readOverflowMargin(own('overflow_margin'), unit) : undefined;
  if (margin && 'error' in margin) problems.push(margin.error);
  const noBox = (wrong: readonly Problem[]): NoBox => ({
    kind: 'variables',
    problems: wrong,
    read: { entry: requested, given },
  });
  if (!unit || problems.length || 'problems' in read || (margin && 'error' in margin))
    return noBox([...problems, ...('problems' in read ? read.problems : [])]);

  const { values, chosen, lengths } = read.settled;
  const drawn = ownValues(values);
  const contradicting = contradictions(drawn, unit);
  if (contradicting.length) return noBox(contradicting);
  const used: Record<string, number | boolean | string> = { unit };
  for (const name in lengths)
    used[name] = read.numbers[name] ?? exactValue(name, { kind: lengths[name]!.kind, value: values[name]! }, unit);
  if (type) used.dimension_type = type;
  used.dimension_texts = dimensionTexts;
  if (margin) Object.assign(used, { overflow, overflow_margin: margin.value });
  return {
    unit,
    values: drawn,
    chosen,
    limits: lengths,
    used: used as RepeatableVariables,
    given,
    dimensionTexts,
    ...(margin && { bleed: margin.mm }),
  };
};
