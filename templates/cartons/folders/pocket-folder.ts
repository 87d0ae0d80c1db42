import { BESIDE_SPINE, box, folderPocket, mm, pocketFolder, straight } from '../../../src/author/index.ts';

/** The narrowest tab that glue has room on. */
const LEAST_TAB = 8;

/** The least a pocket is deep at the spine: for papers, or for a card in slits. */
const leastPocket = (slits: string): number => (slits === 'none' ? 30 : CARD.height + 2 * CARD.round);

/** How far the mouth of a pocket dips towards the spine. */
const DIP = Math.tan((3 * Math.PI) / 180);

/** A business card, how far its corners go into the slits, the board around it, and from it to the tab; in mm. */
const CARD = { width: 85, height: 55, corner: 10, round: 8, beside: 3 } as const;

/** Four slits at 45° that hold a card by its corners, about the middle of a pocket as high as it is at the spine. */
const slits = (x: number, y: number) =>
  [1, -1].flatMap((u) =>
    [1, -1].map((v) => {
      const [w, h] = [(u * CARD.width) / 2, (v * CARD.height) / 2];
      return straight([x + w - u * CARD.corner, y + h], [x + w, y + h - v * CARD.corner]);
    }),
  );

/**
 * Pocket folder: two covers with a spine, and a pocket along the foot of each, glued at its outer side.
 *
 *   ┌────────┬┬────────┐
 *   │        ││        │
 *   │  back  ││ front  │
 *  ╱├────────┼┼────────┤╲
 *  ││ pocket ││ pocket ││
 *  ╲┴────────┘└────────┴╱
 */
export default box('carton', {
  name: 'Pocket folder',
  about: 'Folder with a spine and a glued pocket along the foot of each cover, with or without slits for a card.',
  group: 'folders',
  from: [
    'house',
    'no code: covers for A4, pockets that dip by 3° towards the spine. We read becf-12b04, which has a pocket and a tab to set but no card, as the one without slits',
  ],
  ids: {
    'becf-12b0e': {},
    'becf-12b04': { choices: { card_slits: 'none' }, size: { length: 270, width: 180 } },
  },

  size: {
    length: mm(215, [80, 800], 'Length of the covers, from the spine'),
    width: mm(305, [100, 1000], 'Width of the covers, along the spine'),
    height: mm(5, [1, 80], 'Between the covers: the spine inside'),
  },
  board: [0.4, [0.1, 0.8]],
  choices: { card_slits: ['front_pocket', 'none'] },
  // On either cover lie a pocket and its tab; what a pocket takes stays below the covers' upper edges.
  sizeLimits: ({ length, material }, { card_slits }) => {
    const least = leastPocket(card_slits) + DIP * length;
    return {
      ...(card_slits !== 'none' && { length: { min: CARD.width + 2 * (LEAST_TAB + CARD.beside) } }),
      width: { min: least + 20 },
      height: { min: 4 * material + 0.5 },
    };
  },

  options: ({ length, width }, { card_slits }) => {
    const least = leastPocket(card_slits) + DIP * length;
    const most = width - 10;
    // A card in the middle of its pocket lies beside the tab.
    const widest = card_slits === 'none' ? length / 4 : Math.min(length / 4, (length - CARD.width) / 2 - CARD.beside);
    return {
      pocket: mm(
        Math.max(Math.ceil(least), Math.min(75, most)),
        [least, most],
        'Depth of the pockets at their outer side',
      ),
      glue_flap: mm(15, [LEAST_TAB, widest], 'Width of the tabs that the pockets are glued by'),
    };
  },

  build({ length, width, height, material, pocket, glue_flap }, { card_slits }) {
    const pockets = { length, depth: pocket, dip: DIP, tab: glue_flap, thickness: material };
    const slitted =
      card_slits === 'front_pocket' ? { slits: slits(length / 2, (pocket - DIP * (length - BESIDE_SPINE)) / 2) } : {};
    return {
      ...pocketFolder({
        length,
        width,
        spine: height,
        back: folderPocket(pockets),
        front: folderPocket({ ...pockets, ...slitted }),
      }),
    };
  },
});
