import { type CaseRule, caseAllowance, tanDegrees } from '../../src/author/index.ts';
import type { TubeBody } from './board.ts';
import type { ChosenInTube, Closure, Sizes } from './closure.ts';

/** The closures of a case. */
interface CaseEnds {
  readonly top: Closure;
  readonly bottom: Closure;
}

/** The chosen rule for allowances. A style without this choice uses the recommended rule. */
export const caseRuleOf = ({ allowance = 'proportional' }: ChosenInTube): CaseRule => allowance as CaseRule;

/**
 * The walls between creases, and the heights of their lower and upper ends. `open`: the last wall of our own slotted case ends an allowance
 * short of the first, where a folder-gluer needs its tolerance; elsewhere flaps on it lock beside the crease, and sleeves have a published
 * width.
 */
export const caseBody = (
  { top, bottom }: CaseEnds,
  { length, width, height, material }: Sizes,
  chosen: ChosenInTube,
  open: boolean,
): TubeBody => {
  const rule = caseRuleOf(chosen);
  const allowance = caseAllowance(rule, material, width);
  const isSlotted = [top, bottom].some(({ choices }) => choices?.scores);
  const walls = [
    length + allowance.walls[0],
    width + allowance.walls[1],
    length + allowance.walls[2],
    width + (open && isSlotted && rule === 'proportional' ? 0 : allowance.walls[3]),
  ] as const;
  const beyond = ({ creaseOffset }: Closure): number => creaseOffset?.(material, allowance, chosen) ?? 0;
  return { allowance, walls, height: height + beyond(top) + beyond(bottom) };
};

/** Least length of a glue flap's free edge between its slanting ends, as a share of its crease: a pointed flap would not hold. */
const EDGE = 1 / 3;

/** The glue flap stays clear of the flaps that fold at its ends, so both of its ends slant inwards. */
export const caseGlueOf = ({ top, bottom }: CaseEnds, body: number, material: number, rule: CaseRule) => {
  const [upper, lower] = [top.glueSlope ?? 15, bottom.glueSlope ?? 15];
  // At external sizes its crease is as long as the wall, as measured, and its ends slant away from the adjacent flaps.
  const crease = rule === 'external' ? body : body - 2 * Math.max(4, material);
  // Largest width of the glue flap, by mm of its crease: its slanting ends shorten its edge in proportion to its width.
  const reach = (1 - EDGE) / (tanDegrees(upper) + tanDegrees(lower));
  return { upper, lower, crease, reach, widest: reach * crease };
};
