import { swatchCard } from './swatch-card.ts';

/**
 * Folding swatch card with a spine: two covers and a spine of board in one sheet of paper, lined inside, where the swatches are stuck.
 *
 *   ┌──────────┬─┬──┬─┬──────────┐
 *   │   back   │ │  │ │  front   │
 *   └──────────┴─┴──┴─┴──────────┘
 */
export default swatchCard('board', {
  name: 'Folding swatch card with spine',
  about: 'Two covers and a spine of greyboard in paper, for swatches stuck inside.',
  group: 'swatch_cards',
  from: ['house', 'a case by the rules of binding; no drawing or code stands behind it'],
  ids: ['becf-30602'],
  width: 25,
});
