import type { NestingBlank } from './blank.ts';
import { type GrainOptions, quartersOf } from './grain.ts';
import { heightOf, MM, widthOf } from './loop.ts';
import { type NamedSheet, type Sheet, usable } from './sheet.ts';

/** Size in mm of the box around a blank, as drawn or turned by 90°. */
const boxOf = ({ loop }: Pick<NestingBlank, 'loop'>, turned: boolean): readonly [number, number] => {
  const [w, h] = [widthOf(loop) / MM, heightOf(loop) / MM];
  return turned ? [h, w] : [w, h];
};

/**
 * The least sheet in whole mm that holds one blank at a rotation that the grain allows, with the margins and the gripper of the given
 * sheet. Of two the one with its longer side where the given sheet has it.
 */
export const leastSheet = (blank: Pick<NestingBlank, 'loop'>, given: Sheet, grain: GrainOptions): NamedSheet => {
  const { margins = {}, gripper = 0 } = given;
  const across = (margins.left ?? 0) + (margins.right ?? 0);
  const upright = Math.max(margins.bottom ?? 0, gripper) + (margins.top ?? 0);
  const isWide = ({ width, height }: NamedSheet): boolean => width >= height;
  const [first, second] = [false, true].flatMap((turned) => {
    const [w, h] = boxOf(blank, turned);
    const sheet = { width: Math.ceil(w + across), height: Math.ceil(h + upright) };
    return quartersOf(grain, sheet).includes(turned ? 1 : 0) ? [sheet] : [];
  });
  // A rule that depends on the longer side of the sheet may allow neither: then one side must grow.
  if (!first) return squareFor(blank, across, upright);
  return second && isWide(first) !== isWide(given) && isWide(second) === isWide(given) ? second : first;
};

/** A square sheet, which counts as wide, and which is large enough for both rotations. */
const squareFor = (blank: Pick<NestingBlank, 'loop'>, across: number, upright: number): NamedSheet => {
  const side = Math.ceil(Math.max(...boxOf(blank, false)) + Math.max(across, upright));
  return { width: side, height: side };
};

/** True if a quarter turn that the grain forbids would make a blank fit the sheet. */
export const fitsTurned = (blank: Pick<NestingBlank, 'loop'>, sheet: Sheet, grain: GrainOptions): boolean => {
  const room = usable(sheet);
  const quarters = quartersOf(grain, sheet);
  return [false, true].some((turned) => {
    const [w, h] = boxOf(blank, turned);
    return !quarters.includes(turned ? 1 : 0) && w <= room.width && h <= room.height;
  });
};
