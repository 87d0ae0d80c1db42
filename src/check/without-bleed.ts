import type { LineType } from '../board/index.ts';

/** The lines that are made: bleed lies beyond the board and is added by whoever prints, so it is neither compared nor audited. */
export const withoutBleed = <L extends { readonly line: LineType }>(lines: readonly L[]): L[] =>
  lines.filter(({ line }) => line !== 'bleed');
