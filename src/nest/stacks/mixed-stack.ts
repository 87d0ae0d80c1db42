import { exactPairsOf } from '../exact-pairs.ts';
import type { Gutter } from '../kind.ts';
import type { Fits } from '../kinds.ts';
import type { Stack } from '../layers.ts';
import { MM } from '../loop.ts';
import type { BlankRow } from '../row.ts';
import { pairRows, rowsOfPairs, straightRows } from '../rows.ts';
import { fullestChain } from './fullest-chain.ts';
import { type RowPlaces, RowSteps } from './row-steps.ts';
import { MANY_ROWS, rowsInTurn, type TurnsTask } from './rows-in-turn.ts';

interface MixedTask {
  readonly fits: Fits;
  /** A kind and the same turned by 180°, of one or both base orientations. */
  readonly bases: readonly (readonly [number, number])[];
  readonly width: number;
  readonly height: number;
  readonly gutter: Gutter;
  /** Only stacks of more blanks are of interest. */
  readonly moreThan: number;
}

/**
 * The fullest stack found of rows of different blanks: of either rotation, and of pairs. A larger sheet never holds fewer: rows and places
 * are those of certain widths, the same for all sheets. A wider sheet tries more of these, and all that a narrower one tries.
 */
export const mixedStack = (task: MixedTask): Stack | undefined => {
  const plain = stackOf(task, rowsOf);
  // Once more, for with more rows to choose from a search may lose others.
  const exact = task.bases.some((kinds) => exactPairsOf(task.fits, kinds).length)
    ? stackOf({ ...task, moreThan: plain?.count ?? task.moreThan }, exactRowsOf)
    : undefined;
  return exact ?? plain;
};

type RowsOf = (fits: Fits, bases: MixedTask['bases'], width: number) => BlankRow[];

const stackOf = ({ fits, bases, width, height, gutter, moreThan }: MixedTask, rowsOf: RowsOf): Stack | undefined => {
  const area = Math.min(...bases.map(([kind]) => fits.areas[kind]!));
  let best: Stack | undefined;
  for (let tried = widthUpTo(width); tried > 0; tried = widthUpTo(tried - 1)) {
    const held = best?.count ?? moreThan;
    // Narrower ones hold no more than what their area has room for.
    if (((held + 1) * area) / (tried + gutter.x) - gutter.y - 1e-3 > height) break;
    const rows = rowsOf(fits, bases, tried);
    const longest = Math.max(0, ...rows.map(({ items }) => items.length));
    if (longest > LONG) continue;
    const low = rows.filter((row) => row.height <= height);
    const steps = new RowSteps(fits, placed(low, tried));
    best = rowsInTurn(turnsOf(fits, steps, height), held) ?? best;
    const turned = best?.count ?? moreThan;
    if (MANY_ROWS * longest > turned) best = fullestChain(fits, steps, { height, moreThan: turned }) ?? best;
  }
  return best;
};

const turnsOf = (fits: Fits, steps: RowSteps, height: number): TurnsTask => {
  const { rows } = steps;
  const all = rows.map((_, row) => row);
  const statesOf = all.map((row) => steps.statesOf(row));
  return {
    fits,
    rows,
    states: steps.states(),
    height,
    rise: (a, b) => steps.of(a, b),
    least: steps.least,
    following: () => all,
    statesOf: (row) => statesOf[row]!,
  };
};

/** With more blanks in a row, rows of one kind are as good, because the edges matter little. */
const LONG = 50;

/** Widths are tried in steps of 20 mm up to this one, for those of sheets are often whole centimetres. */
const WIDE = 1280 * MM;
const STEP = 20 * MM;

/** The largest width that is tried, up to a given one. Steps are twice as long for each doubling of the width, half for each halving. */
const widthUpTo = (width: number): number => {
  let [step, to] = [STEP, WIDE];
  for (; to <= width; to *= 2) step *= 2;
  for (; to / 2 > width && step > MM; to /= 2) step /= 2;
  return Math.floor(width / step) * step;
};

/** Pairs with either blank first that rows are made of; fewer where both base orientations have some. */
const PAIRS = 3;
const FEWER_PAIRS = 2;

const rowsOf: RowsOf = (fits, bases, width) =>
  bases
    .flatMap(([one, other]) => [
      ...straightRows(fits, one, width),
      ...straightRows(fits, other, width),
      ...pairRows(fits, one, other, width, undefined, bases.length > 1 ? FEWER_PAIRS : PAIRS),
    ])
    .filter((row) => row.width <= width);

/** The same, and rows of pairs that interlock exactly. */
const exactRowsOf: RowsOf = (fits, bases, width) => [
  ...rowsOf(fits, bases, width),
  ...bases.flatMap((kinds) => rowsOfPairs(fits, exactPairsOf(fits, kinds), width)).filter((row) => row.width <= width),
];

/** Places along a row that are tried from the left to the right edge. Pairs fill their own gaps: where they lie matters less. */
const PLACES = 5;
const PLACES_OF_PAIRS = 3;

const placed = (rows: readonly BlankRow[], width: number): RowPlaces => ({
  rows,
  places: rows.map((row) => {
    const room = Math.floor(width - row.width);
    const last = Math.min((row.pairs ? PLACES_OF_PAIRS : PLACES) - 1, Math.ceil(room / MM));
    return [...new Set(Array.from({ length: last + 1 }, (_, k) => (last ? Math.round((room * k) / last) : 0)))];
  }),
});
