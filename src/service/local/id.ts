import { createHash, randomInt } from 'node:crypto';

/** Number of values of six letters or digits. Names are drawn in two halves because `randomInt` is limited to 2^48. */
const SIX = 36 ** 6;

const sixLetters = (): string => randomInt(SIX).toString(36).padStart(6, '0');

/** Twelve random letters or digits: 62 bits, which cannot be guessed. */
const randomName = (): string => sixLetters() + sixLetters();

/** Twelve letters or digits that follow from a seed; random ones without it. */
export const nameFrom = (seed: string | undefined, what: string): string =>
  seed === undefined
    ? randomName()
    : BigInt(`0x${createHash('sha256').update(`${what} ${seed}`).digest('hex')}`)
        .toString(36)
        .slice(-12);

/**
 * A prefix and twelve letters or digits: `di_4k0zq81ycm2x`.
 * @param seed - the id follows from it. @defaultValue a random id
 */
export const newId = (prefix: 'di' | 'pl' | 'ar' | 'ntl' | 'ne', seed?: string): string =>
  `${prefix}_${nameFrom(seed, prefix)}`;
