import { autoLock as pieces } from '../../src/pieces/index.ts';
import { type Exception, mm } from '../../src/template/index.ts';
import type { Closure } from './closure.ts';

/** The flap of a long wall, its lap, and the side wall and flap it is glued to: a half of the bottom. */
const half = (long: 'front' | 'back', side: 'right' | 'left') => ({
  wall: long,
  main: `${long}.bottom-flap`,
  lap: `${long}.bottom-flap.lap`,
  side,
  flap: `${side}.bottom-flap`,
});
const halves = [half('front', 'right'), half('back', 'left')] as const;

const exceptions = halves.flatMap((own, k): Exception[] => {
  const other = halves[1 - k]!;
  const solid = (why: string, more: Pick<Exception, 'upTo' | 'plus' | 'passing'>, pairs: [string, string][]) =>
    pairs.map((panels): Exception => ({ law: 'solid', panels, ...more, why }));
  return [
    ...solid(
      'the measured drawings crease the bottom on one line: its layers lie in one another by a board',
      { upTo: 1 },
      [
        [own.main, own.flap],
        [own.lap, own.flap],
        [own.main, other.lap],
        [own.main, other.flap],
        ...(k === 0 ? [[own.main, other.main] satisfies [string, string]] : []),
      ],
    ),
    ...solid(
      'while the tube lies flat, main flap, lap and side flap lie between walls that are creased as if they were alone: in life it bulges',
      { upTo: 2.1, passing: true },
      [
        [own.main, own.flap],
        [own.lap, own.flap],
        [own.lap, own.side],
        [own.main, own.side],
        [own.main, other.wall],
        [own.main, other.lap],
      ],
    ),
    ...solid(
      'the measured side flap leans by 20° next to its lap: while the tube is squared its tip bends the long wall outwards',
      { upTo: 2, plus: { width: 0.024 }, passing: true },
      [[own.flap, own.wall]],
    ),
  ];
});

/** The auto-lock bottom: glued flat, it locks by itself when the box is squared. */
export const autoLock: Closure = {
  // The hook must have board behind it, and the flaps must lie in the tube when it is flat.
  within: ({ width }) => ({
    length: { min: 50 },
    width: { min: 30 },
    height: { min: width / 2 + 25 },
  }),
  options: ({ width, height }) => {
    const most = Math.min(width / 2 - 4, height - width / 2 - 5, 30);
    return {
      bottom_overlap: mm(Math.min(13, most), {
        min: 9,
        max: most,
        about: 'How far the main bottom flaps reach beyond the middle',
      }),
    };
  },
  build: ({ values, last }) =>
    pieces({
      length: values.length,
      width: values.width,
      last,
      overlap: values.bottom_overlap!,
      material: values.material,
    }),
  glueSlope: 45,
  gluedFlat: true,
  exceptions: () => [
    ...exceptions,
    {
      law: 'solid',
      panels: ['back.bottom-flap', 'front.glue'],
      upTo: 1,
      passing: true,
      why: 'while the tube lies flat, the flap of the back lies under the glue flap, in the last wall by a board',
    },
  ],
};
