import { type ByTemplate, type Exception, partsFrom, pressesInto } from './exception.ts';

/** Exceptions of every pillow: its lenses overlap, and its glue joint is one board thick. */
const pillowExceptions: readonly Exception[] = [
  ...['top', 'bottom'].flatMap((end) => [
    partsFrom(
      'front',
      `front.${end}-flap`,
      1.3,
      'in the folded picture the outer lens lies one board outside the inner one, also where its crease slants',
    ),
    pressesInto(
      `front.${end}-flap`,
      `back.${end}-flap`,
      0.3,
      'a lens gives way by a part of a board while the other folds over it',
      { passing: true },
    ),
    pressesInto(
      `back.${end}-flap`,
      'front',
      0.4,
      'the free edge of a lens mirrors its crease, as measured: it rubs along the front as it folds in',
      { passing: true },
    ),
  ]),
  pressesInto('front.glue', 'back', 1.2, 'front and back bulge alike: the back presses on the glue flap by one board'),
];

/** Exceptions of pillows, by template. */
export const pillows: ByTemplate = {
  'Handle pillow': pillowExceptions,
  'Pillow pack': [
    ...pillowExceptions,
    ...['top', 'bottom'].map((end) =>
      pressesInto(
        `front.${end}-flap.tuck`,
        `back.${end}-flap`,
        0.5,
        'a tongue bends around the curved crease of the lens below it; the folded picture shows it straight',
        { plus: { length: 0.006 } },
      ),
    ),
  ],
};
