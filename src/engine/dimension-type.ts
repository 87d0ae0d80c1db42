import type { ErrorEntry, Unit } from '../api/index.ts';
import { arrange, gaugeLength } from '../sheet/index.ts';
import { type Entry, type Resolved, resolve, type Template, withChosen } from '../template/index.ts';
import { changeValue, formatValue } from './messages.ts';
import { quote } from './quote.ts';
import { nearestValid } from './readable-value.ts';
import { roundTo } from './units.ts';

/** What the sizes of a box of corrugated or rigid board are: those inside the closed box, or those from crease to crease. */
export type DimensionType = 'internal' | 'external';

const NAME = 'dimension_type';
const TYPES: readonly string[] = ['internal', 'external'] satisfies DimensionType[];

/** Names that clients of the hosted service send and that change no line: how it is printed, and how the flutes run. */
export const passedOver: readonly string[] = ['printing_method', 'direction', 'cross'];

/** What was asked: undefined where nothing was, or for carton, which is drawn from crease to crease anyway. */
export const readDimensionType = (
  { group }: Entry,
  given: unknown,
): { readonly type?: DimensionType } | { readonly error: ErrorEntry } => {
  if (given === undefined || group.category === 'Cartons') return {};
  if (typeof given === 'string' && TYPES.includes(given)) return { type: given as DimensionType };
  return { error: { message: `${NAME} must be internal or external, but is ${quote(given)}.` } };
};

/** The rule of a template that draws external sizes in a way of its own. */
const OWN_RULE = { allowance: 'external' } as const;

/** A template with a rule for external sizes, with that rule chosen; undefined for the others, whose sizes are converted. */
export const withExternalRule = (entry: Entry): Entry | undefined =>
  entry.template.choices.allowance?.includes(OWN_RULE.allowance) ? withChosen(entry, OWN_RULE) : undefined;

/** The most that allowances make of a size, in boards. What a label states beyond that is not the size, e.g. the height of a base alone. */
const MOST_BOARDS = 8;

/** From crease to crease, in mm: what the labels of the drawing state, by the names of sizes. */
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

/** Allowances depend on the board, hardly on the sizes: a few steps are enough. */
const STEPS = 12;
const NEAR = 1e-9;

/**
 * The box whose drawing measures from crease to crease what was given, in mm; in place of it the errors, where the sizes inside that come
 * of it are out of their limits.
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
  // From crease to crease limits are as far off as the size itself.
  const by = (given[name] ?? value) - (inside[name] ?? value);
  const works = nearestValid({ name, of, min: min + by, max: max + by }, value + by, unit);
  const asked = given[name] === undefined ? '' : `${name} is ${roundTo(given[name], 4)} mm from crease to crease: `;
  const message = `${asked}${roundTo(value, 4)} mm inside is ${value < min ? 'below the minimum' : 'above the maximum'} of ${roundTo(limit, 4)} mm`;
  if (works === undefined) return { message: `${message}.` };
  return { message: `${message}; ${formatValue(name, of, unit, works)} works.`, ...changeValue(name, works) };
};
