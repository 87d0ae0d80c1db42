import { box, CARD, mm, slitsForCard, when } from '../../../src/author/index.ts';
import { coverPocket, presentationFolder } from './cover-pocket-panels.ts';

/** Number of boards between the closed covers: each pocket adds itself and its tabs. */
const boardsBetween = (pocket: string): number => (pocket === 'both' ? 4 : 2);

/** Two covers, a crease or a spine between, and a glued pocket at the foot of one or both, or at the outer edge of one, with card slits. */
export default box('carton', {
  name: 'Presentation folder',
  about:
    'Folder with one or two pockets, along the bottom or the outer edge, with or without a spine, and slits for a card.',
  group: 'folders',
  from: 'house: no code: pockets and spines are read from pictures and variables; depths, tabs and slits are our decision',
  ids: {
    'becf-12b08': { choices: { spine: 'capacity' } },
    'becf-12b09': { choices: { pocket: 'side' } },
    'becf-12b0a': { choices: { pocket: 'side', spine: 'capacity' } },
    'becf-12b0b': { choices: { pocket: 'both' } },
  },
  size: {
    length: mm(165, [100, 800], 'Length of the covers, from the spine'),
    width: mm(180, [120, 1000], 'Width of the covers, along the spine'),
  },
  board: [0.4, [0.1, 1]],
  choices: { pocket: ['foot', 'side', 'both'], spine: ['none', 'capacity'], card_slits: ['pocket', 'none'] },
  options: ({ length, width, material }, chosen) => {
    const across = chosen.pocket === 'side' ? length : width;
    const least = chosen.card_slits === 'none' ? 40 : CARD.height + 2 * CARD.round;
    return {
      pocket: mm(75, [least, 0.8 * across], 'Depth of the pockets'),
      glue_flap: mm(15, [8, Math.min(25, length / 6)], 'Width of the glue tabs of the pockets'),
      ...when(chosen.spine === 'capacity', {
        capacity: mm(
          5,
          [boardsBetween(chosen.pocket) * material + 0.5, 80],
          'Width of the spine inside, between the covers',
        ),
      }),
    };
  },
  build({ length, width, material, pocket: depth, glue_flap: tab, capacity: spine = 0 }, chosen) {
    const seat = chosen.pocket === 'side' ? width : length;
    const slits = chosen.card_slits === 'none' ? [] : slitsForCard([seat / 2, depth / 2]);
    const own = { seat, depth, tab, material };
    const covers = { length, width, spine, material, boards: boardsBetween(chosen.pocket) };
    if (chosen.pocket === 'side')
      return presentationFolder({ ...covers, side: coverPocket({ ...own, tabs: 'both', slits }) });
    const foot = coverPocket({ ...own, tabs: 'right', slits });
    const plain = coverPocket({ ...own, tabs: 'right' });
    return presentationFolder({ ...covers, foot, ...(chosen.pocket === 'both' && { front: plain }) });
  },
});
