import { roundTo } from '../../values/index.ts';
import { type MixedBox, type MixedOptions, mixedNesting, prepareMixed } from '../mixed/mixed.ts';
import { stationNames } from '../sheet/labels.ts';
import {
  type Layout,
  type MixedNesting,
  type Nesting,
  type Placement,
  type SheetLayout,
  spotsOfPlacements,
} from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** A blank of a box of this name, laid by hand. @param box - the first one without it. */
export type GivenPlacement = Omit<Placement, 'motion'> & { readonly box?: string };

/** The blanks of a layout as data, with the names that its drawing shows. */
export const givenPlacements = ({ blanks }: Pick<SheetLayout, 'blanks'>) => {
  const names = stationNames(blanks);
  return blanks.flatMap(({ name: box, placements }) =>
    placements.map((placed) => {
      const [x, y] = [roundTo(placed.x, 6), roundTo(placed.y, 6)];
      return { name: names.get(placed)!, box, x, y, rotation: placed.rotation, ...(placed.fixed && { fixed: true }) };
    }),
  );
};

/** Blanks where they were laid, to a micrometre, as `nestMixed` answers; `layoutFaults` checks it. @throws RangeError as `nestMixed` */
export const placedNesting = (
  boxes: readonly MixedBox[],
  sheet: Sheet,
  options: MixedOptions,
  placements: readonly GivenPlacement[],
): MixedNesting => {
  const prepared = prepareMixed(boxes, sheet, options);
  const { room, gutter, blanks } = prepared;
  const own = blanks.map(({ name }, k) => placements.filter(({ box }) => box === name || (!box && !k)));
  const sets = Math.min(...blanks.map(({ ratio }, k) => Math.floor(own[k]!.length / ratio)));
  const board = blanks.reduce((sum, { blank, ratio }) => sum + ratio * blank.area, 0);
  const areaBound = Math.floor(((room.width + gutter.x) * (room.height + gutter.y)) / board);
  const spots = own.flatMap((each, shape) => spotsOfPlacements(each, room, shape));
  const nesting = mixedNesting(prepared, { spots, sets, areaBound });
  const withNames = ({ placements, ...blank }: MixedNesting['blanks'][0], k: number) => {
    return { ...blank, placements: placements.map((at, n) => ({ ...own[k]![n]!, ...at })) };
  };
  return { ...nesting, blanks: nesting.blanks.map(withNames) };
};

/**
 * The same as an answer of `nest`, where one box lies on the sheet.
 * @example
 * const nesting = nestMixed([{ name: 'a', drawing: dieline('becf-10101').drawing }], { width: 1000, height: 700 }, { evaluations: 0 });
 * nestingOfOne(nesting).best.count === nesting.count; // = true
 */
export const nestingOfOne = ({ blanks: [one], sheet, grain, gutter, areaBound, ...use }: MixedNesting): Nesting => {
  const bounds = { ofAreaBound: use.ofAreaBound, ofLatticeBound: use.ofAreaBound, overflow: false };
  const placed = { id: 'free' as const, columns: use.count, rows: 1, placements: one!.placements };
  const best: Layout = { ...use, ...bounds, ...placed };
  return { blank: one!.blank, sheet, grain, gutter, layouts: [best], best, areaBound, latticeBound: areaBound };
};
