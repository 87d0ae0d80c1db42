import type { ErrorEntry, Unit } from '../api/index.ts';
import { arrange, gaugeLength } from '../sheet/index.ts';
import { type Entry, findIncompatible, type Resolved, resolve, type Template, withChosen } from '../template/index.ts';
import { changeValue, formatValue } from './messages.ts';
import { quote } from './quote.ts';
import { nearestValid } from './readable-value.ts';
import { roundTo } from './units.ts';

/** Kind of the sizes of a corrugated or rigid box: inside the closed box, or from crease to crease. */
export type DimensionType = 'internal' | 'external';

const NAME = 'dimension_type';
const TYPES: readonly string[] = ['internal', 'external'] satisfies DimensionType[];

/** Variables that clients of the hosted service send and that do not change the drawing. They are ignored. */
export const passedOver: readonly string[] = ['printing_method', 'direction', 'cross'];

/** Reads `dimension_type`. Ignored for cartons, which are drawn from crease to crease anyway. */
export const readDimensionType = (
  { group }: Entry,
  given: unknown,
): { readonly type?: DimensionType } | { readonly error: ErrorEntry } => {
  if (given === undefined || group.category === 'Cartons') return {};
  if (typeof given === 'string' && TYPES.includes(given)) return { type: given as DimensionType };
  return { error: { message: `${NAME} must be internal or external, but is ${quote(given)}.` } };
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

/** Largest allowance, in board thicknesses. A label that differs by more measures something else, e.g. the height of a base alone. */
const MOST_BOARDS = 8;

/** Sizes from crease to crease in mm by name, as the labels of the drawing state them. */
export const creaseSizes = (
  { build, size }: Template,
  { values, chosen }: Pick<Resolved, 'values' | 'chosen'>,
): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const placed of arrange(build(values, chosen)).parts)
    for (const gauge of placed.part.blank.gauges) {
      const { name } = gauge;
      if (name === 'material' || !Object.hasOwn(size, name) || name in found) continue;
      const mm = gaugeLength(gauge, placed);
      if (Math.abs(mm - values[name]!) <= MOST_BOARDS * values.material!) found[name] = mm;
    }
  return found;
};

/** Allowances depend on the board and hardly on the sizes, so a few steps converge. */
const STEPS = 12;
const NEAR = 1e-9;

/**
 * Finds inside sizes for given crease-to-crease sizes, in mm. Returns errors when the resulting inside sizes exceed their limits.
 */
export const fromCreaseSizes = (
  { id, template }: Entry,
  given: Readonly<Record<string, number>>,
  unit: Unit,
): Resolved | { readonly errors: readonly ErrorEntry[] } => {
  const inside = { ...given };
  for (let step = 0; step < STEPS; step++) {
    const resolved = resolve(template, inside, id);
    if (resolved.violations.length) return { errors: resolved.violations.map((v) => errorOf(v, given, inside, unit)) };
    const now = creaseSizes(template, resolved);
    let off = 0;
    for (const [name, mm] of Object.entries(now)) {
      const by = given[name]! - mm;
      off = Math.max(off, Math.abs(by));
      inside[name] = inside[name]! + by;
    }
    if (off < NEAR) return resolved;
  }
  return { errors: [{ message: `${id} cannot be drawn with ${NAME} external at these sizes. Try ${NAME} internal.` }] };
};

const errorOf = (
  violation: Resolved['violations'][number],
  given: Readonly<Record<string, number>>,
  inside: Readonly<Record<string, number>>,
  unit: Unit,
): ErrorEntry => {
  if (violation.kind === 'order') {
    const [larger, smaller] = violation.names;
    return {
      message: `${smaller} may be at most as large as ${larger}.`,
      suggestion: { type: 'swap_values', names: [larger, smaller] },
    };
  }
  const { name, value, min, max, of } = violation;
  const limit = value < min ? min : max;
  // Shift the limits by the difference between the crease-to-crease size and the inside size.
  const by = (given[name] ?? value) - (inside[name] ?? value);
  const works = nearestValid({ name, of, min: min + by, max: max + by }, value + by, unit);
  const prefix = given[name] === undefined ? '' : `${name} is ${roundTo(given[name], 4)} mm from crease to crease: `;
  const message = `${prefix}${roundTo(value, 4)} mm inside is ${value < min ? 'below the minimum' : 'above the maximum'} of ${roundTo(limit, 4)} mm`;
  if (works === undefined) return { message: `${message}.` };
  return { message: `${message}; ${formatValue(name, of, unit, works)} works.`, ...changeValue(name, works) };
};
