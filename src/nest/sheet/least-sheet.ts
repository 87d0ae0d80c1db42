import type { NestingBlank } from '../outline/blank.ts';
import { heightOf, MM, widthOf } from '../outline/loop.ts';
import { type GrainOptions, quartersOf } from './grain.ts';
import { freeEdges, type NamedSheet, type Sheet, usable } from './sheet.ts';

type Box = Pick<NestingBlank, 'loop'>;

/** Size in mm of the box around a blank, as drawn or turned by 90°. */
const boxOf = ({ loop }: Box, turned: boolean): readonly [number, number] => {
  const [w, h] = [widthOf(loop) / MM, heightOf(loop) / MM];
  return turned ? [h, w] : [w, h];
};

/**
 * The least sheet in whole mm that holds one of each blank alone, all at one rotation that the grain allows, with the margins, the
 * gripper and the rear edge of the given sheet. Of two the one with its longer side where the given sheet has it.
 * @example
 * const blanks = blanksOf(dieline('becf-10101', { length: 80, width: 40, height: 120, material: 0.5 }).drawing);
 * leastSheet(blanks, { width: 100, height: 70, gripper: 12 }, {}); // = { width: 255, height: 240 }
 */
export const leastSheet = (blanks: readonly Box[], given: Sheet, grain: GrainOptions): NamedSheet =>
  sheetFor(given, grain, (turned) => {
    const sizes = blanks.map((blank) => boxOf(blank, turned));
    return [Math.max(...sizes.map(([w]) => w)), Math.max(...sizes.map(([, h]) => h))];
  });

/**
 * A sheet that holds a set of different blanks in grids by bounding box above one another, with the same margins and gripper.
 * @example
 * const [blank] = blanksOf(dieline('becf-10101').drawing);
 * const sheet = sheetForSet([{ blank: blank!, ratio: 2 }], { x: 3, y: 3 }, { width: 100, height: 70 }, {});
 * nest(dieline('becf-10101').drawing, sheet, { gutter: 3, layouts: ['straight-box-0'] }).best.count >= 2; // = true
 */
export const sheetForSet = (
  blanks: readonly { readonly blank: Box; readonly ratio: number }[],
  gutter: { readonly x: number; readonly y: number },
  given: Sheet,
  grain: GrainOptions,
): NamedSheet =>
  sheetFor(given, grain, (turned) => {
    const grids = blanks.map(({ blank, ratio }) => {
      const [w, h] = boxOf(blank, turned);
      const columns = Math.ceil(Math.sqrt(ratio));
      return [columns * (w + gutter.x) - gutter.x, Math.ceil(ratio / columns) * (h + gutter.y)] as const;
    });
    return [Math.max(...grids.map(([w]) => w)), grids.reduce((sum, [, h]) => sum + h, -gutter.y)];
  });

/** @param sizeAt - size in mm of what is to fit, with all blanks as drawn or all turned by 90°. */
const sheetFor = (given: Sheet, grain: GrainOptions, sizeAt: (turned: boolean) => readonly [number, number]) => {
  const { printArea: _, ...edges } = given;
  const { left, right, top, bottom } = freeEdges(edges);
  const [across, upright] = [left + right, top + bottom];
  const isWide = ({ width, height }: NamedSheet): boolean => width >= height;
  const [first, second] = [false, true].flatMap((turned): NamedSheet[] => {
    const [w, h] = sizeAt(turned);
    const sheet = { width: Math.ceil(w + across), height: Math.ceil(h + upright) };
    return quartersOf(grain, sheet).includes(turned ? 1 : 0) ? [sheet] : [];
  });
  // A rule that depends on the longer side of the sheet may allow neither: a square counts as wide, and holds both rotations.
  if (!first) {
    const side = Math.ceil(Math.max(...sizeAt(false), ...sizeAt(true)) + Math.max(across, upright));
    return { width: side, height: side };
  }
  return second && isWide(first) !== isWide(given) && isWide(second) === isWide(given) ? second : first;
};

/**
 * True if a quarter turn that the grain forbids would make a blank fit the sheet.
 * @example
 * const [blank] = blanksOf(dieline('becf-12701').drawing);
 * fitsTurned(blank!, { width: 1, height: 1 }, { grain: 'keep' }); // = false
 */
export const fitsTurned = (blank: Box, sheet: Sheet, grain: GrainOptions): boolean => {
  const room = usable(sheet);
  const quarters = quartersOf(grain, sheet);
  return [false, true].some((turned) => {
    const [w, h] = boxOf(blank, turned);
    return !quarters.includes(turned ? 1 : 0) && w <= room.width && h <= room.height;
  });
};
