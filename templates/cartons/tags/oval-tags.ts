import { box, circle, mm, ovalCard } from '../../../src/author/index.ts';

const ovalTags = { group: 'tags', code: 'F80.51.00.00', board: [0.5, [0.1, 2]] } as const;

/** A hole in the upper part of a tag so high. */
const holeOptions = (height: number) => ({
  hole_diameter: mm(6, [2, Math.min(40, height / 4)], 'Diameter of the hole'),
  hole_margin: mm(Math.min(6, height / 4), [4, height / 4 + 1], 'From the upper edge to the hole'),
});

interface Hung {
  readonly length: number;
  readonly hole_diameter: number;
  readonly hole_margin: number;
}

const hungCard = ({ length, hole_diameter: hole, hole_margin }: Hung, height: number) =>
  ovalCard(length, height, [circle([length / 2, height - hole_margin - hole / 2], hole / 2)]);

/**
 * Round tag with a round hole.
 *
 *    ╭─────╮
 *   ╱   o   ╲
 *   │       │
 *   ╲       ╱
 *    ╰─────╯
 */
export const roundTag = box('carton', {
  ...ovalTags,
  name: 'Round tag',
  about: 'Round card with a round hole to hang it up by.',
  from: ['standard', 'ECMA F80.51; where the hole lies was our decision'],
  ids: ['becf-12704'],
  size: { length: mm(100, [20, 1000], 'Diameter of the tag') },
  options: ({ length }) => holeOptions(length),
  build: (tag) => hungCard(tag, tag.length),
});

/**
 * Oval tag with a round hole over its middle: an oval of four arcs.
 *
 *     ╭─────────╮
 *   ╭╯     o     ╰╮
 *   ╰╮           ╭╯
 *     ╰─────────╯
 */
export const ovalTag = box('carton', {
  ...ovalTags,
  name: 'Oval tag',
  about: 'Oval card with a round hole to hang it up by.',
  from: [
    'standard',
    'ECMA F80.51; the oval is one of four arcs, the one whose radii differ least, and where the hole lies was our decision',
  ],
  ids: ['becf-12705'],
  size: {
    length: mm(100, [20, 1000], 'Length, from left to right'),
    width: mm(50, [20, 1000], 'Width, from top to bottom'),
  },
  order: ['length', 'width'],
  // A longer oval is two straight lines with sharp ends, to the eye.
  sizeLimits: ({ width }) => ({ length: { max: 5 * width } }),
  options: ({ width }) => holeOptions(width),
  build: (tag) => hungCard(tag, tag.width),
});
