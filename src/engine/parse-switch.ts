/** What a switch was given as: true, false, or undefined for what is neither. */
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
