import { swatchCard } from './swatch-card.ts';

/**
 * Swatch card with a soft spine: two covers of board in one sheet of paper, which also forms the spine
 * between them. The swatches are riveted to the back along the spine.
 *
 *   ┌──────────┬────┬──────────┐
 *   │   back  ∘│    │  front   │
 *   └──────────┴────┴──────────┘
 */
export default swatchCard('paper', {
  name: 'Swatch card with soft spine',
  about: 'Two covers of greyboard in paper, for swatches riveted to the back.',
  group: 'swatch_cards',
  from: [
    'house',
    'a case by the rules of binding; that its third size is a spine of paper, and where rivets are, is our reading',
  ],
  ids: ['becf-30603'],
  width: 20,
});
