import type { DielinesApi, DielineTemplate } from '../../api/index.ts';
import {
  type ConfiguredRange,
  endOf,
  endsCount,
  FEATURES,
  type IdReading,
  type RangeAxis,
  rangeId,
  readingFrom,
  resolveChoices,
  type Template,
} from '../../template/index.ts';
import { type IdRules, ruleOf } from './id-rules.ts';
import { type KnownReadings, settleEnds } from './settle.ts';

export interface CalibrateOptions {
  /** Called with each id before it is read. */
  readonly onRead?: (id: string) => void;
  /** Awaited before each reading, to limit the rate. */
  readonly beforeRead?: () => Promise<void>;
}

/** The rules found, and the ids read for them. */
export interface Calibration {
  readonly rules: IdRules;
  readonly read: readonly string[];
}

/**
 * Reads the unknown order of a service's numbered ids: one template for each end choice, nine for a range with
 * two ends and five for a range with one, plus one to distinguish the bodies of the first range.
 * @throws {@link ContradictionError} for readings that contradict every order.
 */
export const calibrate = async (
  service: Pick<DielinesApi, 'readTemplate'>,
  templates: readonly Template[],
  { onRead, beforeRead }: CalibrateOptions = {},
): Promise<Calibration> => {
  const ids: string[] = [];
  const readerOf =
    (range: ConfiguredRange, axes: readonly RangeAxis[]) =>
    async (n: number): Promise<IdReading> => {
      await beforeRead?.();
      const id = rangeId(range, n);
      onRead?.(id);
      ids.push(id);
      const { dieline_template: template } = (await service.readTemplate(id, 'mm')) ?? {};
      if (typeof template !== 'object')
        throw new Error(`The answer for ${id} is not a template. Check the address of the service.`);
      return readingOf(axes, template);
    };
  const ranges = [];
  let hidden: string | undefined;
  for (const template of templates) {
    const { range } = template.ids;
    if (!range) continue;
    const ends = await settleEnds(range, knownReadings(template, range), readerOf(range, range.ends));
    // All ranges share one kind of body, so one reading reveals its unseen value.
    hidden ??= await unseenValue(range, readerOf(range, range.body));
    ranges.push(ruleOf({ ...range, body: range.body.map((axis) => seenAxis(axis, hidden)) }, ends));
  }
  return { rules: { type: 'boxwright_id_rules', version: 1, ranges }, read: ids };
};

/** Known values of single ids of a range. Of those with an answer the cut-outs are not known. */
export const knownReadings = (template: Template, range: ConfiguredRange): KnownReadings => {
  const shown = range.ends.filter(({ name }) => !name.endsWith('_feature'));
  const named = template.ids.named.map((id) => {
    return [id, readingFrom(shown, resolveChoices(template, template.ids.parse(id)?.choices))] as const;
  });
  return { ...Object.fromEntries(named), ...range.known };
};

const isUnseen = ({ values }: RangeAxis): boolean => !!values && values.includes(undefined);

/** The first body with the unseen value; '' when it shows no other value. */
const unseenValue = async ({ body, ...range }: ConfiguredRange, read: (n: number) => Promise<IdReading>) => {
  const at = body.findIndex(isUnseen);
  const axis = body[at];
  if (!axis) return '';
  const step = body.slice(at + 1).reduce((all, { size }) => all * size, 1);
  const value = (await read(step * endsCount({ body, ...range })))[axis.name]!;
  return axis.values?.includes(value) ? '' : value;
};

const seenAxis = (axis: RangeAxis, hidden: string | undefined): RangeAxis =>
  isUnseen(axis) && hidden ? { ...axis, values: axis.values!.map((value) => value ?? hidden) } : axis;

const featureAt = (end: string, tags: readonly string[]): string =>
  FEATURES.find((feature) => tags.includes(feature) || tags.includes(`${end}_${feature}`)) ?? 'plain';

/** Reads the values along the axes from a template's body. */
const readingOf = (axes: readonly RangeAxis[], template: DielineTemplate): IdReading => {
  const attributes = template as unknown as Readonly<Record<string, { readonly id?: string } | undefined>>;
  const value = (name: string): string => {
    if (name.endsWith('_feature')) return featureAt(endOf(name), template.tags ?? []);
    // With a single end the service may omit its name.
    return (attributes[name] ?? attributes[name.slice(name.indexOf('_') + 1)])?.id ?? 'none';
  };
  return Object.fromEntries(axes.map(({ name }) => [name, value(name)]));
};
