import { box, type CaseHole, circle, coverCaseParts, mm, when } from '../../../src/author/index.ts';
import { caseTurnIn, hingeWidth, paper } from '../paper.ts';

const binderBoards = [{ name: 'back' }, { name: 'spine', stands: true }, { name: 'front' }] as const;

/** Two covers and a spine in one sheet, lined. Two rivets in spine or back and a finger hole in the spine go through all three layers. */
export default box('rigid', {
  name: 'Ring binder',
  about: 'Two covers and a spine of greyboard covered with paper, for a ring mechanism.',
  group: 'binders',
  from: 'house: a case by the rules of book binding; the position of rivets and finger hole is our decision, two rivets 80 apart',
  ids: ['becf-30301'],
  size: {
    length: mm(230, [100, 500], 'Width of the covers'),
    width: mm(100, [30, 200], 'Width of the spine'),
    height: mm(320, [140, 600], 'Height of covers and spine'),
  },
  reads: { depth: 'width' },
  choices: { mechanism: ['back', 'spine'], finger_hole: ['spine', 'none'] },
  // The mechanism and the finger hole lie one above the other where both are in the spine.
  sizeLimits: (_, { mechanism, finger_hole }) =>
    mechanism === 'spine' && finger_hole === 'spine' ? { height: { min: 200 } } : {},
  options: ({ width, height, material }, { mechanism, finger_hole }) => ({
    hinge: hingeWidth(8, material, 12),
    paper,
    turn_in: caseTurnIn(material, 25),
    // 75 mm from the foot to the first rivet are free for a finger hole.
    hole_distance: mm(
      80,
      [30, height - (mechanism === 'spine' && finger_hole === 'spine' ? 150 : 60)],
      'Distance between the rivets',
    ),
    hole_diameter: mm(5, [3, 8], 'Diameter of the holes for the rivets'),
    ...when(finger_hole === 'spine', {
      finger_hole: mm(25, [15, Math.min(35, width - 10)], 'Diameter of the finger hole in the spine'),
    }),
  }),
  build(values, { mechanism, finger_hole }) {
    const { length, width, height, material: board, hinge, paper, turn_in, hole_distance, hole_diameter } = values;
    const depths = { back: length, spine: width, front: length };
    const boards = binderBoards.map((b) => ({ ...b, depth: depths[b.name] }));
    const hole = (on: string, x: number, y: number, diameter: number): CaseHole => ({
      on,
      at: [x, y],
      ring: (at) => circle(at, diameter / 2),
    });
    // Distance from the hinge to the rivets of a mechanism on the back: 25 mm.
    const rivet = mechanism === 'back' ? length - 25 : width / 2;
    const holes = [-1, 1].map((side) => hole(mechanism, (height + side * hole_distance) / 2, rivet, hole_diameter));
    if (finger_hole === 'spine') holes.push(hole('spine', 45, width / 2, values.finger_hole));
    return coverCaseParts(
      { across: height, boards, hinge, board, paper, reach: { head: turn_in, fore: turn_in } },
      {
        linings: [['back', 'spine', 'front']],
        holes,
        labels: {
          length: ['back.y', paper, paper + length],
          width: 'spine.y',
          height: ['front.x', 0, height],
          hinge: 'back-hinge.y',
        },
      },
    );
  },
});
