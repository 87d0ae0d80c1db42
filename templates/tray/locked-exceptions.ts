import { type Exception, eachSide, pressesInto } from '../../src/author/index.ts';

/** The lock of an inner wall in the slot of its floor. */
export const lockPressed = (inner: string, floor: string): Exception =>
  pressesInto(inner, floor, 1, 'the slanted ends of the lock hold it; they press into the ends of the slot');

/** The layers in a double wall. */
export const bulging = (inner: string, held: string): Exception =>
  pressesInto(
    inner,
    held,
    1,
    'the double wall is drawn with one crease at its rim: it bulges around its contents, which the model does not show',
  );

/** The tab of a postal lock on its way into the slot of the front. */
export const postalPasses: Exception = pressesInto(
  'lid-front.postal-lock',
  'floor',
  8,
  'the tab has one length for any board: it hangs below the floor, and flexes past its edge, before it turns into the slot',
  { mm: 1, passing: true },
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
