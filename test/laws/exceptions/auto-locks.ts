import { type Exception, pressesInto } from './exception.ts';

/** A long wall with its flap and lap, and the side flap the lap is glued to: a half of the bottom. */
const half = (long: 'front' | 'back', side: 'right' | 'left') => ({
  wall: long,
  side,
  main: `${long}.bottom-flap`,
  lap: `${long}.bottom-flap.lap`,
  flap: `${side}.bottom-flap`,
});
export const lockHalves = [half('front', 'right'), half('back', 'left')] as const;

/** Exception for a side flap, whose edge beside the lap slants. The flaps of a low box reach up between those of its top. */
export const leaning = ({ flap, wall }: ReturnType<typeof half>): Exception =>
  pressesInto(
    flap,
    wall,
    0.5,
    'the measured side flap leans by 20° beside its lap: while the tube is erected, its tip bends the long wall outwards',
    { plus: { width: 0.0252 }, passing: true, withTop: true },
  );

/** A glue flap with tongues beside the side flap that lies on the same wall while the tube is glued. */
export const tonguesInside: Exception = {
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
  tonguesInside,
  ...lockHalves.flatMap((own, k): Exception[] => {
    const other = lockHalves[1 - k]!;
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
