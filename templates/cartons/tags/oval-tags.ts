import { circle, mm, ovalCard } from '../../../src/author/index.ts';

export const ovalTags = { group: 'tags', code: 'F80.51.00.00', board: [0.5, [0.1, 2]] } as const;

/** Options of a hole in the upper part of a tag, given the tag's height in mm. */
export const holeOptions = (height: number) => ({
  hole_diameter: mm(6, [2, Math.min(40, height / 4)], 'Diameter of the hole'),
  hole_margin: mm(Math.min(6, height / 4), [4, height / 4 + 1], 'Distance from the upper edge to the hole'),
});

type Hung = Readonly<Record<'length' | 'hole_diameter' | 'hole_margin', number>>;

export const hungCard = ({ length, hole_diameter: hole, hole_margin }: Hung, height: number) =>
  ovalCard(length, height, [circle([length / 2, height - hole_margin - hole / 2], hole / 2)]);
