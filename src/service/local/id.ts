import { randomInt } from 'node:crypto';

/** Number of values of six letters or digits. Names are drawn in two halves because `randomInt` is limited to 2^48. */
const SIX = 36 ** 6;

const sixLetters = (): string => randomInt(SIX).toString(36).padStart(6, '0');

/** Twelve random letters or digits: 62 bits, which cannot be guessed. */
export const randomName = (): string => sixLetters() + sixLetters();

/** A prefix and twelve letters or digits: `di_4k0zq81ycm2x`. */
export const newId = (prefix: 'di' | 'pl' | 'ar' | 'ntl' | 'ne'): string => `${prefix}_${randomName()}`;
