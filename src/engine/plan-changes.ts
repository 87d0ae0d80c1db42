import { mapValues } from '../geometry/index.ts';
import { type Entry, type OutOfLimits, resolve, sizesOf, type Violation, variables } from '../template/index.ts';
import { defined, type LengthUnit, MM_PER_INCH, roundTo } from '../values/index.ts';
import { findValue } from './find-value.ts';
import { exactValue, nearestValid, readableDefault } from './readable-value.ts';
import { inTerms, type Offsets, toOwn, violationInTerms } from './size-offsets.ts';
import { allToMm, type Given, toMm } from './units.ts';

/** Round in which all sizes return to their defaults, and the last round. The rounds in between repair options. */
const ROUNDS_BEFORE_DEFAULTS = 8;
const MAX_ROUNDS = 12;

/** A defect of the template: its limits exclude one another. */
const noPlan = (id: string, given: Given, violations: readonly Violation[]): Error => {
  const open = violations.map((v) =>
    v.kind === 'limits'
      ? `${v.name} is ${v.value}, its limits are ${v.min} to ${v.max}`
      : `${v.names[0]} is less than ${v.names[1]}`,
  );
  return new Error(`${id}: found no valid values, starting from ${JSON.stringify(given)}. At last ${open.join('; ')}`);
};

