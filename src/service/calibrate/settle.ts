import {
  type ConfiguredRange,
  endsCount,
  type IdReading,
  type RangeAxis,
  rangeId,
  rangeNumber,
} from '../../template/index.ts';

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
export const ordersOf = (range: ConfiguredRange, readings: KnownReadings): readonly (readonly RangeAxis[])[] => {
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
export const settleEnds = async (
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
