import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Twelve letters or digits, drawn by chance: 62 bits, which nobody guesses. */
export const randomName = (): string => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A prefix and twelve letters or digits: `di_4k0zq81ycm2x`. */
export const newId = (prefix: 'di' | 'pl' | 'ar' | 'ntl' | 'ne'): string => `${prefix}_${randomName()}`;
