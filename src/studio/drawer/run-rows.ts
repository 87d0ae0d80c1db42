import { say, sayCount } from '../languages/index.ts';
import { formatRunArea } from '../state/amounts.ts';
import { formatNumber } from '../state/lengths.ts';
import { fileUnit } from '../state/store.ts';
import { boxesWanted, run } from './sheet-state.ts';

/** Names and values of what the boxes wanted take: their board, and its price where one is given. Empty before anything is laid. */
export const runRows = (): readonly (readonly [name: string, value: string])[] => {
  if (!run.value) return [];
  const { area, price } = run.value;
  return [
    [sayCount('sheet.run', boxesWanted.value), formatRunArea(area, fileUnit.value)],
    ...(price === undefined ? [] : [[say('sheet.cost'), formatNumber(price, 2)] as const]),
  ];
};
