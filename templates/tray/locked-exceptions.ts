import { type Exception, eachSide, pressesInto } from '../../src/author/index.ts';

/** The lock of an inner wall in the slot of its floor. */
export const lockPressed = (inner: string, floor: string): Exception =>
  pressesInto(inner, floor, 1, 'the lock is held by its slanted ends, which press into those of the slot');

/** The layers in a double wall. */
export const bulging = (inner: string, held: string): Exception =>
  pressesInto(
    inner,
    held,
    1,
    'the double wall is drawn with one crease at its rim: in the box it bulges round what it holds, in the model it does not',
  );

/** The tab of a postal lock on its way into the slot of the front. */
export const postalPasses: Exception = pressesInto(
  'lid-front.postal-lock',
  'floor',
  9,
  'the tab, as long in any board, hangs below the floor until it turns into the slot above it: it flexes past the edge of the floor',
  { passing: true },
);

/** Exceptions of a tray whose double side walls hold the front of its lid. */
export const hingedLidExceptions: Exception[] = [
  postalPasses,
  ...eachSide((end) => [
    lockPressed(`${end}.inner`, 'floor'),
    bulging(`${end}.inner`, `back.${end}-flap`),
    bulging(`${end}.inner`, `lid-front.${end}-tuck`),
  ]),
];
