import { eachSide } from '../../../src/author/index.ts';
import { type ByTemplate, forAll, inPart, pressesInto } from './exception.ts';
import { jointPressed } from './tube-joints.ts';

/** The joint of a ring is that of a case. */
const ringPressed = (first: string, last: string) =>
  jointPressed.map((exception) => ({
    ...exception,
    panels: exception.panels.map((panel) => panel.replace('front', first).replace('left', last)),
  }));

/** Exceptions of slide boxes and hinged trays of corrugated board. */
export const slides: ByTemplate = {
  'Corrugated ring, open at the ends': ringPressed('bottom', 'back'),
  'Corrugated ring, open at the sides': ringPressed('bottom', 'left'),
  ...forAll(inPart('ring', ringPressed('bottom', 'back')), 'Slide box with liner', 'Slide box with tray'),
  'Slide box of two rings': [
    ...['inner', 'outer'].flatMap((ring) =>
      (['back', 'left'] as const).flatMap((last) => inPart(ring, ringPressed('bottom', last))),
    ),
    ...['inner', 'outer'].flatMap((ring) => inPart(ring, ringPressed('front', 'left'))),
  ],
  'Corrugated hinged trays': eachSide((side) =>
    pressesInto(`lid-${side}`, side, 0.15, 'the sides of the two trays rub near the hinge while they rise', {
      passing: true,
    }),
  ),
};
