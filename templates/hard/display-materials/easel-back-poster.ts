import { angle, box, coverCaseParts, mm } from '../../../src/author/index.ts';
import { caseTurnIn, paper } from '../paper.ts';
import { easelStrut } from './easel-strut-panels.ts';

/**
 * A board in paper, lined behind, and a strut of board on a strip glued to its back. The strut folds out about a groove, square to the
 * back; the wing at its top folds over and stands against the back, which holds the strut. The poster leans by 90° less the foot's angle.
 */
export default box('rigid', {
  name: 'Easel-back poster',
  about: 'Covered board that stands on a strut behind it.',
  group: 'display_materials',
  from: 'house: our own construction: height, depth and attachment of the strut; becf-30703 has the same variables as becf-30701: drawn alike',
  ids: ['becf-30701', 'becf-30703'],
  size: { length: mm(1000, [120, 1500], 'Width of the poster'), width: mm(700, [150, 1500], 'Height of the poster') },
  options: ({ width, material }) => ({
    strut_height: mm(0.7 * width, [0.5 * width, 0.9 * width], 'Height of the strut'),
    foot_angle: angle(80, [72, 86], 'Angle between the back of the poster and the ground'),
    paper,
    turn_in: caseTurnIn(material, 25),
  }),
  build(values) {
    const { length, width, material: board, paper, turn_in } = values;
    const reach = { head: turn_in, fore: turn_in };
    const [cover, ...behind] = coverCaseParts(
      { across: length, boards: [{ name: 'poster', depth: width }], hinge: 0, board, paper, reach },
      {
        cover: 'poster_cover',
        linings: [['poster']],
        labels: { length: ['poster.x', 0, length], width: ['poster.y', paper, paper + width] },
      },
    );
    return [
      { ...cover!, blank: { ...cover!.blank, trunkIs: 'front', lean: 90 - values.foot_angle } },
      ...behind,
      easelStrut(values),
    ];
  },
});
