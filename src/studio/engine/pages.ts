import { type Paper, planTiles } from '../../entry/engine.ts';
import type { FlatSize } from './protocol/drawing.ts';

/** Pages of a desktop printer over which a flat blank is printed at true size. */
export const pagesOf = (flat: FlatSize, paper: Paper = 'A4'): number => {
  const { columns, rows } = planTiles(flat, paper);
  return columns * rows;
};
