import type { Reading } from '../formats/reading/index.ts';
import { otherUnits } from '../recognise/index.ts';
import type { Audit } from './drawing/audit.ts';
import type { Facts } from './drawing/facts.ts';
import { bareFinding } from './drawing/finding.ts';
import { SMALLEST_BLANK } from './drawing/specks.ts';

/** A unit of a file in mm, without its rounding. Fewer digits would move the ends of a large drawing. */
export const exactUnit = (mm: number): number => Number(mm.toPrecision(7));

/** The longer side of a drawing that may be a layout, at most, in mm. */
export const MAX_SIDE_MM = 20_000;

/** The longer side of most blanks, in mm. Units that lead there are proposed. */
const [USUAL_SMALL, USUAL_LARGE] = [50, 3000] as const;

/** Units that are proposed at most, the usual ones first. */
const MAX_UNITS_PROPOSED = 2;

/**
 * The audit of a drawing with its size taken into account: one that is too small or too large for a blank is not sound, though its faults
 * cannot be told, because a gap may be shorter than the rounding of a file. The finding names the units that would make it plausible.
 */
export const withSize = (audit: Audit, unit: Reading['unit']): Audit => {
  const found = implausibleSize(audit.facts, unit);
  if (!found) return audit;
  return {
    ...audit,
    verdict: audit.verdict === 'sound' ? 'cannot tell' : audit.verdict,
    findings: [found, ...audit.findings],
  };
};

const implausibleSize = ({ width, height }: Pick<Facts, 'width' | 'height'>, { mm }: Reading['unit']) => {
  const side = Math.max(width, height);
  if (side === 0 || (side >= SMALLEST_BLANK && side <= MAX_SIDE_MM)) return undefined;
  const sizeAt = (times: number): string => `${digits(times * width)} × ${digits(times * height)} mm`;
  const proposed = otherUnits(mm)
    .filter((times) => times * side >= USUAL_SMALL && times * side <= USUAL_LARGE)
    .slice(0, MAX_UNITS_PROPOSED)
    .map((times) => ({ mm: exactUnit(times * mm), size: sizeAt(times) }));
  const what = `The drawing is ${sizeAt(1)}, too ${side < SMALLEST_BLANK ? 'small' : 'large'} for a blank`;
  if (!proposed.length) return bareFinding('implausible size', what);
  const units = proposed.map(({ mm: unit, size }) => `${unit} mm for ${size}`).join(', ');
  const fixes = proposed.map(({ mm: unit }) => ({ mm: unit }));
  return bareFinding('implausible size', `${what}. If its unit is wrong, set it: ${units}`, { fixes });
};

const digits = (value: number): number => Number(value.toPrecision(4));
