import type { DielinesApi, DielineTemplate } from '../../api/index.ts';
import {
  type ConfiguredRange,
  endOf,
  endsCount,
  FEATURES,
  type IdReading,
  type RangeAxis,
  rangeId,
  rangeNumber,
  readingFrom,
  resolveChoices,
  type Template,
} from '../../template/index.ts';
import { type IdRules, ruleOf } from './id-rules.ts';

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

const readingOf = (axes: readonly RangeAxis[], template: DielineTemplate): IdReading => {
  const attributes = template as unknown as Readonly<Record<string, { readonly id?: string } | undefined>>;
  const value = (name: string): string => {
    if (name.endsWith('_feature')) return featureAt(endOf(name), template.tags ?? []);
    // With a single end the service may omit its name.
    return (attributes[name] ?? attributes[name.slice(name.indexOf('_') + 1)])?.id ?? 'none';
  };
  return Object.fromEntries(axes.map(({ name }) => [name, value(name)]));
};

/**
 * Thrown for readings that no order of the ends explains.
 * @example
 * import { ContradictionError } from 'boxwright';
 *
 * new ContradictionError('becf-10803 says snap lock twice') instanceof Error; // true
 */
export class ContradictionError extends Error {
  override readonly name = 'ContradictionError';
}

/** What is known of single ids, by id. A reading may lack values. */
export type KnownReadings = Readonly<Record<string, IdReading>>;

/** Axes from the fastest on, and what they make of each reading: its digits that are not used yet. */
interface Begun {
  readonly fastest: readonly RangeAxis[];
  readonly rest: readonly { readonly reading: IdReading; readonly n: number }[];
}

/** Values by digit: those seen, and the only ones left. `all` lists the known values of an axis. */
const complete = (size: number, seen: ReadonlyMap<number, string>, all: readonly string[]): (string | undefined)[] => {
  const left = all.filter((value) => ![...seen.values()].includes(value));
  const open = Array.from({ length: size }, (_, digit) => digit).filter((digit) => !seen.has(digit));
  return Array.from(
    { length: size },
    (_, digit) => seen.get(digit) ?? (open.length === 1 && left.length === 1 ? left[0] : undefined),
  );
};

/** The axis with its values, as the next faster one; undefined where two readings contradict that. */
const asNext = (axis: RangeAxis, { fastest, rest }: Begun): Begun | undefined => {
  const seen = new Map<number, string>();
  for (const { reading, n } of rest) {
    const [value, digit] = [reading[axis.name], n % axis.size];
    if (value === undefined || seen.get(digit) === value) continue;
    if (seen.has(digit) || [...seen.values()].includes(value)) return undefined;
    seen.set(digit, value);
  }
  const all = (axis.values ?? []).filter((value) => value !== undefined);
  return {
    fastest: [...fastest, { ...axis, values: complete(axis.size, seen, all) }],
    rest: rest.map(({ reading, n }) => ({ reading, n: Math.floor(n / axis.size) })),
  };
};

/** All orders of the end axes that explain the readings, the slowest axis first, with the values that they show. */
const ordersOf = (range: ConfiguredRange, readings: KnownReadings): readonly (readonly RangeAxis[])[] => {
  const rest = Object.entries(readings).flatMap(([id, reading]) => {
    const n = rangeNumber(range, id);
    return n === undefined ? [] : [{ reading, n: n % endsCount(range) }];
  });
  let begun: readonly Begun[] = [{ fastest: [], rest }];
  for (const _ of range.ends)
    begun = begun.flatMap((one) =>
      range.ends
        .filter(({ name }) => !one.fastest.some((axis) => axis.name === name))
        .flatMap((axis) => asNext(axis, one) ?? []),
    );
  return begun.map(({ fastest }) => fastest.toReversed());
};

/** The orders that explain the readings. Throws ContradictionError where none does, with the first id against those before it. */
export const soundOrders = (range: ConfiguredRange, readings: KnownReadings): ReturnType<typeof ordersOf> => {
  const all = ordersOf(range, readings);
  if (all.length) return all;
  const entries = Object.entries(readings);
  const before = (count: number) => ordersOf(range, Object.fromEntries(entries.slice(0, count)));
  const [id, reading] = entries[entries.findIndex((_, k) => !before(k + 1).length)]!;
  const shown = Object.entries(reading).map((pair) => pair.join(' '));
  throw new ContradictionError(
    `${id} has ${shown.join(', ')}; beside the other readings no order of the end choices explains that.`,
  );
};

/**
 * Finds the order of the end axes by steps. Two ids that are one step of the fastest axis apart differ only in that axis. A step
 * of the next axis is as long as the axis before has values. It reads one id per axis except the slowest, and the first and last id.
 * @param known - values of single ids, which the order must explain as well.
 * @throws {@link ContradictionError} for readings that no order explains.
 */
const settleEnds = async (
  range: ConfiguredRange,
  known: KnownReadings,
  read: (n: number) => Promise<IdReading>,
): Promise<readonly RangeAxis[]> => {
  const readings: Record<string, IdReading> = {};
  let step = 1;
  for (const n of [0, endsCount(range) - 1]) readings[rangeId(range, n)] = await read(n);
  for (let k = 1; k < range.ends.length; k++) {
    readings[rangeId(range, step)] = await read(step);
    step *= soundOrders(range, readings)[0]!.at(-k)!.size;
  }
  return soundOrders(range, { ...readings, ...known })[0]!;
};
