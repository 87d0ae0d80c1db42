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
  about: 'Two covers and a spine of greyboard covered with paper, for swatches glued inside.',
  group: 'swatch_cards',
  from: 'house: a case by the rules of book binding; not based on a drawing or code',
  ids: ['becf-30602'],
  width: 25,
});
