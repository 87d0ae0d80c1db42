import { box, mm } from '../../../src/author/index.ts';
import { holeOptions, hungCard, ovalTags } from './oval-tags.ts';

export default box('carton', {
  ...ovalTags,
  name: 'Round tag',
  about: 'Round card with a round hole to hang it up.',
  from: 'standard: ECMA F80.51; the position of the hole is our decision',
  ids: ['becf-12704'],
  size: { length: mm(100, [20, 1000], 'Diameter of the tag') },
  options: ({ length }) => holeOptions(length),
  build: (tag) => hungCard(tag, tag.length),
});
