import { type Exception, eachSide, pressesInto } from '../../src/author/index.ts';

const longFoot = 'the measured foot is as long as the floor and presses on the corner flaps';
const ear = 'a measured ear bends to snap under the rim';

/** Exceptions of frame trays like the measured one. `back` is false when the back is a single wall. */
export const frameExceptions = (back = true): Exception[] =>
  eachSide((side) =>
    (back ? (['front', 'back'] as const) : (['front'] as const)).flatMap((wall) => [
      ...['front', 'back'].map((other) => pressesInto(`${other}.${side}-flap`, `${wall}.rim.inner.foot`, 1, longFoot)),
      pressesInto(`${wall}.rim`, `${side}.rim.inner`, 0.25, ear),
      ...['rim', 'rim.inner'].map((held) =>
        pressesInto(`${wall}.${held}`, `${side}.rim.inner`, 0, ear, { mm: 4, passing: true }),
      ),
    ]),
  );
