import { eachSide } from '../../../src/author/index.ts';
import { type ByTemplate, type Exception, inPart, pressesInto } from './exception.ts';

const longFoot = 'the measured foot is as long as the floor and presses on the corner flaps';
const ear = 'a measured ear bends to snap under the rim';

/** Exceptions of frame trays like the measured one. `back` is false when the back is a single wall. */
const frameExceptions = (back = true): Exception[] =>
  eachSide((side) =>
    (back ? (['front', 'back'] as const) : (['front'] as const)).flatMap((wall) => [
      ...['front', 'back'].map((other) => pressesInto(`${other}.${side}-flap`, `${wall}.rim.inner.foot`, 1, longFoot)),
      pressesInto(`${wall}.rim`, `${side}.rim.inner`, 0.25, ear),
      ...['rim', 'rim.inner'].map((held) =>
        pressesInto(`${wall}.${held}`, `${side}.rim.inner`, 0, ear, { mm: 4, passing: true }),
      ),
    ]),
  );

/** A foot and what it slides over. */
const rubs = (foot: string, other: string): Exception =>
  pressesInto(foot, other, 0.6, 'a foot of thin board bends and rubs on what lies below while its wall rolls in', {
    mm: 2.5,
    passing: true,
  });

/** Exceptions of frame trays, by template. */
export const frameTrays: ByTemplate = {
  'Frame tray': frameExceptions(),
  'Frame tray with hinged lid': frameExceptions(false),
  'Frame tray with sleeve': inPart('tray', frameExceptions()),
  'Frame tray with separate lid': inPart('base', frameExceptions()),
  'Shirt frame tray': [
    ...['front', 'back', 'right', 'left'].map((wall) => rubs(`${wall}.rim.inner.foot`, 'floor')),
    ...eachSide((side) => [
      ...['front', 'back'].map((wall) => rubs(`${side}.rim.inner.foot`, `${wall}.rim.inner.${side}-flap`)),
      pressesInto(
        'front.rim',
        `back.rim.inner.${side}-flap`,
        0,
        'in a narrow tray the flaps of the back bend past the rim of the front while its wall rolls in',
        { plus: { width: 0.05 }, passing: true },
      ),
    ]),
  ],
};
