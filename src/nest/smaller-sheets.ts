import type { NestingBlank } from './blank.ts';
import type { MixedNesting } from './mixed.ts';
import { patternOf } from './names.ts';
import type { Nesting } from './nest.ts';
import { spotsOfPlacements } from './placement.ts';
import { usable } from './sheet.ts';
import type { Solution } from './solve.ts';

/**
 * The layouts of answers on other sheets, to be tried on this one.
 * @throws RangeError for an answer that is not of this blank.
 */
export const knownLayouts = (blank: NestingBlank, nestings: readonly Nesting[]): Solution[] =>
  nestings.flatMap((nesting) => {
    checkSame([blank], [nesting.blank]);
    const room = usable(nesting.sheet);
    return nesting.layouts.map(({ id, placements, columns, rows }) => ({
      ...patternOf(id),
      spots: spotsOfPlacements(placements, room),
      columns,
      rows,
    }));
  });

/**
 * The same for different boxes on one sheet.
 * @throws RangeError for an answer that is not of these boxes in this ratio.
 */
export const knownSets = (
  blanks: readonly { readonly blank: NestingBlank; readonly ratio: number }[],
  nestings: readonly MixedNesting[],
) =>
  nestings.map((nesting) => {
    const own = ({ blanks: all }: Pick<MixedNesting, 'blanks'>): readonly number[] => all.map(({ ratio }) => ratio);
    checkSame(
      blanks.map(({ blank }) => blank),
      nesting.blanks.map(({ blank }) => blank),
    );
    if (own(nesting).join() !== blanks.map(({ ratio }) => ratio).join())
      throw new RangeError(
        `smallerSheets has an answer in the ratio ${own(nesting).join(':')}; give answers in the ratio of this request.`,
      );
    const room = usable(nesting.sheet);
    return {
      sets: nesting.sets,
      spots: nesting.blanks.flatMap(({ placements }, shape) => spotsOfPlacements(placements, room, shape)),
    };
  });

const checkSame = (own: readonly NestingBlank[], others: readonly NestingBlank[]): void => {
  const same = own.length === others.length && own.every(({ loop }, k) => loop.join() === others[k]!.loop.join());
  if (!same)
    throw new RangeError('smallerSheets has an answer for another blank; give answers for the blank of this request.');
};
