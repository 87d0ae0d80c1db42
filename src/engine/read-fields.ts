import { type LengthUnit, parseSwitch, quote } from '../values/index.ts';
import type { Problem } from './problem.ts';

export const isUnit = (value: unknown): value is LengthUnit => value === 'mm' || value === 'in';

export const readUnit = (given: unknown, problems: Problem[]): LengthUnit | undefined => {
  if (isUnit(given)) return given;
  problems.push({ message: `unit must be mm or in, but ${missingOr(given)}.` });
  return undefined;
};

export const missingOr = (given: unknown): string => (given === undefined ? 'is missing' : `is ${quote(given)}`);

interface Flag {
  readonly name: string;
  readonly usual: boolean;
  /** True to suggest the usual value when the given one is invalid. Used for variables. */
  readonly suggest?: boolean;
}

/** Reads a flag. Missing: the usual value. Invalid: the usual value, and an added problem. */
export const readFlag = ({ name, usual, suggest }: Flag, given: unknown, problems: Problem[]): boolean => {
  const value = given === undefined ? usual : parseSwitch(given);
  if (value === undefined)
    problems.push({
      message: `${name} must be true, false, 0 or 1, but is ${quote(given)}.`,
      ...(suggest && { suggestion: { type: 'change_value', name, value: Number(usual) } }),
    });
  return value ?? usual;
};
