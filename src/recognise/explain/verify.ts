import { arrange, type Dieline } from '../../sheet/index.ts';
import { buildParts, type Entry, resolve, variables } from '../../template/index.ts';
import { compare } from '../compare/compare.ts';
import { isSame } from '../compare/drawing-comparison.ts';
import { scaleBetween } from '../compare/similarity.ts';
import type { VariableValues } from './drawer.ts';

/** Variables of a template at which our drawing equals theirs. In mm, degrees or pieces. */
export interface Explanation {
  /** An id of the catalogue, with other choices where no id has them: `becf-10101,postal_lock=top`. */
  readonly id: string;
  readonly values: VariableValues;
  /** Variables that differ from the given ones, without those that follow from a size. */
  readonly changed: VariableValues;
  /** The largest distance left, in mm. */
  readonly deviation: number;
  /** Scale of their drawing, when its unit was read wrongly. */
  readonly times?: number;
}

/** Our whole drawing at these values; undefined when they cannot be made. */
export const drawAt = (
  entry: Entry,
  values: VariableValues,
): { readonly dieline: Dieline; readonly settled: VariableValues } | undefined => {
  const resolved = resolve(entry.template, values, entry.id);
  if (resolved.violations.length) return undefined;
  return { dieline: arrange(buildParts(entry, resolved)).dieline, settled: resolved.values };
};

/** Scale of their drawing against ours at these values; undefined when they cannot be made. */
export const scaleToOurs = (entry: Entry, values: VariableValues, theirs: Dieline): number | undefined => {
  const ours = drawAt(entry, values);
  return ours && scaleBetween(theirs, ours.dieline);
};

/** Only an equal drawing is an explanation. */
export const verify = (
  entry: Entry,
  values: VariableValues,
  given: VariableValues,
  theirs: Dieline,
  tolerance: number,
): Explanation | undefined => {
  const ours = drawAt(entry, values);
  if (!ours) return undefined;
  const comparison = compare(theirs, ours.dieline, tolerance);
  if (!isSame(comparison)) return undefined;
  const changed = changedFrom(entry, values, given);
  return { id: entry.id, values: ours.settled, changed, deviation: comparison.largest?.distance ?? 0 };
};

/** Values that differ from both the given ones and the defaults. */
export const changedFrom = ({ template, id }: Entry, values: VariableValues, given: VariableValues): VariableValues => {
  const usual = variables(template, id, values);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => Math.abs(value - (given[name] ?? usual[name]!.value)) > 1e-6),
  );
};
