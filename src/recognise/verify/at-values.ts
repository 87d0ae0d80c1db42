import { arrange, type Dieline } from '../../sheet/index.ts';
import { buildParts, type Entry, resolve, variables } from '../../template/index.ts';
import type { DrawLines, VariableValues } from '../catalogue/drawer.ts';
import { DEFECT, isOneDefect } from '../fit/one-defect.ts';
import type { Target } from '../fit/target.ts';
import { type Distortion, type Similarity, scaleBetween } from '../lines/alignment.ts';
import { withoutBleed } from '../lines/curves.ts';
import { compare, isSame } from './compare.ts';
import { similarityBetween } from './distortion.ts';
import { type OddPanel, oddPanel } from './odd-panel.ts';

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
const drawAt = (entry: Entry, values: VariableValues) => {
  const resolved = resolve(entry.template, values, entry.id);
  if (resolved.violations.length) return undefined;
  return { dieline: arrange(buildParts(entry, resolved)).dieline, settled: resolved.values };
};

/** How their drawing is scaled and distorted against ours at these values; undefined when it is not, and when they cannot be made. */
export const similarityToOurs = (entry: Entry, values: VariableValues, theirs: Dieline): Similarity | undefined => {
  const ours = drawAt(entry, values)?.dieline;
  const scale = ours && scaleBetween(theirs, ours);
  return scale
    ? similarityBetween(theirs, { ...ours, lines: withoutBleed(ours.lines) }, { degrees: 0, scale })
    : undefined;
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
const changedFrom = ({ template, id }: Entry, values: VariableValues, given: VariableValues): VariableValues => {
  const usual = variables(template, id, values);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => Math.abs(value - (given[name] ?? usual[name]!.value)) > 1e-6),
  );
};

/** The template of a drawing that names none, and its variables. */
export interface Recognition extends Omit<Explanation, 'times'> {
  readonly entry: Entry;
  /** Lines that differ: 0, or the few of a defect. */
  readonly differences: number;
  /** True when the differences may be a defect. More differences show another drawing. */
  readonly oneDefect: boolean;
  /** Scale of their drawing against ours: 1, or the scale that makes odd sizes round. */
  readonly scale: number;
  readonly distortion?: Distortion;
  readonly panel?: OddPanel;
  readonly alike: readonly AlikeId[];
}

/** An id that draws the same as another one, with its variables. */
export type AlikeId = Pick<Explanation, 'id' | 'values' | 'changed'>;

export interface Search {
  readonly theirs: Dieline;
  readonly target: Target;
  readonly draw: DrawLines;
  /** In mm. */
  readonly tolerance: number;
}

/** How many lines of a result may be wrong: none, so few that they move no size, or those of one defect. */
export type Allowed = 'none' | 'few' | 'defect';

/** With so few differing lines, or this share of them, another candidate would hardly differ less. */
export const FEW = 2;
const FEW_SHARE = 0.08;

/** Smaller distances are rounding of the file and of sizes, in mm, and need no further fit. */
export const ROUNDING = 0.005;

export const isFew = (found: Recognition | undefined, { theirs }: Search): boolean =>
  found !== undefined && found.differences <= Math.max(FEW, Math.min(DEFECT, FEW_SHARE * theirs.lines.length));

/** The result with the fewest differing lines; the first one among equals. */
export const fewest = (all: readonly (Recognition | undefined)[]): Recognition | undefined =>
  all.reduce((best, one) => (one && !(best && best.differences <= one.differences) ? one : best), undefined);

/**
 * The differences of a candidate at values; undefined when these cannot be made, or differ in more lines than a defect.
 * @param panels true to find instead the one panel that is too wide or too narrow.
 */
export const recognised = (
  entry: Entry,
  values: VariableValues,
  { theirs, tolerance }: Pick<Search, 'theirs' | 'tolerance'>,
  panels = false,
): Recognition | undefined => {
  const ours = drawAt(entry, values);
  if (!ours) return undefined;
  const comparison = compare(theirs, ours.dieline, tolerance);
  const panel = panels ? oddPanel(comparison, ours.dieline, tolerance) : undefined;
  if (panels && !panel) return undefined;
  return {
    entry,
    id: entry.id,
    values: ours.settled,
    changed: changedFrom(entry, values, {}),
    deviation: comparison.largest?.distance ?? 0,
    differences: comparison.deviations.length,
    oneDefect: panels || isOneDefect(comparison.deviations, theirs.lines),
    scale: 1,
    alike: [],
    ...(panel && { panel }),
  };
};
