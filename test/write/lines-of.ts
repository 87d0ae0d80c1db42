import { isDeepStrictEqual } from 'node:util';
import type { Chain } from '../../src/formats/index.ts';
import { reverse } from '../../src/geometry/index.ts';
import type { Dieline } from '../../src/sheet/index.ts';

/** Indices in `dieline.lines` along a chain, in its order; -1 for a curve that is not a line of the drawing. */
export const linesOf = ({ curves }: Pick<Chain, 'curves'>, { lines }: Dieline): number[] =>
  curves.map((curve) =>
    lines.findIndex((line) => line.curve === curve || isDeepStrictEqual(reverse(line.curve), curve)),
  );
