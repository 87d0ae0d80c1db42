import { ellBlocks } from './ell-blocks.ts';
import { type Improving, improve, MAX_SEARCHED_BLANKS } from './improve.ts';
import type { Quarters, Spot } from './kind.ts';
import type { Kinds } from './kinds.ts';
import { type Limits, withoutFaults } from './verify.ts';

/** Share of the budget that blocks of bounding boxes may take. */
const BLOCKS_SHARE = 0.75;

/** Input of a search for the free layout. */
export interface FreeSearch extends Limits, Pick<Improving, 'start' | 'seed' | 'bound' | 'goesOn'> {
  /** Allowed rotations of blanks. */
  readonly quarters: readonly Quarters[];
  /** Those of them that are not the others turned by 180°. */
  readonly bases: readonly (0 | 1)[];
  /** Budget: places tried, neighbours compared there, and cuts tried. */
  readonly evaluations: number;
}

/**
 * Adds blanks to a layout: first as bounding boxes in L-shaped blocks, where these could hold more, and then by guided local search.
 */
export const searchFree = (
  kinds: Kinds,
  { start, quarters, bases, seed, evaluations, bound, goesOn, ...limits }: FreeSearch,
): readonly Spot[] => {
  const { width, height, gutter } = limits;
  let best = start;
  let spent = 0;
  const oneMore = (): readonly Spot[] => {
    const limit = BLOCKS_SHARE * evaluations - spent;
    const found = ellBlocks({ fits: kinds, width, height, gutter }, bases, best.length + 1, limit, (n) =>
      goesOn(spent + n, best.length),
    );
    spent += found.evaluations;
    return withoutFaults(kinds.all, found.spots ?? [], limits);
  };
  if (bases.length > 1 && bound <= MAX_SEARCHED_BLANKS && best.length < bound)
    for (let more = oneMore(); more.length > best.length; more = oneMore()) best = more;
  return improve(kinds, {
    start: best,
    width,
    height,
    allowed: () => quarters,
    more: [quarters],
    accept: (found, before) => {
      const spots = withoutFaults(kinds.all, found, limits);
      return spots.length > before.length ? spots : undefined;
    },
    seed,
    evaluations: evaluations - spent,
    bound,
    goesOn: (n, count) => goesOn(spent + n, count),
  });
};
