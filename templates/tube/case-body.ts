import { type CaseRule, caseAllowance, tanDegrees } from '../../src/author/index.ts';
import type { TubeBody } from './board.ts';
import type { ChosenInTube, Closure, Sizes } from './closure.ts';

/** The closures of a case. */
interface CaseEnds {
  readonly top: Closure;
  readonly bottom: Closure;
}

/** The rule chosen, the recommended one where a style offers none. */
export const caseRuleOf = ({ allowance = 'proportional' }: ChosenInTube): CaseRule => allowance as CaseRule;

/** The walls between creases, and from where to where they stand. */
export const caseBody = (
  { top, bottom }: CaseEnds,
  { length, width, height, material }: Sizes,
  rule: CaseRule,
): TubeBody => {
  const allowance = caseAllowance(rule, material, width);
  const walls = [
    length + allowance.walls[0],
    width + allowance.walls[1],
    length + allowance.walls[2],
    width + allowance.walls[3],
  ] as const;
  const beyond = ({ creaseOffset }: Closure): number => creaseOffset?.(material, allowance) ?? 0;
  return { allowance, walls, height: height + beyond(top) + beyond(bottom) };
};

/** Share of its crease that the edge of a glue flap keeps between its leaning ends: a spike would not hold. */
const EDGE = 1 / 3;

/** The glue flap stays clear of the flaps that fold at both of its ends, and leans in at either. */
export const caseGlueOf = ({ top, bottom }: CaseEnds, body: number, material: number, rule: CaseRule) => {
  const [upper, lower] = [top.glueSlope ?? 15, bottom.glueSlope ?? 15];
  // With external sizes it is creased from end to end, as measured: its ends lean away from the flaps beside it.
  const crease = rule === 'external' ? body : body - 2 * Math.max(4, material);
  // Width that each mm of its crease allows: the slopes at its ends take as much as it is wide.
  const reach = (1 - EDGE) / (tanDegrees(upper) + tanDegrees(lower));
  return { upper, lower, crease, reach, widest: reach * crease };
};
