import { insideShare, onePart } from '../../../src/board/index.ts';
import { rectangle } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

/**
 * Edge pad: a channel of corrugated board that is put over the edge of a panel or a frame.
 *
 *   ┌─────────────┐
 *   │    back     │
 *   ├─────────────┤
 *   │     pad     │
 *   ├─────────────┤
 *   │    front    │
 *   └─────────────┘
 */
export default template({
  name: 'Edge pad',
  about: 'Channel of corrugated board that goes over an edge: a pad with a wall on either side.',
  group: 'corrugated_cardboards_separators',
  code: {},
  provenance: {
    kind: 'house',
    source:
      'no code: two walls square to a pad, two thirds of the board inside of their creases; that becf-21f05 is a channel is our reading',
  },
  ids: { 'becf-21f05': {} },

  size: {
    length: mm(150, [20, 2500], 'Length of the channel'),
    width: mm(75, [10, 800], 'Width inside, between the walls'),
    height: mm(50, [10, 600], 'Height inside of the walls'),
    material: mm(1.5, [0.8, 7], 'Thickness of the board'),
  },
  sizeLimits: ({ material }) => ({ width: { min: 4 * material }, height: { min: 4 * material } }),
  choices: {},
  options: () => ({}),

  build({ length, width, height, material }) {
    const lost = insideShare.corrugated * material;
    const wall = (name: string) => rectangle(name, length, height + lost, { role: 'wall' });
    return onePart({
      trunk: rectangle('pad', length, width + 2 * lost, { role: 'wall', top: wall('back') }),
      base: { line: 'crease', panel: wall('front') },
      rises: 'up',
      thickness: material,
      inside: insideShare.corrugated,
      joins: [],
      gauges: [
        { name: 'width', panel: 'pad', along: 'y' },
        { name: 'height', panel: 'back', along: 'y' },
      ],
      inner: [{ name: 'width', a: 'front', b: 'back' }],
    });
  },
});
