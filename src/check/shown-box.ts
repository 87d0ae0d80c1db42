import { fromMm } from '../engine/index.ts';
import { mapValues } from '../geometry/index.ts';
import { withoutDefaults } from '../recognise/index.ts';
import { type Catalogue, type Entry, variables } from '../template/index.ts';
import { type LengthUnit, roundTo } from '../values/index.ts';
import { checkDieline } from './check-dieline.ts';
import type { DielineCheck, DielineQuestion } from './dieline-check.ts';

interface ShownBox {
  readonly entry: Entry;
  /** The sizes, and what differs from the defaults: all others follow from them. In mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
  /** True for the nearest template of a drawing that no template draws. */
  readonly isNearest: boolean;
}

/** Settings of a file are rounded to four decimals, as the header of a PDF states them. */
const SAME_SETTING = 5.1e-5;

/** The box a file states or shows, checked against our drawing; without a box, the check of the file alone. Throws as `checkDieline`. */
export const findBoxIn = async (
  catalogue: Catalogue,
  file: Uint8Array,
  question: Omit<DielineQuestion, 'template' | 'variables' | 'choices' | 'dimensions'>,
): Promise<{ readonly check: DielineCheck; readonly box?: ShownBox }> => {
  const first = await checkDieline(catalogue, file, question);
  const { recognised, stated, explanation, ours, nearest: like } = first;
  // Values that make their drawing are nearer than those that its texts state.
  const nearest = explanation && !explanation.times ? explanation : (ours ?? like);
  const entry = nearest?.id === undefined ? undefined : catalogue.find(nearest.id);
  if (!nearest?.values || !entry) return { check: first };
  const own = withoutDefaults(entry, nearest.values, SAME_SETTING);
  // Beyond this a fit has noise.
  const box = {
    entry,
    values: Object.fromEntries(Object.entries(own).map(([name, value]) => [name, roundTo(value, like ? 1 : 6)])),
    isNearest: like !== undefined,
  };
  if (like) return { check: first, box };
  // What differs is told of our drawing of it, as a check that names the template tells it.
  const claim = { template: entry.id, variables: { ...box.values, unit: 'mm' as const }, explain: false };
  const { stated: _, ...second } = await checkDieline(catalogue, file, { ...question, ...claim });
  return { check: { ...second, ...(stated && { stated }), ...(recognised && { recognised }) }, box };
};

/** The values of a box in this unit. Boards stay in mm. */
export const foundIn = ({ entry, values }: ShownBox, unit: LengthUnit): Readonly<Record<string, number>> => {
  const all = variables(entry.template, entry.id, values);
  const isLength = (name: string): boolean => name !== 'material' && all[name]?.kind === 'length';
  return mapValues(values, (value, name) => (isLength(name) ? fromMm(value, unit) : value));
};
