import { type CaseRule, caseAllowance, type Plant, plantRow, tanDegrees } from '../../src/author/index.ts';
import type { TubeBody } from './board.ts';
import type { ChosenInTube, Closure, Sizes } from './closure.ts';
import { openEnd } from './open-end.ts';
import type { TubeStyle } from './style.ts';

type CaseEnds = Pick<TubeStyle, 'top' | 'bottom' | 'plant'>;

const hasSlots = ({ top, bottom }: CaseEnds): boolean => [top, bottom].some(({ choices }) => choices?.scores);

/** True for a tube of a plant's table: with slots, or without ends. Die-cut locks and tucks follow only plants whose rule they offer. */
export const followsPlant = (style: CaseEnds & Pick<TubeStyle, 'allowances'>, { choice }: Plant): boolean =>
  hasSlots(style) ||
  (style.top.build === openEnd.build && style.bottom.build === openEnd.build) ||
  (style.allowances ?? []).some((rule) => rule === choice);

/** The chosen rule for allowances, or the plant. A style without this choice uses the plant's, or the recommended rule. */
const caseRuleOf = (plant: Plant | undefined, { allowance }: ChosenInTube): CaseRule | Plant =>
  plant && (allowance === undefined || allowance === 'plant') ? plant : ((allowance ?? 'proportional') as CaseRule);

/** True if the given sizes are exactly those inside: the other rules round, or take the sizes from crease to crease. */
export const isExactInside = (plant: Plant | undefined, chosen: ChosenInTube): boolean =>
  caseRuleOf(plant, chosen) === 'proportional';

/**
 * The walls between creases, and the heights of their ends. `open`: the last wall of our own slotted case ends an allowance short of the
 * first, for the tolerance of a folder-gluer; elsewhere flaps on it lock beside the crease, and sleeves have a published width.
 */
export const caseBody = (
  { top, bottom, plant }: CaseEnds,
  { length, width, height, material }: Sizes,
  chosen: ChosenInTube,
  open: boolean,
): TubeBody => {
  const rule = caseRuleOf(plant, chosen);
  const allowance = caseAllowance(rule, material, width);
  const isSlotted = hasSlots({ top, bottom });
  const round = rounder(rule);
  const last = (open && isSlotted ? allowance.lastSlotted : undefined) ?? allowance.walls[3];
  const walls = [
    round(length + allowance.walls[0]),
    round(width + allowance.walls[1]),
    round(length + allowance.walls[2]),
    round(width + last),
  ] as const;
  const beyond = ({ creaseOffset }: Closure): number => creaseOffset?.(material, allowance, chosen) ?? 0;
  return { allowance, walls, height: round(height + beyond(top) + beyond(bottom)) };
};

/** Rounds as a plant does, if it does. */
const rounder = (rule: CaseRule | Plant) => {
  const step = typeof rule === 'string' ? undefined : rule.round;
  return (mm: number): number => (step ? step * Math.round(mm / step) : mm);
};

/** Least length of a glue flap's free edge between its slanting ends, as a share of its crease: a pointed flap would not hold. */
const EDGE = 1 / 3;

/** The glue flap stays clear of the flaps that fold at its ends, so both of its ends slant inwards. */
export const caseGlueOf = (
  { top, bottom, plant }: CaseEnds,
  body: number,
  material: number,
  { allowance }: ChosenInTube,
) => {
  const joint = plant && plantRow(plant, material).joint;
  const slope = joint?.drop === undefined ? 15 : (Math.atan2(joint.drop, joint.width) * 180) / Math.PI;
  const [upper, lower] = [top.glueSlope ?? slope, bottom.glueSlope ?? slope];
  // At external sizes its crease is as long as the wall, as measured, and its ends slant away from the adjacent flaps.
  const crease = allowance === 'external' ? body : body - 2 * (joint?.start ?? Math.max(4, material));
  // Largest width of the glue flap, by mm of its crease: its slanting ends shorten its edge in proportion to its width.
  const reach = (1 - EDGE) / (tanDegrees(upper) + tanDegrees(lower));
  return { upper, lower, crease, reach, widest: reach * crease };
};
