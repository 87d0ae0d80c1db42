import { box, circle, mm, ovalCard } from '../../../src/author/index.ts';

/** A hole in the upper part of a tag so high. */
const hole = (height: number) => {
  const largest = Math.min(40, height / 4);
  return {
    hole_diameter: mm(6, [2, largest], 'Diameter of the hole'),
    hole_margin: mm(Math.min(6, height / 4), [4, height / 4 + 1], 'From the upper edge to the hole'),
  };
};

const holeIn = (length: number, height: number, diameter: number, margin: number) =>
  circle([length / 2, height - margin - diameter / 2], diameter / 2);

const material = mm(0.5, [0.1, 2], 'Thickness of the board');

/**
 * Round tag with a round hole.
 *
 *    ╭─────╮
 *   ╱   o   ╲
 *   │       │
 *   ╲       ╱
 *    ╰─────╯
 */
export const round = box('carton', {
  name: 'Round tag',
  about: 'Round card with a round hole to hang it up by.',
  group: 'tags',
  code: 'F80.51.00.00',
  from: ['standard', 'ECMA F80.51; where the hole lies was our decision'],
  ids: ['becf-12704'],

  size: { length: mm(100, [20, 1000], 'Diameter of the tag'), material },
  options: ({ length }) => hole(length),

  build({ length, hole_diameter, hole_margin }) {
    return ovalCard(length, length, [holeIn(length, length, hole_diameter, hole_margin)]);
  },
});

/**
 * Oval tag with a round hole over its middle: an oval of four arcs.
 *
 *     ╭─────────╮
 *   ╭╯     o     ╰╮
 *   ╰╮           ╭╯
 *     ╰─────────╯
 */
export const oval = box('carton', {
  name: 'Oval tag',
  about: 'Oval card with a round hole to hang it up by.',
  group: 'tags',
  code: 'F80.51.00.00',
  from: [
    'standard',
    'ECMA F80.51; the oval is one of four arcs, the one whose radii differ least, and where the hole lies was our decision',
  ],
  ids: ['becf-12705'],

  size: {
    length: mm(100, [20, 1000], 'Length, from left to right'),
    width: mm(50, [20, 1000], 'Width, from top to bottom'),
    material,
  },
  order: ['length', 'width'],
  // A longer oval is two straight lines with sharp ends, to the eye.
  sizeLimits: ({ width }) => ({ length: { min: width, max: 5 * width } }),
  options: ({ width }) => hole(width),

  build({ length, width, hole_diameter, hole_margin }) {
    return ovalCard(length, width, [holeIn(length, width, hole_diameter, hole_margin)]);
  },
});
