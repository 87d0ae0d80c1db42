import { box, glued, mm, rectangle, toDegrees } from '../../../src/author/index.ts';

export default box('carton', {
  name: 'Table tent',
  about: 'Two faces that lean together on a foot, glued into a triangle, to stand on a table.',
  group: 'tags',
  from: 'house: our own construction: a triangle of three panels with a strip under the foot; delivered as a flat blank, because a tube of three walls folds flat only with an extra crease down the middle of one',
  ids: ['house-table-tent'],
  size: {
    length: mm(150, [40, 600], 'Length of the tent'),
    width: mm(60, [30, 300], 'Width of the foot'),
    height: mm(100, [40, 500], 'Height of the tent'),
  },
  board: [0.4, [0.1, 1]],
  // The strip ends where the front still leaves room for two boards.
  options: ({ width, height, material }) => ({
    glue_flap: mm(
      20,
      [8, width - Math.max(4, 2 + (material * width) / height)],
      'Width of the strip that is glued to the foot',
    ),
  }),
  labels: { length: 'foot.x', width: 'foot.y' },
  build({ length, width, height, material, glue_flap }) {
    const lean = Math.atan2(width / 2, height);
    const slant = Math.hypot(width / 2, height);
    const base = 90 + toDegrees(lean);
    // The strip lies inside on the foot: its face ends one board above the foot and begins equally far inwards.
    const short = material / Math.cos(lean);
    const back = rectangle('back', length, slant - short, {
      role: 'wall',
      fold: 180 - 2 * toDegrees(lean),
      phase: 1,
      top: rectangle('glue', length - 2, glue_flap, { role: 'glue', fold: base, phase: 0 }),
    });
    const front = rectangle('front', length, slant, { role: 'wall', fold: base, phase: 2, top: back });
    return {
      trunk: rectangle('foot', length, width, { role: 'wall', top: front }),
      joins: [glued('back.glue', 'foot')],
    };
  },
});
