/** Reads true, false, 0 or 1, also as text; undefined for anything else. */
export const parseSwitch = (given: unknown): boolean | undefined => spellings.get(given);

const spellings = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['true', true],
  ['1', true],
  [false, false],
  [0, false],
  ['false', false],
  ['0', false],
]);
