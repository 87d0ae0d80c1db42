import type { End } from '../../../templates/tube/closure.ts';
import { differsWithSize, type Exception } from './exception.ts';

/** Exception for two panels that overlap at external sizes, as measured. `upTo`: the overlap, in boards. */
export const pressedOutside = (a: string, b: string, upTo: number, why: string): Exception => ({
  law: 'solid',
  panels: [a, b],
  upTo,
  chosen: { allowance: 'external' },
  why,
});

const walls = ['front', 'back', 'right', 'left'];

/** Exceptions for side flaps as wide as their walls, by what they press on and the end of their names. */
const sideFlapsPressed = (flap: string, beside: readonly string[]): Exception[] => {
  const pair = (wall: string, other: string, upTo: number) =>
    pressedOutside(
      `${wall}.${flap}`,
      other,
      upTo,
      'the measured side flaps are as wide as their walls, so they press on the board beside them',
    );
  return [
    ...['right', 'left'].flatMap((wall) => beside.map((other) => pair(wall, other, 0.7))),
    pair('left', 'front.glue', 0.55),
  ];
};

/** Exceptions for the dust flaps of a tuck lid on this wall, which also brushes past them. */
export const dustFlapsPressed = (end: End, lidOn: string): Exception[] => [
  ...sideFlapsPressed(`${end}-dust`, [lidOn]),
  ...['right', 'left'].map(
    (wall): Exception => ({
      ...pressedOutside(
        `${lidOn}.${end}-lid`,
        `${wall}.${end}-dust`,
        0.7,
        'the measured dust flaps are as wide as their walls, so the lid brushes past their corners',
      ),
      passing: true,
    }),
  ),
];

/** Exceptions for outer flaps creased one and two boards out. */
export const creasedBetweenSlots = (end: End): Exception[] => [
  ...sideFlapsPressed(`${end}-flap`, ['front', 'back']),
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
