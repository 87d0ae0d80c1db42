import type { Pattern } from '../names.ts';
import { fullest } from '../outline/kind.ts';
import { type FoundPattern, lay, lying, type PatternTask, standing } from '../patterns.ts';
import { pitchOf } from '../rows/row.ts';

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

const beside = (task: BlocksTask, bases: Bases): FoundPattern => {
  const quick = bases
    .flatMap((left) => {
      const [right] = bases.filter((base) => base !== left);
      if (!right) return [];
      const pitch = pitchOf(task.fits, left[0]);
      const cuts: Cut[] = [];
      for (let at = task.fits.all[left[0]]!.width; at < task.width; at += pitch) cuts.push({ at, left, right });
      return cuts;
    })
    .map((cut) => ({ cut, ...blocks(task, cut, ['straight', 'tumbled-rows']) }))
    .sort((a, b) => b.spots.length - a.spots.length);
  const slow = quick.slice(0, CUTS_KEPT).map(({ cut }) => blocks(task, cut, ['interlocked-double']));
  return fullest([{ spots: [], columns: 0, rows: 0 }, ...quick, ...slow]);
};

const blocks = (task: BlocksTask, { at, left, right }: Cut, tried: readonly Pattern[]): FoundPattern => {
  const { fits, width, gutter } = task;
  const most = (kinds: readonly [number, number], room: number): FoundPattern =>
    fullest(tried.map((pattern) => lay(pattern, { ...task, kinds, width: room })));
  const first = most(left, at).spots;
  // The right block begins where the left one really ends.
  const from = first.reduce((end, { kind, x }) => Math.max(end, x + fits.all[kind]!.width + gutter.x), 0);
  const spots = [...first, ...most(right, width - from).spots.map(({ kind, x, y }) => ({ kind, x: x + from, y }))];
  return { spots, columns: spots.length, rows: spots.length ? 1 : 0 };
};
