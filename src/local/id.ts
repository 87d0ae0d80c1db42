import { randomInt } from 'node:crypto';

/** As many as six letters or digits can say: more than eight of them are more than is drawn at once. */
const SIX = 36 ** 6;

const sixLetters = (): string => randomInt(SIX).toString(36).padStart(6, '0');

/** Twelve letters or digits, drawn by chance: 62 bits, which nobody guesses. */
export const randomName = (): string => sixLetters() + sixLetters();

/** A prefix and twelve letters or digits: `di_4k0zq81ycm2x`. */
export const newId = (prefix: 'di' | 'pl' | 'ar' | 'ntl' | 'ne'): string => `${prefix}_${randomName()}`;
