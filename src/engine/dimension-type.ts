import { gaugeLength } from '../sheet/index.ts';
import { type BuildValues, type Entry, findIncompatible, withChosen } from '../template/index.ts';
import { isObject, parseSwitch, quote } from '../values/index.ts';
import type { SizeTerms } from './convert-sizes.ts';
import { drawBox } from './draw-box.ts';
import type { Problem } from './problem.ts';

/** Kind of the sizes of a corrugated or rigid box: inside the closed box, or from crease to crease. */
export type DimensionType = 'internal' | 'external';

const TYPES: readonly string[] = ['internal', 'external'] satisfies DimensionType[];

/** True if flutes or grain run the other way than usual: either variable turns them, as what the service means by each is not known. */
export const isTurned = (given: unknown): boolean =>
  isObject(given) && [given.direction, given.cross].some((one) => parseSwitch(one));

/** Reads `dimension_type`. Ignored for cartons, which are drawn from crease to crease anyway. */
export const readDimensionType = ({ group }: Entry, given: unknown): { type?: DimensionType; problem?: Problem } => {
  if (given === undefined || group.category === 'Cartons') return {};
  if (typeof given === 'string' && TYPES.includes(given)) return { type: given as DimensionType };
  return { problem: { message: `dimension_type must be internal or external, but is ${quote(given)}.` } };
};

/** The choice that selects a template's own rule for external sizes. */
const OWN_RULE = { allowance: 'external' } as const;

/** The template with its own rule for external sizes; undefined when it has none for its other choices, so that its sizes must be converted. */
export const withExternalRule = (entry: Entry): Entry | undefined => {
  const { template, chosen } = entry;
  const ruled =
    template.choices.allowance?.includes(OWN_RULE.allowance) && !findIncompatible(template, { ...chosen, ...OWN_RULE });
  return ruled ? withChosen(entry, OWN_RULE) : undefined;
};

/** Least and largest allowance, in board thicknesses. A label that differs by more measures something else, e.g. the height of a base alone. */
const [LEAST_BOARDS, MAX_BOARDS] = [-3, 8];
/** Thinnest board that these templates are made for, in mm: beside thinner ones, allowances that do not depend on it would look large. */
const MIN_BOARD_MM = 0.8;

/** Sizes from crease to crease in mm by name, as the labels of the drawing state them. */
export const creaseSizes = (entry: Entry, box: BuildValues): Readonly<Record<string, number>> => {
  const { values } = box;
  const { size } = entry.template;
  const found: Record<string, number> = {};
  for (const placed of drawBox(entry, box).parts)
    for (const gauge of placed.part.blank.gauges) {
      const { name } = gauge;
      if (name === 'material' || !Object.hasOwn(size, name) || name in found) continue;
      const mm = gaugeLength(gauge, placed);
      const boards = (mm - values[name]!) / Math.max(values.material!, MIN_BOARD_MM);
      if (boards >= LEAST_BOARDS && boards <= MAX_BOARDS) found[name] = mm;
    }
  return found;
};

/** External sizes of a template that has no rule of its own for them. */
export const fromCreases = (entry: Entry): SizeTerms => ({
  word: 'from crease to crease',
  measure: (resolved) => ({ sizes: creaseSizes(entry, resolved) }),
});
