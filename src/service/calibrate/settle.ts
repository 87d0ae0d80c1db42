import {
  type ConfiguredRange,
  digitsOf,
  endsCount,
  type RangeAxis,
  rangeId,
  rangeNumber,
} from '../../template/index.ts';
import type { IdReading } from './readings.ts';

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

/** Reads the n-th id of a range, from 0. */
export type ReadId = (n: number) => Promise<IdReading>;

/** Values by digit: those seen, and the only ones left. `all` lists the known values of an axis. */
const complete = (size: number, seen: ReadonlyMap<number, string>, all: readonly string[]): (string | undefined)[] => {
  const left = all.filter((value) => ![...seen.values()].includes(value));
  const open = Array.from({ length: size }, (_, digit) => digit).filter((digit) => !seen.has(digit));
  return Array.from(
    { length: size },
    (_, digit) => seen.get(digit) ?? (open.length === 1 && left.length === 1 ? left[0] : undefined),
  );
};

/**
 * Finds the order of the end axes by steps. Two ids that are one step of the fastest axis apart differ only in that axis. A step
 * of the next axis is as long as the axis before has values. It reads one id per axis except the slowest, and the first and last id.
 * @throws {@link ContradictionError} for a step that changes nothing, or more than one axis.
 */
export const settleEnds = async (range: ConfiguredRange, read: ReadId): Promise<readonly RangeAxis[]> => {
  const first = await read(0);
  const last = await read(endsCount(range) - 1);
  const seen = new Map(range.ends.map(({ name }) => [name, new Map([[0, first[name]!]])]));
  let open = range.ends;
  const fastestFirst: RangeAxis[] = [];
  for (let step = 1; open.length > 1; ) {
    const reading = await read(step);
    const changed = range.ends.filter(({ name }) => reading[name] !== first[name]);
    const [axis, ...more] = changed;
    if (!axis || more.length || !open.includes(axis))
      throw new ContradictionError(
        `${rangeId(range, step)} and ${rangeId(range, 0)} differ in ${
          changed.length ? changed.map(({ name }) => name).join(' and ') : 'nothing'
        }; in an order of the end choices they would differ in one of ${open.map(({ name }) => name).join(', ')}.`,
      );
    seen.get(axis.name)!.set(1, reading[axis.name]!);
    fastestFirst.push(axis);
    open = open.filter((one) => one !== axis);
    step *= axis.size;
  }
  fastestFirst.push(open[0]!);
  return fastestFirst.toReversed().map((axis) => {
    const values = seen.get(axis.name)!;
    const end = last[axis.name]!;
    const known = values.get(axis.size - 1) ?? end;
    const isOther = [...values].every(([digit, value]) => digit === axis.size - 1 || value !== end);
    if (known !== end || !isOther)
      throw new ContradictionError(
        `${rangeId(range, endsCount(range) - 1)} has the ${axis.name} ${end}, but so has another digit of the ids.`,
      );
    values.set(axis.size - 1, end);
    const all = (axis.values ?? []).filter((value) => value !== undefined);
    return { ...axis, values: complete(axis.size, values, all) };
  });
};

/**
 * Checks an order against the known values of single ids.
 * @throws {@link ContradictionError} with the first id that it does not explain.
 */
export const holdAgainst = (
  range: ConfiguredRange,
  ends: readonly RangeAxis[],
  known: Readonly<Record<string, IdReading>>,
): void => {
  for (const [id, reading] of Object.entries(known)) {
    const n = rangeNumber(range, id);
    if (n === undefined) continue;
    const digits = digitsOf(n % endsCount(range), ends);
    for (const [k, { name, values }] of ends.entries()) {
      const [stated, found] = [reading[name], values?.[digits[k]!]];
      if (stated !== undefined && found !== undefined && stated !== found)
        throw new ContradictionError(`${id} has the ${name} ${stated}, but the other readings allow only ${found}.`);
    }
  }
};
