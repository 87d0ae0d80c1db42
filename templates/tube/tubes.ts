import type { Template } from '../../src/author/index.ts';
import type { TubeBoard } from './board.ts';
import type { TubeStyle } from './style.ts';
import { tube } from './tube.ts';

/** A row of a table of tubes: its differences from the other rows. */
export type TubeRow<Shared> = Omit<TubeStyle, keyof Shared | 'name' | 'group'>;

/** Tubes of one board and one group as a table of named rows. @param shared properties of all rows, usually the bottom. */
export const tubes =
  <const Shared extends Partial<TubeStyle> = Readonly<Record<never, never>>>(
    board: TubeBoard,
    group: string,
    shared?: Shared,
  ) =>
  (rows: Readonly<Record<string, TubeRow<Shared> & Partial<TubeStyle>>>): Template[] =>
    Object.entries(rows).map(([name, row]) => tube(board, { name, group, ...shared, ...row } as unknown as TubeStyle));