/** Checks a box, and finds a small set of changes with which it can be made. @param offsets - by how much the given sizes exceed those of the template; violations and changes are in the given ones. */
export const planner = ({ template, id }: Entry, unit: LengthUnit, offsets: Offsets = {}) => {
  const known = variables(template, id);
  const sizes = inTerms(sizesOf(template, id), offsets);
  const ask = (given: Given): readonly Violation[] => {
    const inMm = allToMm(given, known, unit);
    const { violations } = resolve(template, toOwn(inMm, offsets), id);
    return violations.map((violation) => violationInTerms(violation, inMm, offsets));
  };
  const holds = (given: Given): boolean => !ask(given).length;
  const defaults = (defaultOf: typeof readableDefault): Given =>
    mapValues(sizes, (length, name) => defaultOf(name, length, unit));
  const short = defaults(readableDefault);
  // Rounding may break the order of two sizes that are equal in the template.
  const usual = holds(short) ? short : defaults(exactValue);
  const mm = (given: Given, name: string): number => toMm(name, known[name]!.kind, unit, given[name]!);

  /** A value of one name that makes the request valid, close to the one in `near`. */
  const repair = (given: Given, name: string, near: Given): number | undefined => {
    const works = (value: number): boolean => holds({ ...given, [name]: value });
    for (const violation of ask(given)) {
      if (violation.kind !== 'limits' || violation.name !== name) continue;
      const value = remedyOf(violation, unit);
      if (value !== undefined && works(value)) return value;
    }
    const size = sizes[name];
    if (!size) return undefined;
    const others = Object.keys(sizes).filter((other) => other !== name && other !== 'material');
    const likely = [size.value, ...others.map((other) => mm(given, other))];
    return findValue({ name, ...size, near: mm(near, name), likely }, unit, works);
  };

  /** A single change that is enough: of a value in violation, otherwise of another size. */
  const single = (given: Given, violations: readonly Violation[]): Given | undefined => {
    const blamed = new Set(violations.flatMap((v) => (v.kind === 'order' ? v.names : [v.name])));
    const others = Object.keys(sizes).filter((name) => name !== 'material' && !blamed.has(name));
    for (const names of [blamed, others]) {
      const changes = [...names].flatMap((name) => {
        const value = repair(given, name, given);
        return value === undefined ? [] : [{ name, value, factor: factorOf(value, given[name]!) }];
      });
      // Of two equally large changes prefer the larger size: the contents still fit.
      const [best] = changes.sort((a, b) => a.factor - b.factor || b.value - a.value);
      if (best) return { [best.name]: best.value };
    }
    return undefined;
  };

  /** One step towards valid values, when no single change is enough. */
  const step = (given: Given, violations: readonly Violation[]): Given => {
    const limits = violations.filter((v) => v.kind === 'limits');
    const order = violations.find((v) => v.kind === 'order');
    if (order) {
      const [a, b] = order.names;
      const level = (name: string, other: string): Given => {
        const { kind, min, max } = sizes[name]!;
        const by = (offsets[name] ?? 0) - (offsets[other] ?? 0);
        const value = mm(given, other) + by;
        const inside = value >= min && value <= max;
        if (!inside) return { [name]: nearestValid({ name, of: kind, min, max }, value, unit)! };
        if (!by) return { [name]: given[other]! };
        const limits = name === a ? { min: value, max } : { min, max: value };
        return { [name]: nearestValid({ name, of: kind, ...limits }, name === a ? -Infinity : Infinity, unit)! };
      };
      const [larger, smaller] = [level(a, b), level(b, a)];
      return ask({ ...given, ...smaller }).length < ask({ ...given, ...larger }).length ? smaller : larger;
    }
    const values = defined(Object.fromEntries(limits.map((violation) => [violation.name, remedyOf(violation, unit)])));
    if (Object.keys(values).length) return values;
    // The other sizes leave no valid value. Reset one of them to its default if that helps, otherwise all.
    const blocked = (trial: Given): number =>
      ask(trial).filter((v) => v.kind === 'limits' && remedyOf(v, unit) === undefined).length;
    const one = Object.keys(usual).find(
      (name) => given[name] !== usual[name] && blocked({ ...given, [name]: usual[name]! }) < limits.length,
    );
    return one ? { [one]: usual[one]! } : usual;
  };

  /**
   * Finds as few and as small changes as possible that make the request valid. `open`: names of proposals, whose changes cost nothing.
   * @throws Error when the template's own defaults are invalid.
   */
  const plan = (given: Given, open: ReadonlySet<string> = new Set()): Given => {
    let now = given;
    for (let round = 0; ; round++) {
      const violations = ask(now);
      if (!violations.length) break;
      if (round === MAX_ROUNDS) throw noPlan(id, given, violations);
      const next = round === ROUNDS_BEFORE_DEFAULTS ? usual : (single(now, violations) ?? step(now, violations));
      now = { ...now, ...next };
    }
    // Undo changes that are not needed, and reduce the others.
    for (const name of Object.keys(now)) {
      if (now[name] === given[name] || open.has(name)) continue;
      const kept = { ...now, [name]: given[name]! };
      if (holds(kept)) now = kept;
      else {
        const value = repair(kept, name, given);
        if (value !== undefined && factorOf(value, given[name]!) < factorOf(now[name]!, given[name]!))
          now = { ...now, [name]: value };
      }
    }
    // Prefer few changes: callers may apply them one by one.
    const changed = (): string[] => Object.keys(now).filter((name) => now[name] !== given[name]);
    const closed = changed().filter((name) => !open.has(name));
    for (const name of closed) if (now[name] !== given[name]) now = without(name, closed, now, given) ?? now;
    return Object.fromEntries(changed().map((name) => [name, now[name]!]));
  };

  /** Restores one given value when another changed value can compensate. */
  const without = (name: string, changed: readonly string[], now: Given, given: Given): Given | undefined => {
    const kept = { ...now, [name]: given[name]! };
    for (const other of changed) {
      if (other === name || now[other] === given[other]) continue;
      const value = repair(kept, other, given);
      if (value !== undefined) return { ...kept, [other]: value };
    }
    return undefined;
  };
  return { ask, plan };
};

const factorOf = (a: number, b: number): number => (a * b > 0 ? roundTo(Math.abs(Math.log(a / b)), 9) : Infinity);

/** The nearest value inside the violated limit. For a board thickness given in inches: the same thickness in mm. */
const remedyOf = (violation: OutOfLimits, unit: LengthUnit): number | undefined =>
  (unit === 'in' ? materialInInches(violation) : undefined) ?? nearestValid(violation, violation.value, unit);

/** The value in mm, for a board thickness that is far too small and would be valid in inches. */
export const materialInInches = ({ name, value, min, max }: OutOfLimits): number | undefined => {
  if (name !== 'material' || value >= min) return undefined;
  const mm = roundTo(value * MM_PER_INCH, 4);
  return mm >= min && mm <= max ? mm : undefined;
};
