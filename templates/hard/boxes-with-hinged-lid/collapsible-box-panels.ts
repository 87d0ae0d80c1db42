import { circle, ofPaper, type Panel, pen } from '../../../src/author/index.ts';

/** Recesses for two magnets near the ends of each board, at its height in `heights`, half a millimetre wider than these. */
export const magnetRecesses = (across: number, magnet: number, heights: Readonly<Record<string, number>>) =>
  Object.entries(heights).flatMap(([on, up]) =>
    [25, across - 25].map((at) => ({ on, ring: circle([at, up], magnet / 2 + 0.25), line: 'half-cut' as const })),
  );

/** Paper in a cross: panels from the front counter-clockwise hang on a base of this size; face down, the left one is on its right. */
export const crossOf = ([x, y]: readonly [number, number], panels: readonly Panel[], paper: number, isDown = false) => {
  const [front, right, back, left] = isDown ? [0, 3, 2, 1].map((k) => panels[k]) : panels;
  const trunk = pen('base', x).hang(x, y, right!).hang(0, y, back!).hang(0, 0, left!).close();
  return { trunk, base: { line: 'crease', panel: front! } as const, ...ofPaper(paper) };
};
