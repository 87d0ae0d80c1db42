import { leaning, lockHalves, tonguesInside } from './auto-locks.ts';
import { type Exception, pressesInto } from './exception.ts';
import { pressedOutside } from './external.ts';

/** Exception while a corrugated tube is squared. The creases of main and side flaps lie a board apart; the model folds them as on one line. */
const squared = (a: string, b: string, upTo: number): Exception =>
  pressesInto(
    a,
    b,
    upTo,
    'while the case is erected, its bottom bends: creases one board apart turn about one corner',
    { passing: true },
  );

/** Exceptions for the two interlocking halves of a corrugated bottom. */
export const corrugatedAutoLockExceptions = [
  tonguesInside,
  ...lockHalves.flatMap((own, k) => {
    const other = lockHalves[1 - k]!;
    return [
      squared(own.lap, own.flap, 0.3),
      squared(own.main, own.flap, 0.2),
      { ...squared(own.main, other.side, 0.5), withTop: true as const },
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
export const lapsOnOneLine = lockHalves.map(({ lap, flap }) =>
  pressedOutside(lap, flap, 1, 'the measured drawing of external sizes creases the bottom on one line'),
);
