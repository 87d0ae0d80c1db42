import { createHash, randomUUID } from 'node:crypto';

/** Twelve letters or digits that follow from a seed; without one random ones, 62 bits, which cannot be guessed. */
export const nameFrom = (seed: string = randomUUID(), what: string): string =>
  BigInt(`0x${createHash('sha256').update(`${what} ${seed}`).digest('hex')}`)
    .toString(36)
    .slice(-12);

/**
 * A prefix and twelve letters or digits: `di_4k0zq81ycm2x`.
 * @param seed - the id follows from it. @defaultValue a random id
 */
export const newId = (prefix: 'di' | 'pl' | 'ar' | 'ntl' | 'ne', seed?: string): string =>
  `${prefix}_${nameFrom(seed, prefix)}`;
