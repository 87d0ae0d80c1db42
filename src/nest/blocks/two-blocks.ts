import type { Pattern } from '../names.ts';
import { fullest } from '../outline/kind.ts';
import { type FoundPattern, lay, lying, type PatternTask, standing } from '../patterns.ts';
import { pitchOf } from '../rows/row.ts';

/** Patterns of a block: quick ones for each cut, and another for the best cuts. */
const QUICK_PATTERNS: readonly Pattern[] = ['straight', 'tumbled-rows'];
const SLOW_PATTERNS: readonly Pattern[] = ['interlocked-double'];
/** Cuts whose blocks are laid in the slow pattern, too. */
const CUTS_KEPT = 3;

/** A sheet that is cut into blocks. */
export type BlocksTask = Omit<PatternTask, 'kinds' | 'exactly' | 'lattices'>;
type Bases = readonly (readonly [number, number])[];

/** The sheet cut in two, each block in a pattern of its own orientation: it fills the strip that one orientation leaves. */
export const twoBlocks = (task: BlocksTask, bases: Bases): FoundPattern =>
  fullest([beside(task, bases), standing(beside(lying(task), bases))]);

interface Cut {
  readonly at: number;
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
}

/** Cuts after each number of columns of the left block. */
const cutsOf = ({ fits, width }: BlocksTask, bases: Bases): Cut[] =>
  bases.flatMap((left) => {
    const [right] = bases.filter((base) => base !== left);
    if (!right) return [];
    const pitch = pitchOf(fits, left[0]);
    const cuts: Cut[] = [];
    for (let at = fits.all[left[0]]!.width; at < width; at += pitch) cuts.push({ at, left, right });
    return cuts;
  });

const beside = (task: BlocksTask, bases: Bases): FoundPattern => {
  const quick = cutsOf(task, bases)
    .map((cut) => ({ cut, ...blocks(task, cut, QUICK_PATTERNS) }))
    .sort((a, b) => b.spots.length - a.spots.length);
  const slow = quick.slice(0, CUTS_KEPT).map(({ cut }) => blocks(task, cut, SLOW_PATTERNS));
  return fullest([{ spots: [], columns: 0, rows: 0 }, ...quick, ...slow]);
};

const blocks = (task: BlocksTask, { at, left, right }: Cut, tried: readonly Pattern[]): FoundPattern => {
  const { fits, width, gutter } = task;
  const most = (kinds: readonly [number, number], room: number): FoundPattern =>
    fullest(tried.map((pattern) => lay(pattern, { ...task, kinds, width: room })));
  const first = most(left, at).spots;
  // The right block begins where the left one really ends.
  const from = first.reduce((end, { kind, x }) => Math.max(end, x + fits.all[kind]!.width + gutter.x), 0);
  const second = most(right, width - from).spots;
  const spots = [...first, ...second.map(({ kind, x, y }) => ({ kind, x: x + from, y }))];
  return { spots, columns: spots.length, rows: spots.length ? 1 : 0 };
};
