import { box, CARD, mm, slitsForCard, tanDegrees } from '../../../src/author/index.ts';
import { coverSizes } from '../../sizes.ts';
import { coverPocket, POCKET_INSET, presentationFolder, spinedFolders } from './cover-pocket-panels.ts';

/** Smallest width of a tab for glue, in mm, and slope of a pocket's mouth towards the spine. */
const [LEAST_TAB, MOUTH_DIP] = [8, tanDegrees(3)];

/** Distance from a card in its slits to the tab of the pocket, in mm. */
const BESIDE_CARD = 3;

/** Smallest depth of a pocket at its outer side, in mm: for papers, or for a card in slits. */
const leastPocket = (length: number, slits: string): number =>
  (slits === 'none' ? 30 : CARD.height + 2 * CARD.round) + MOUTH_DIP * length;

/** Pocket folder: two covers with a spine, and a pocket along the foot of each, glued at its outer side. */
export default box('carton', {
  ...spinedFolders,
  name: 'Pocket folder',
  about: 'Folder with a spine and a glued pocket along the bottom of each cover, with or without slits for a card.',
  from: 'house: no code: covers for A4, pockets that slope down by 3° towards the spine. becf-12b04 has variables for a pocket and a tab but not for a card: we draw it without slits',
  ids: { 'becf-12b0e': {}, 'becf-12b04': { choices: { card_slits: 'none' }, size: { length: 270, width: 180 } } },
  size: coverSizes([215, [80, 800]], [305, [100, 1000]], [5, [1, 80]]),
  choices: { card_slits: ['front_pocket', 'none'] },
  // A pocket and its tab lie on each cover. The contents of a pocket stay below the upper edges of the covers.
  sizeLimits: ({ length, material }, { card_slits }) => ({
    ...(card_slits !== 'none' && { length: { min: CARD.width + 2 * (LEAST_TAB + BESIDE_CARD) } }),
    width: { min: leastPocket(length, card_slits) + 20 },
    height: { min: 4 * material + 0.5 },
  }),
  options: ({ length, width }, { card_slits }) => {
    const [least, most] = [leastPocket(length, card_slits), width - 10];
    // The tab lies beside a card in the middle of the pocket.
    const beside = card_slits === 'none' ? length : (length - CARD.width) / 2 - BESIDE_CARD;
    return {
      pocket: mm(Math.max(Math.ceil(least), 75), [least, most], 'Depth of the pockets at their outer side'),
      glue_flap: mm(15, [LEAST_TAB, Math.min(length / 4, beside)], 'Width of the glue tabs of the pockets'),
    };
  },
  build({ length, width, height: spine, material, pocket: depth, glue_flap: tab }, { card_slits }) {
    const pocket = { seat: length, depth, dip: MOUTH_DIP, tab, tabs: 'flush', material } as const;
    const middle = (depth - MOUTH_DIP * (length - POCKET_INSET)) / 2;
    const slits = card_slits === 'none' ? [] : slitsForCard([length / 2, middle]);
    const [foot, front] = [coverPocket(pocket), coverPocket({ ...pocket, slits })];
    return presentationFolder({ length, width, spine, boards: 4, material, foot, front });
  },
});
