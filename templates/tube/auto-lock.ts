import {
  type Exception,
  mm,
  autoLockEnds as pieces,
  pressesInto,
  relievedAutoLockEnds,
} from '../../src/author/index.ts';
import type { Closure, Sizes } from './closure.ts';
import { creasedOnOneLine, plainGlueOutside, pressedOutside } from './external.ts';
import { usualAutoOverlap } from './usual.ts';

/** A long wall with its flap and lap, and the side flap the lap is glued to: a half of the bottom. */
const half = (long: 'front' | 'back', side: 'right' | 'left') => ({
  wall: long,
  side,
  main: `${long}.bottom-flap`,
  lap: `${long}.bottom-flap.lap`,
  flap: `${side}.bottom-flap`,
});
const halves = [half('front', 'right'), half('back', 'left')] as const;

/** Beside its lap a side flap leans. */
const leaning = ({ flap, wall }: ReturnType<typeof half>): Exception =>
  pressesInto(
    flap,
    wall,
    0.5,
    'the measured side flap leans by 20° beside its lap: while the tube is squared, its tip bends the long wall outwards',
    { plus: { width: 0.0252 }, passing: true },
  );

const cartonExceptions = halves.flatMap((own, k): Exception[] => {
  const other = halves[1 - k]!;
  const creased = 'the measured drawings crease the bottom on one line: its layers lie in one another by a board';
  const layers: readonly (readonly [string, string])[] = [
    [own.main, own.flap],
    [own.lap, own.flap],
    [own.main, other.lap],
    [own.main, other.flap],
    ...(k === 0 ? [[own.main, other.main] as const] : []),
  ];
  return [
    ...layers.map((panels): Exception => ({ law: 'solid', panels, upTo: 1, why: creased })),
    // Hardly more than the board that they end up with: they come at an angle.
    { law: 'solid', panels: [own.main, other.lap], upTo: 1.1, passing: true, why: creased },
    leaning(own),
  ];
});

/** While a corrugated tube is squared: the creases of its main and side flaps lie a board apart, and turn as if on one line. */
const squared = (a: string, b: string, upTo: number): Exception =>
  pressesInto(a, b, upTo, 'while the case is squared, its bottom bends: creases a board apart turn about one corner', {
    passing: true,
  });

/** The two halves of a corrugated bottom hook into one another. */
const corrugatedExceptions = [
  ...halves.flatMap((own, k) => {
    const other = halves[1 - k]!;
    return [
      squared(own.lap, own.flap, 0.3),
      squared(own.main, own.flap, 0.2),
      squared(own.main, other.side, 0.5),
      squared(own.main, other.flap, 1.1),
      leaning(own),
    ];
  }),
  ...[
    ['front.bottom-flap', 'back.bottom-flap'],
    ['front.bottom-flap', 'back.bottom-flap.lap'],
    ['back.bottom-flap', 'front.bottom-flap.lap'],
  ].map(([a, b]) =>
    pressesInto(
      a!,
      b!,
      1,
      'the two halves hook into one another, each over the other at its own end: they bend by a board',
    ),
  ),
];

/** The laps go over the side flaps that they are glued to. */
const lapsOnOneLine = halves.map(({ lap, flap }) =>
  pressedOutside(lap, flap, 1, 'the measured drawing of external sizes creases the bottom on one line'),
);

/** The least overlap that still makes a hook. */
const least = (material: number): number => Math.max(9, 2 * material + 4);

/** The least width in corrugated board that leaves the diagonal a crease, and room for the hook beside it. */
const narrowest = (material: number): number => 2 * (least(material) + 3 * material + 8);

/** Measured: 11 at a width of 50, 13 at 78, 25 at 150. */
const usual = ({ width }: Sizes): number => Math.max(11, width / 6);

const about = 'How far the main bottom flaps reach beyond the middle';

/** The auto-lock bottom: glued flat, it locks by itself when the box is squared. */
export const autoLock = (board: 'carton' | 'corrugated'): Closure => ({
  build: ({ values: { material, bottom_overlap }, walls, chosen }) => {
    const lock = { walls, overlap: bottom_overlap!, material };
    return chosen.allowance === 'external' ? relievedAutoLockEnds(lock) : pieces({ board, ...lock });
  },
  glueSlope: 45,
  // Main flap, lap, side flap.
  gluedFlat: 3,
  ...(board === 'carton'
    ? {
        // The hook must have board behind it, and the flaps must lie in the tube when it is flat.
        sizeLimits: ({ width }) => ({ length: { min: 50 }, width: { min: 30 }, height: { min: width / 2 + 25 } }),
        options: (size) => {
          const most = Math.min(size.width / 2 - 4, size.height - size.width / 2 - 5, Math.max(30, size.width / 5));
          return { bottom_overlap: mm(Math.min(usual(size), most), [9, most], about) };
        },
        exceptions: () => cartonExceptions,
      }
    : {
        foldsInward: true,
        incompatible: () => [plainGlueOutside],
        // The diagonal must end in the middle beside the hook, and the flaps must lie in the tube when it is flat.
        sizeLimits: ({ width, material }) => ({
          length: { min: Math.max(50, narrowest(material) + 8 + 2 * material) },
          width: { min: narrowest(material) },
          height: { min: Math.max(width, narrowest(material)) / 2 + least(material) + 16 },
        }),
        options: ({ width, height, material }) => {
          const most = Math.min(width / 2 - Math.max(4, 2 * material), height - width / 2 - 5, Math.max(30, width / 5));
          return {
            bottom_overlap: mm(Math.min(usualAutoOverlap(width, material), most), [least(material), most], about),
          };
        },
        creaseOffset: (material, allowance) => allowance.depth.meet - material / 2,
        lid: () => 'right.bottom-flap',
        exceptions: () => corrugatedExceptions,
        externalExceptions: (end) => [...creasedOnOneLine(end), ...lapsOnOneLine],
      }),
});
