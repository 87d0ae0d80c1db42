import { type Exception, pressesInto } from '../../src/author/index.ts';
import { pressedOutside } from './external.ts';

/** A long wall with its flap and lap, and the side flap the lap is glued to: a half of the bottom. */
const half = (long: 'front' | 'back', side: 'right' | 'left') => ({
  wall: long,
  side,
  main: `${long}.bottom-flap`,
  lap: `${long}.bottom-flap.lap`,
  flap: `${side}.bottom-flap`,
});
const halves = [half('front', 'right'), half('back', 'left')] as const;

/** Exception for a side flap, whose edge beside the lap slants. */
const leaning = ({ flap, wall }: ReturnType<typeof half>): Exception =>
  pressesInto(
    flap,
    wall,
    0.5,
    'the measured side flap leans by 20° beside its lap: while the tube is erected, its tip bends the long wall outwards',
    { plus: { width: 0.0252 }, passing: true },
  );

/** A glue flap with tongues beside the side flap that lies on the same wall while the tube is glued. */
const tongues: Exception = {
  ...pressesInto(
    'front.glue',
    'left.bottom-flap',
    1.1,
    'the tongues of the glue flap are drawn inside of the wall, and lie outside of it',
    { passing: true },
  ),
  chosen: { glue_flap: 'flap_with_lock' },
};

/** Exceptions of the measured carton drawings. */
export const cartonAutoLockExceptions = [
  tongues,
  ...halves.flatMap((own, k): Exception[] => {
    const other = halves[1 - k]!;
    const creased = 'the measured drawings crease the bottom on one line, so its layers overlap by one board';
    const layers: readonly (readonly [string, string])[] = [
      [own.main, own.flap],
      [own.lap, own.flap],
      [own.main, other.lap],
      [own.main, other.flap],
      ...(k === 0 ? [[own.main, other.main] as const] : []),
    ];
    return [
      ...layers.map(([a, b]) => pressesInto(a, b, 1, creased)),
      // While they fold, they overlap slightly more than at the end, because they meet at an angle.
      pressesInto(own.main, other.lap, 1.1, creased, { passing: true }),
      leaning(own),
    ];
  }),
];

/** Exception while a corrugated tube is squared. The creases of main and side flaps lie a board apart; the model folds them as on one line. */
const squared = (a: string, b: string, upTo: number): Exception =>
  pressesInto(
    a,
    b,
    upTo,
    'while the case is erected, its bottom bends: creases one board apart turn about one corner',
    {
      passing: true,
    },
  );

/** Exceptions for the two interlocking halves of a corrugated bottom. */
export const corrugatedAutoLockExceptions = [
  tongues,
  ...halves.flatMap((own, k) => {
    const other = halves[1 - k]!;
    return [
      squared(own.lap, own.flap, 0.3),
      squared(own.main, own.flap, 0.2),
      squared(own.main, other.side, 0.5),
      // One comes down inside the other and ends outside of it, at a bottom that tilts by both boards.
      squared(own.main, other.flap, 2),
      leaning(own),
    ];
  }),
  ...[
    ['front.bottom-flap', 'back.bottom-flap'],
    ['front.bottom-flap', 'back.bottom-flap.lap'],
    ['back.bottom-flap', 'front.bottom-flap.lap'],
  ].map(([a, b]) =>
    pressesInto(a!, b!, 1, 'the two halves interlock, each over the other at its own end, and bend by one board'),
  ),
];

/** Exceptions for laps over the side flaps to which they are glued. */
export const lapsOnOneLine = halves.map(({ lap, flap }) =>
  pressedOutside(lap, flap, 1, 'the measured drawing of external sizes creases the bottom on one line'),
);
