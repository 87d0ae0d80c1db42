import type { LineType } from '../../board/index.ts';
import type { Line } from '../../sheet/index.ts';
import { type LineEnd, runEndsOf } from '../lines/ends.ts';

/** For cuts, creases and other lines, counts of ends by direction and in arcs, and of runs without ends. Size hardly changes them. */
export type Signature = readonly number[];

/** Counts of one line type: horizontal, vertical, 45°, small, middle and large slants, arcs, closed runs. */
const COUNTS = 8;

/** Limits of slants against the nearest axis, in degrees. */
const [STRAIGHT, SMALL, MIDDLE] = [0.5, 12, 22] as const;

const rowOf = (kind: LineType): number => (kind === 'cut' ? 0 : kind === 'crease' ? 1 : 2);

const columnOf = ({ curve, direction: [x, y] }: LineEnd): number => {
  if (curve.kind !== 'line') return 6;
  const degrees = (Math.atan2(Math.abs(y), Math.abs(x)) * 180) / Math.PI;
  if (degrees < STRAIGHT) return 0;
  if (degrees > 90 - STRAIGHT) return 1;
  const slant = Math.min(degrees, 90 - degrees);
  if (slant > 45 - STRAIGHT) return 2;
  return slant < SMALL ? 3 : slant < MIDDLE ? 4 : 5;
};

/** @param lines in the direction of their axes. */
export const signatureOf = (lines: readonly Line[]): Signature => {
  const counts = new Array<number>(3 * COUNTS).fill(0);
  for (const [kind, { ends, round }] of runEndsOf(lines)) {
    const row = COUNTS * rowOf(kind);
    for (const end of ends) counts[row + columnOf(end)]! += 1;
    counts[row + 7]! += round.length;
  }
  return counts;
};

/** Columns of slants, from the least to 45°. */
const SLANTS = [3, 4, 5, 2] as const;

/** Weight of a slant that is of the neighbouring kind: slants change with the sizes. */
const NEXT_SLANT = 0.25;

/** Number of differing counts, for the sheet as drawn and rotated by a quarter turn, and the smaller of both. */
export const signatureDifferences = (a: Signature, b: Signature) => {
  let [asItLies, turned] = [0, 0];
  for (let row = 0; row < a.length; row += COUNTS) {
    const rest = off(a, row + 6, b, row + 6) + off(a, row + 7, b, row + 7) + slantDifference(a, b, row);
    asItLies += off(a, row, b, row) + off(a, row + 1, b, row + 1) + rest;
    turned += off(a, row, b, row + 1) + off(a, row + 1, b, row) + rest;
  }
  return { asItLies, turned, unlike: Math.min(asItLies, turned) };
};

const off = (a: Signature, mine: number, b: Signature, theirs: number): number => Math.abs(a[mine]! - b[theirs]!);

const slantDifference = (a: Signature, b: Signature, row: number): number => {
  let [carried, moved] = [0, 0];
  for (const column of SLANTS) {
    moved += Math.abs(carried);
    carried += a[row + column]! - b[row + column]!;
  }
  return Math.abs(carried) + NEXT_SLANT * moved;
};

/** As a row of a table: counts with commas, nothing for 0 and for what is left at the end. */
export const writeSignature = (signature: Signature): string =>
  signature
    .map((count) => count || '')
    .join()
    .replace(/,+$/, '');

export const readSignature = (row: string): Signature => {
  const counts = row.split(',').map(Number);
  return [...counts, ...new Array<number>(3 * COUNTS - counts.length).fill(0)];
};
