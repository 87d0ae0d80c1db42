import { box, circle, mm, ovalCard } from '../../../src/author/index.ts';
import { tagSizes } from '../../sizes.ts';

const ovalTags = { group: 'tags', code: 'F80.51.00.00', board: [0.5, [0.1, 2]] } as const;

/** Options of a hole in the upper part of a tag, given the tag's height in mm. */
const holeOptions = (height: number) => ({
  hole_diameter: mm(6, [2, Math.min(40, height / 4)], 'Diameter of the hole'),
  hole_margin: mm(Math.min(6, height / 4), [4, height / 4 + 1], 'Distance from the upper edge to the hole'),
});

const hungCard = (
  { length, hole_diameter: hole, hole_margin }: Readonly<Record<'length' | 'hole_diameter' | 'hole_margin', number>>,
  height: number,
) => ovalCard(length, height, [circle([length / 2, height - hole_margin - hole / 2], hole / 2)]);

export default [
  box('carton', {
    ...ovalTags,
    name: 'Round tag',
    about: 'Round card with a round hole to hang it up.',
    from: 'standard: ECMA F80.51; the position of the hole is our decision',
    ids: ['becf-12704'],
    size: { length: mm(100, [20, 1000], 'Diameter of the tag') },
    options: ({ length }) => holeOptions(length),
    build: (tag) => hungCard(tag, tag.length),
  }),
  box('carton', {
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
  }),
];
