import type { TubeBoard } from './board.ts';
import type { Closure } from './closure.ts';
import type { TubeStyle } from './style.ts';
import { tube } from './tube.ts';

/** A row of a table of tubes: its differences from the other rows. `ends`: the closure of both ends, in place of `top` and `bottom`. */
export type TubeRow<Shared> = Omit<TubeStyle, keyof Shared | 'name' | 'top' | 'bottom'> &
  (Omit<Pick<TubeStyle, 'top' | 'bottom'>, keyof Shared> | { readonly ends: Closure });

/** Tubes of one board as a table of named rows. @param shared properties of all rows: their group, and usually the bottom. */
export const tubes =
  <const Shared extends Partial<TubeStyle> & Pick<TubeStyle, 'group'>>(board: TubeBoard, shared: Shared) =>
  (rows: Readonly<Record<string, TubeRow<Shared> & Partial<TubeStyle>>>) =>
    Object.entries(rows).map(([name, row]) => {
      const both = 'ends' in row && { top: row.ends, bottom: row.ends };
      return tube(board, { name, ...shared, ...row, ...both } as unknown as TubeStyle);
    });
