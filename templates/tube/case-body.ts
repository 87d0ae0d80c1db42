import { type CaseRule, caseAllowance } from '../../src/board/index.ts';
import type { CaseClosure } from './case-closure.ts';
import type { Chosen, Sizes } from './closure.ts';

/** What closes a case above and below. */
interface CaseEnds {
  readonly top: CaseClosure;
  readonly bottom: CaseClosure;
}

/** The rule chosen, the recommended one where a style offers none. */
export const ruleOf = ({ allowance = 'proportional' }: Chosen): CaseRule => allowance as CaseRule;

/** The walls between creases, and from where to where they stand. */
export const bodyOf = ({ top, bottom }: CaseEnds, { length, width, height, material }: Sizes, rule: CaseRule) => {
  const more = caseAllowance(rule, material, width);
  const walls = [length + more.walls[0], width + more.walls[1], length + more.walls[2], width + more.walls[3]] as const;
  return { more, walls, body: height + top.beyond(material, more) + bottom.beyond(material, more) };
};

const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/** The glue flap stays clear of the flaps that fold at both of its ends, and leans in at either. */
export const glueOf = ({ top, bottom }: CaseEnds, body: number, material: number) => {
  const [upper, lower] = [top.glueSlope ?? 15, bottom.glueSlope ?? 15];
  const crease = body - 2 * Math.max(4, material);
  // What its ends lose together, by its width.
  const lean = tan(upper) + tan(lower);
  return { upper, lower, crease, lean, widest: (crease - 2) / lean };
};
