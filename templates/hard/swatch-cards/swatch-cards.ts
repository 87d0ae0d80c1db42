import { type BoxHead, box, type CaseHole, circle, coverCaseParts, mm, when } from '../../../src/author/index.ts';
import { caseTurnIn, hingeWidth, paper } from '../paper.ts';

/** Four rivets along the spine, 10 mm from it: 35 mm from the foot and head of the back, a sixth of a short one, beside the turn-in. */
const rivets = ({ length, width, turn_in, hole_diameter }: Readonly<Record<string, number>>): CaseHole[] => {
  const first = Math.max(Math.min(35, length! / 6), turn_in! + hole_diameter! / 2 + 3);
  const step = (length! - 2 * first) / 3;
  return [0, 1, 2, 3].map((k) => ({
    on: 'back',
    at: [first + k * step, width! - 10],
    ring: (at) => circle(at, hole_diameter! / 2),
  }));
};

/** Two covers, with a spine of board or only of paper between them. */
const swatchCard = (
  spine: 'board' | 'paper',
  { width: usual, ...head }: Omit<BoxHead, 'group'> & { readonly width: number },
) => {
  const names = spine === 'board' ? ['back', 'spine', 'front'] : ['back', 'front'];
  const boards = names.map((name) => ({ name, stands: name === 'spine' }));
  // A soft spine needs play: one lining over all would keep it from opening.
  const linings = spine === 'board' ? [names] : names.map((name) => [name]);
  return box('rigid', {
    ...head,
    group: 'swatch_cards',
    size: {
      // Four rivets lie in a row between what is turned in at foot and head.
      length: mm(295, [spine === 'paper' ? 100 : 60, 600], 'Length of the covers, along the spine'),
      width: mm(115, [40, 400], 'Width of the covers'),
      height: mm(usual, [12, 120], 'Width of the spine: thickness of the closed card'),
    },
    board: [2, [0.8, 3]],
    options: ({ material }) => ({
      ...when(spine === 'board', { hinge: hingeWidth(6, material, 8) }),
      ...when(spine === 'paper', { hole_diameter: mm(6, [3, 8], 'Diameter of the holes for the rivets') }),
      paper,
      turn_in: caseTurnIn(material, 22),
    }),
    build({ length, width, height, material: board, hinge, hole_diameter, paper, turn_in }) {
      return coverCaseParts(
        {
          across: length,
          boards: boards.map((b) => ({ ...b, depth: b.stands ? height : width })),
          hinge: spine === 'board' ? hinge : height,
          board,
          paper,
          reach: { head: turn_in, fore: turn_in },
        },
        {
          linings,
          labels: {
            length: ['back.x', 0, length],
            width: ['back.y', paper, paper + width],
            ...(spine === 'board' ? { height: 'spine.y', hinge: 'back-hinge.y' } : { height: 'back-hinge.y' }),
          },
          holes: spine === 'paper' ? rivets({ length, width, turn_in, hole_diameter }) : [],
        },
      );
    },
  });
};

export default [
  // Two covers of board in one sheet of paper, which also forms the spine between them. The swatches are riveted to the back along the spine.
  //   ┌──────────┬────┬──────────┐
  //   │   back  ∘│    │  front   │
  //   └──────────┴────┴──────────┘
  swatchCard('paper', {
    name: 'Swatch card with soft spine',
    about: 'Two covers of greyboard covered with paper, for swatches riveted to the back.',
    from: 'house: a case by the rules of book binding; we read its third size as a spine of paper; the position of the rivets is our reading',
    ids: ['becf-30603'],
    width: 20,
  }),
  // Two covers and a spine of board in one sheet of paper, lined inside, where the swatches are stuck.
  //   ┌──────────┬─┬──┬─┬──────────┐
  //   │   back   │ │  │ │  front   │
  //   └──────────┴─┴──┴─┴──────────┘
  swatchCard('board', {
    name: 'Folding swatch card with spine',
    about: 'Two covers and a spine of greyboard covered with paper, for swatches glued inside.',
    from: 'house: a case by the rules of book binding; not based on a drawing or code',
    ids: ['becf-30602'],
    width: 25,
  }),
];
