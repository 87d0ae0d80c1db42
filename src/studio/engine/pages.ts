import { type Paper, planTiles, type Size } from '../../entry/engine.ts';

/** Pages of a desktop printer over which a flat blank is printed at true size. */
export const pagesOf = (flat: Size, paper: Paper = 'A4'): number => {
  const { columns, rows } = planTiles(flat, paper);
  return columns * rows;
};
