import { differsWithSize, type Exception, type Incompatible } from '../../src/author/index.ts';
import type { End } from './closure.ts';

/** A choice that the measured drawings of external sizes do not show. */
export const plainGlueOutside: Incompatible = {
  choices: { allowance: ['external'], glue_flap: ['flap_with_lock', 'flap_with_separator'] },
  why: 'external sizes are drawn only with the plain glue flap, as measured',
};

/** Exception for two panels that overlap at external sizes, as measured. `upTo`: the overlap, in boards. */
export const pressedOutside = (a: string, b: string, upTo: number, why: string): Exception => ({
  law: 'solid',
  panels: [a, b],
  upTo,
  chosen: { allowance: 'external' },
  why,
});

const walls = ['front', 'back', 'right', 'left'];

/** Exceptions for outer flaps creased one and two boards out. */
export const creasedBetweenSlots = (end: End): Exception[] => [
  ...['right', 'left'].flatMap((flap) =>
    ['front', 'back', 'front.glue'].map((beside) =>
      pressedOutside(
        `${flap}.${end}-flap`,
        beside,
        0.55,
        'the measured side flaps are as wide as their walls, so they overlap the adjacent walls',
      ),
    ),
  ),
  ...['front', 'back'].map((wall) => ({
    ...differsWithSize(
      wall,
      `${wall}.${end}-flap`,
      'the measured crease of an outer flap meets the round ends of its slots; in thick board it lies beyond them',
    ),
    chosen: { allowance: 'external' },
  })),
];

/** Exceptions for flaps that are all creased on one line. */
export const creasedOnOneLine = (end: End): Exception[] => {
  const why =
    'the measured drawing of external sizes creases all flaps on one line, as wide as their walls, so they overlap by one board';
  const flaps = walls.map((wall) => `${wall}.${end}-flap`);
  return flaps.flatMap((flap, k) => [
    ...flaps.slice(k + 1).map((other) => pressedOutside(flap, other, 1, why)),
    ...[...walls.filter((_, wall) => wall !== k), 'front.glue'].map((beside) =>
      pressedOutside(flap, beside, 0.55, why),
    ),
  ]);
};
