import { insideShare, onePart } from '../../../src/board/index.ts';
import { rectangle } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

/**
 * Corner pad: two walls square to one another, to stand along the corner of what is packed.
 *
 *   ┌─────────┬──────┐
 *   │  first  │second│
 *   │         │      │
 *   └─────────┴──────┘
 */
export default template({
  name: 'Corner pad',
  about: 'Angle of corrugated board that stands along a corner.',
  group: 'corrugated_cardboards_separators',
  code: {},
  provenance: {
    kind: 'house',
    source:
      'no code: two walls, two thirds of the board inside of their crease; that becf-21f06 is an angle is our reading',
  },
  ids: { 'becf-21f06': {} },

  size: {
    length: mm(150, [10, 1500], 'Length inside of the first wall, from the corner'),
    width: mm(100, [10, 1500], 'Length inside of the second wall, from the corner'),
    height: mm(200, [10, 2500], 'Height of both'),
    material: mm(1.5, [0.8, 7], 'Thickness of the board'),
  },
  sizeLimits: ({ material }) => ({ length: { min: 4 * material }, width: { min: 4 * material } }),
  choices: {},
  options: () => ({}),

  build({ length, width, height, material }) {
    const lost = insideShare.corrugated * material;
    const second = rectangle('second', height, width + lost, { role: 'wall' });
    return onePart({
      trunk: rectangle('first', height, length + lost, { role: 'wall', top: second }),
      base: { line: 'cut' },
      rises: 'right',
      thickness: material,
      inside: insideShare.corrugated,
      joins: [],
      gauges: [
        { name: 'length', panel: 'first', along: 'y' },
        { name: 'width', panel: 'second', along: 'y' },
      ],
      inner: [],
    });
  },
});
