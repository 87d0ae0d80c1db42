import { arrange, type Line } from '../../sheet/index.ts';
import { type Entry, resolve, variables } from '../../template/index.ts';

export type VariableValues = Readonly<Record<string, number>>;

/** Draws an entry at values: the lines of each part; undefined where they do not hold, or nothing may be drawn any more. */
export type Draw = (entry: Entry, values: VariableValues) => readonly Line[] | undefined;

/** Draws until so many lines have been drawn. */
export const drawer = (budget: number): Draw => {
  let left = budget;
  return (entry, values) => {
    if (left <= 0) return undefined;
    const { violations, values: settled, chosen } = resolve(entry.template, values, entry.id);
    left -= DRAWING_COST;
    if (violations.length) return undefined;
    const { lines } = arrange(entry.template.build(settled, chosen)).dieline;
    left -= lines.length;
    return lines.filter(({ line }) => line !== 'bleed');
  };
};

/** What a drawing costs besides its lines, in lines. */
const DRAWING_COST = 10;

/** The variables of an entry as numbers that can be moved by themselves, from what was asked. */
export interface FreeParameters {
  readonly names: readonly string[];
  readonly start: readonly number[];
  /** What would be asked: every size, and settings that are not their default. Inside the limits. */
  readonly values: (at: readonly number[]) => VariableValues;
  /** The numbers for values like these. */
  readonly place: (values: VariableValues) => readonly number[];
}

/**
 * Sizes are themselves; a finer setting is its distance from what it is when nothing is asked for it, so that it follows
 * the sizes as long as it is not moved. What is counted in pieces stays.
 */
export const freeParameters = (entry: Entry, asked: VariableValues): FreeParameters => {
  const { template, id } = entry;
  const at0 = variables(template, id, asked);
  const names = Object.keys(at0).filter((name) => at0[name]!.kind !== 'integer');
  const isSize = (name: string): boolean => Object.hasOwn(template.size, name);
  const counts = Object.fromEntries(
    Object.entries(asked).filter(([name]) => at0[name]?.kind === 'integer' || !(name in at0)),
  );
  const usual = (name: string, now: ReturnType<typeof variables>): number => asked[name] ?? now[name]!.value;
  const sizesAt = (at: readonly number[]): VariableValues => {
    const raw: Record<string, number> = { ...counts };
    names.forEach((name, k) => {
      if (isSize(name)) raw[name] = roundOff(at[k]!);
    });
    // Limits of one size may hang on another: they are asked for once each is inside its own.
    for (const limits of [template.size, variables(template, id, raw)])
      for (const name of names)
        if (isSize(name)) raw[name] = Math.min(limits[name]!.max, Math.max(limits[name]!.min, raw[name]!));
    return raw;
  };
  const values = (at: readonly number[]): VariableValues => {
    const sizes = sizesAt(at);
    const now = variables(template, id, sizes);
    const settings: [string, number][] = names.flatMap((name, k): [string, number][] => {
      const of = now[name];
      if (isSize(name) || !of || (at[k] === 0 && asked[name] === undefined)) return [];
      return [[name, Math.min(of.max, Math.max(of.min, roundOff(usual(name, now) + at[k]!)))]];
    });
    return { ...sizes, ...Object.fromEntries(settings) };
  };
  const place = (of: VariableValues): number[] => {
    const now = variables(template, id, of);
    return names.map((name) => (isSize(name) ? of[name]! : name in of && now[name] ? of[name]! - usual(name, now) : 0));
  };
  const start = names.map((name) => (isSize(name) ? (asked[name] ?? at0[name]!.value) : 0));
  return { names, start: place(values(start)), values, place };
};

/** Without the noise of adding. */
const roundOff = (value: number): number => Number(value.toFixed(7));
