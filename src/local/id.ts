import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A prefix and twelve letters or digits, drawn by chance: `di_4k0zq81ycm2x`. */
export const newId = (prefix: 'di' | 'pl'): string =>
  `${prefix}_${Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
