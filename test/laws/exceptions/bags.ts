import { type ByTemplate, type Exception, forAll, pressesInto } from './exception.ts';

const flaps = ['front-foot.bottom-flap', 'back.bottom-flap'] as const;
const sides = ['right', 'left', 'glue'].map((side) => `${side}-foot.bottom-flap`);

const creased = 'the measured drawing creases all bottom flaps on one line, so their layers overlap by one board';
const lapped =
  'in a bag nearly as deep as long, the flaps of the two sides overlap in the middle and bend by one board';
const passes =
  'in a bag about as deep as long, the flaps of the two sides reach past the middle; they are folded in one after the other';
const joint =
  'the measured drawing makes front and back equally long: the last gusset presses on the glue flap by one board';

/** Delivered flat, the hem of the last gusset lies before the glue flap, which is pressed into it. */
const seam: readonly Exception[] = [
  ...['', '.hem'].map((at) => pressesInto(`front.glue${at}`, `left${at}`, 1, joint)),
  pressesInto('front-foot.glue-triangle', 'left.triangle', 1, joint),
  ...['front.glue', 'front-foot.glue-triangle'].map((glue) =>
    pressesInto(glue, 'left.hem', 1, joint, { passing: true }),
  ),
];

/** Exceptions for panels of a carrier bag that overlap by one board. */
const bagExceptions: readonly Exception[] = [
  ...flaps.flatMap((flap) => sides.map((side) => pressesInto(flap, side, 1, creased))),
  pressesInto(...flaps, 1, creased),
  ...sides
    .slice(1)
    .flatMap((side) => [
      pressesInto(sides[0]!, side, 1, lapped),
      pressesInto(sides[0]!, side, 1, passes, { plus: { width: 0.37 }, passing: true }),
    ]),
  ...['left', 'right'].map((corner) =>
    pressesInto(
      'front-foot.bottom-flap',
      `back.bottom-flap.${corner}-corner`,
      2,
      'in a real bag the corners of the back lie between the flaps; drawn on one line of creases, they end on top of both',
      { passing: true },
    ),
  ),
  ...flaps.flatMap((flap) => [
    pressesInto(`${flap}.left-corner`, `${flap}.right-corner`, 1, lapped),
    pressesInto(`${flap}.left-corner`, `${flap}.right-corner`, 1, passes, { plus: { width: 0.45 }, passing: true }),
    ...sides.flatMap((side) =>
      ['left', 'right'].map((corner) => pressesInto(`${flap}.${corner}-corner`, side, 2.2, passes, { passing: true })),
    ),
  ]),
  ...seam,
  pressesInto('glue-foot', 'left.hem', 1, joint, { passing: true }),
  pressesInto('glue-foot', 'left-foot', 1, joint),
  pressesInto('glue-foot.bottom-flap', 'left-foot.bottom-flap', 1, joint),
];

const blockFlaps = ['front-foot', 'back', 'right-foot', 'left-foot'].map((wall) => `${wall}.bottom-flap`);

/** The same for a bottom of four flaps, which all overlap. */
const blockBottomExceptions: readonly Exception[] = [
  ...blockFlaps.flatMap((flap, k) => blockFlaps.slice(k + 1).map((other) => pressesInto(flap, other, 1, creased))),
  pressesInto('right-foot.bottom-flap', 'left-foot.bottom-flap', 1, passes, { plus: { width: 0.37 }, passing: true }),
  ...seam,
];

/** Exceptions of carrier bags, by template. */
export const bags: ByTemplate = {
  ...forAll(
    bagExceptions,
    'Carrier bag with eyelets',
    'Plain bag',
    'Carrier bag with handle slits',
    'Carrier bag with punched grips',
  ),
  'Carrier bag with eyelets and block bottom': blockBottomExceptions,
};
