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
  about: 'Two covers of greyboard covered with paper, for swatches riveted to the back.',
  group: 'swatch_cards',
  from: 'house: a case by the rules of book binding; we read its third size as a spine of paper; the position of the rivets is our reading',
  ids: ['becf-30603'],
  width: 20,
});
