import type { LineType } from '../../board/index.ts';

/** Drops bleed lines. They lie beyond the board and belong to the print, so they are neither compared nor audited. */
export const withoutBleed = <L extends { readonly line: LineType }>(lines: readonly L[]): L[] =>
  lines.filter(({ line }) => line !== 'bleed');
