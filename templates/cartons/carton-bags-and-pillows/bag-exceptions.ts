import type { Exception } from '../../../src/author/index.ts';

const flaps = ['front', 'back'].map((wall) => `${wall}.bottom-flap`);
const sides = ['right', 'left', 'front.glue'].map((side) => `${side}.bottom-flap`);

const aBoard = (why: string, pairs: readonly (readonly [string, string])[]): Exception[] =>
  pairs.map((panels) => ({ law: 'solid', panels, upTo: 1, why }));

/** Where a carrier bag's boards lie in one another, by one board each. */
export const bagExceptions: readonly Exception[] = [
  ...aBoard('the measured drawing creases the whole bottom on one line: its layers lie in one another by a board', [
    ...flaps.flatMap((flap) => sides.map((side) => [flap, side] as const)),
    [flaps[0]!, flaps[1]!],
  ]),
  ...aBoard(
    'in the measured drawing front and back have one length: the last gusset presses on the glue flap by a board',
    ['', '.hem', '.bottom-flap'].map((at) => [`front.glue${at}`, `left${at}`] as const),
  ),
];
