import { type Entry, type Lengths, variables } from '../../template/index.ts';
import type { VariableValues } from './drawer.ts';

/** The variables of an entry as numbers that can be moved independently, from what was given. */
export interface FreeParameters {
  readonly names: readonly string[];
  readonly start: readonly number[];
  /** Indices of the sizes of the box, without the board. */
  readonly sizes: readonly number[];
  /** Index of the thickness of the board; -1 for a box without one. */
  readonly board: number;
  /** The variables to request: every size, and settings that differ from their default. Inside the limits. */
  readonly values: (at: readonly number[]) => VariableValues;
  /** The numbers for such variables. */
  readonly place: (values: VariableValues) => readonly number[];
}

/** A size is a parameter. A finer setting is its difference from its default, so that it follows the sizes. Counts of pieces stay fixed. */
export const freeParameters = ({ template, id }: Entry, given: VariableValues): FreeParameters => {
  const atGiven = variables(template, id, given);
  const names = Object.keys(atGiven).filter((name) => atGiven[name]!.kind !== 'integer');
  const isSize = (name: string): boolean => Object.hasOwn(template.size, name);
  const counts = Object.fromEntries(
    Object.entries(given).filter(([name]) => atGiven[name]?.kind === 'integer' || !(name in atGiven)),
  );
  const usual = (name: string, now: ReturnType<typeof variables>): number => given[name] ?? now[name]!.value;
  const sizesAt = (at: readonly number[]): VariableValues => {
    const raw: Record<string, number> = { ...counts };
    names.forEach((name, k) => {
      if (isSize(name)) raw[name] = roundOff(at[k]!);
    });
    const clamp = (limits: Lengths): void => {
      for (const name of names)
        if (isSize(name)) raw[name] = Math.min(limits[name]!.max, Math.max(limits[name]!.min, raw[name]!));
    };
    // Limits of one size may depend on another, so they are asked for once each size is inside its own limits.
    clamp(template.size);
    clamp(variables(template, id, raw));
    return raw;
  };
  const values = (at: readonly number[]): VariableValues => {
    const sizes = sizesAt(at);
    const now = variables(template, id, sizes);
    const settings: [string, number][] = names.flatMap((name, k): [string, number][] => {
      const of = now[name];
      if (isSize(name) || !of || (at[k] === 0 && given[name] === undefined)) return [];
      return [[name, Math.min(of.max, Math.max(of.min, roundOff(usual(name, now) + at[k]!)))]];
    });
    return { ...sizes, ...Object.fromEntries(settings) };
  };
  const place = (of: VariableValues): number[] => {
    const now = variables(template, id, of);
    return names.map((name) => (isSize(name) ? of[name]! : name in of && now[name] ? of[name]! - usual(name, now) : 0));
  };
  const start = names.map((name) => (isSize(name) ? (given[name] ?? atGiven[name]!.value) : 0));
  const sizes = names.flatMap((name, k) => (isSize(name) && name !== 'material' ? [k] : []));
  return { names, start: place(values(start)), sizes, board: names.indexOf('material'), values, place };
};

/** Removes the noise of floating-point sums. */
const roundOff = (value: number): number => Number(value.toFixed(7));
