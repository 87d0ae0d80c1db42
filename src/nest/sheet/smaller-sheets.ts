import { patternOf } from '../names.ts';
import type { NestingBlank } from '../outline/blank.ts';
import type { Solution } from '../solve.ts';
import { type Layout, type Placement, spotsOfPlacements } from './layout.ts';
import { type Sheet, usable } from './sheet.ts';

/** The fields that are read from an answer for one blank. */
interface KnownNesting {
  readonly blank: NestingBlank;
  readonly sheet: Sheet;
  readonly layouts: readonly Pick<Layout, 'id' | 'placements' | 'columns' | 'rows'>[];
}

/** One of several blanks of a set. */
interface OfSet {
  readonly blank: NestingBlank;
  readonly ratio: number;
}

/** The fields that are read from an answer for different boxes. */
interface KnownMixed {
  readonly sheet: Sheet;
  readonly sets: number;
  readonly blanks: readonly (OfSet & { readonly placements: readonly Placement[] })[];
}

/** The layouts of answers on other sheets, to be tried on this one. Throws RangeError for an answer for another blank. */
export const knownLayouts = (blank: NestingBlank, nestings: readonly KnownNesting[]): Solution[] =>
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
export const knownSets = (blanks: readonly OfSet[], nestings: readonly KnownMixed[]) =>
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
