import { patternOf } from '../names.ts';
import type { NestingBlank } from '../outline/blank.ts';
import type { Solution } from '../solve.ts';
import { type MixedBlank, type MixedNesting, type Nesting, spotsOfPlacements } from './layout.ts';
import { usable } from './sheet.ts';

/** The layouts of answers on other sheets, to be tried on this one. Throws RangeError for an answer for another blank. */
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

/** The same for different boxes on one sheet. Throws RangeError for an answer for other boxes or another ratio. */
export const knownSets = (blanks: readonly Pick<MixedBlank, 'blank' | 'ratio'>[], nestings: readonly MixedNesting[]) =>
  nestings.map(({ sheet, sets, blanks: others }) => {
    checkSame(
      blanks.map(({ blank }) => blank),
      others.map(({ blank }) => blank),
    );
    const ratio = others.map(({ ratio }) => ratio);
    if (ratio.join() !== blanks.map((own) => own.ratio).join())
      throw new RangeError(
        `smallerSheets has an answer in the ratio ${ratio.join(':')}; give answers in the ratio of this request.`,
      );
    const room = usable(sheet);
    return { sets, spots: others.flatMap(({ placements }, shape) => spotsOfPlacements(placements, room, shape)) };
  });

const checkSame = (own: readonly NestingBlank[], others: readonly NestingBlank[]): void => {
  const same = own.length === others.length && own.every(({ loop }, k) => loop.join() === others[k]!.loop.join());
  if (!same)
    throw new RangeError('smallerSheets has an answer for another blank; give answers for the blank of this request.');
};
