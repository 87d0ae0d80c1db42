import { box } from '../../../src/author/index.ts';
import { tagSizes } from '../../sizes.ts';
import { holeOptions, hungCard, ovalTags } from './oval-tags.ts';

export default box('carton', {
  ...ovalTags,
  name: 'Oval tag',
  about: 'Oval card with a round hole to hang it up.',
  from: 'standard: ECMA F80.51; our decisions: an oval of eight arcs that follows an ellipse, within 0.15 mm at the usual sizes, and the position of the hole',
  ids: ['becf-12705'],
  size: tagSizes([100, [20, 1000]], [50, [20, 1000]]),
  order: ['length', 'width'],
  // A longer oval would look like two straight lines with sharp ends.
  sizeLimits: ({ width }) => ({ length: { max: 5 * width } }),
  options: ({ width }) => holeOptions(width),
  build: (tag) => hungCard(tag, tag.width),
});
