import { eachCorner, eachSide, eachWall } from '../../../src/author/index.ts';
import { type ByTemplate, type Exception, inPart, pressesInto } from './exception.ts';

/** The lock of an inner wall in the slot of its floor. */
const lockPressed = (inner: string, floor: string): Exception =>
  pressesInto(inner, floor, 1, 'the slanted ends of the lock hold it; they press into the ends of the slot');

/** The layers in a double wall. */
const bulging = (inner: string, held: string): Exception =>
  pressesInto(
    inner,
    held,
    1,
    'the double wall is drawn with one crease at its rim: it bulges around its contents, which the model does not show',
  );

/** The tab of a postal lock on its way into the slot of the front. */
const postalPasses: Exception = pressesInto(
  'lid-front.postal-lock',
  'floor',
  8,
  'the tab has one length for any board: it hangs below the floor, and flexes past its edge, before it turns into the slot',
  { mm: 1, passing: true },
);

/** Exceptions of a tray whose double side walls hold the front of its lid. */
const hingedLidExceptions: Exception[] = [
  postalPasses,
  ...eachSide((end) => [
    lockPressed(`${end}.inner`, 'floor'),
    bulging(`${end}.inner`, `back.${end}-flap`),
    bulging(`${end}.inner`, `lid-front.${end}-tuck`),
  ]),
];

const lockedEars = eachCorner((on, end) =>
  pressesInto(`${on}.${end}-ear.bridge`, end, 0.7, 'the bridge bends while it goes through its slot', {
    passing: true,
  }),
);

/** Exceptions of trays that lock without glue, by template. */
export const lockedTrays: ByTemplate = {
  'Tray with hinged lid': hingedLidExceptions,
  'Mailer with cherry locks': [postalPasses],
  'Self-locking shirt box': ['base', 'lid'].flatMap((part) =>
    eachSide((end) => [
      lockPressed(`${part}:${end}.inner`, `${part}:floor`),
      ...eachWall((wall) => bulging(`${part}:${end}.inner`, `${part}:${wall}.${end}-flap`)),
    ]),
  ),
  'Self-locking tray with lid': [
    pressesInto(
      'lid.tuck',
      'front',
      1,
      'the lid is drawn as deep as the floor: its tuck presses on the front by one board',
    ),
    ...eachCorner((wall, end) =>
      pressesInto(
        `lid.${end}-flap`,
        `${wall}.${end}-ear`,
        1,
        "the lid's flaps are creased in line with the ears they lie on, and bend over them",
      ),
    ),
  ],
  'Self-locking tray with tongue lid': [
    ...eachSide((end) =>
      pressesInto(
        'lid.tuck',
        end,
        0.5,
        'the tuck is as long as the lid at its crease: its ends bend past the rims of the side walls',
      ),
    ),
    ...eachCorner((wall, end) =>
      pressesInto(
        `lid.${end}-flap`,
        `${wall}.${end}-ear`,
        1,
        "the lid's flaps are creased in line with the ears they lie on, and bend over them",
      ),
    ),
  ],
  'Tray with locked ears': lockedEars,
  'Telescope box with locked ears': ['base', 'lid'].flatMap((part) => inPart(part, lockedEars)),
};
