import { type Exception, mm, autoLock as pieces } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

/** A long wall with its flap and lap, and the side flap the lap is glued to: a half of the bottom. */
const half = (long: 'front' | 'back', side: 'right' | 'left') => ({
  wall: long,
  main: `${long}.bottom-flap`,
  lap: `${long}.bottom-flap.lap`,
  flap: `${side}.bottom-flap`,
});
const halves = [half('front', 'right'), half('back', 'left')] as const;

const exceptions = halves.flatMap((own, k): Exception[] => {
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
    {
      law: 'solid',
      panels: [own.flap, own.wall],
      upTo: 0.5,
      plus: { width: 0.0252 },
      passing: true,
      why: 'the measured side flap leans by 20° beside its lap: while the tube is squared, its tip bends the long wall outwards',
    },
  ];
});

/** The auto-lock bottom: glued flat, it locks by itself when the box is squared. */
export const autoLock: Closure = {
  // The hook must have board behind it, and the flaps must lie in the tube when it is flat.
  sizeLimits: ({ width }) => ({
    length: { min: 50 },
    width: { min: 30 },
    height: { min: width / 2 + 25 },
  }),
  options: ({ width, height }) => {
    const most = Math.min(width / 2 - 4, height - width / 2 - 5, 30);
    return {
      // Measured: 11 at a width of 50, 13 at 78; it grows with the box.
      bottom_overlap: mm(11 + (width - 50) / 14, [9, most], 'How far the main bottom flaps reach beyond the middle'),
    };
  },
  build: ({ values, walls: [, , , last] }) =>
    pieces({
      length: values.length,
      width: values.width,
      last,
      overlap: values.bottom_overlap!,
      material: values.material,
    }),
  glueSlope: 45,
  // Main flap, lap, side flap.
  gluedFlat: 3,
  exceptions: () => exceptions,
};
