import { frameTray, mm, type Values } from '../../src/author/index.ts';

/** Sizes of a tray with hollow walls, as its id shows the floor. */
export const frameSizes = (length: number, width: number, narrowest = 40) => ({
  length: mm(length, [60, 800], 'Length of the floor, between the outer walls'),
  width: mm(width, [narrowest, 600], 'Width of the floor, between the outer walls'),
  height: mm(40, [15, 400], 'Height of the walls'),
});

export type FrameSize = Values<ReturnType<typeof frameSizes>>;

/** The widest rim of a tray of this width. */
const widestRim = (width: number): number => Math.min(30, 0.3 * width);

/**
 * The highest wall whose rim and inner wall, at a right angle to one another, swing in clear of the hollow wall across.
 * `unbent`: they bend only then, and reach further.
 */
export const highestFrame = (width: number, unbent = false): number => {
  const rim = widestRim(width);
  return Math.max(0.58 * width, unbent ? 0 : Math.sqrt((width - rim - 4) ** 2 - rim ** 2));
};

/** Properties of all trays with hollow walls, except their sizes. */
export const frameTrays = {
  board: [0.5, [0.2, 1]],
  order: ['length', 'width'],
  sizeLimits: ({ width }: FrameSize) => ({ height: { max: highestFrame(width) } }),
} as const;

/** A rim of 15 mm, as in a drawing; in a tray wider than 150 mm it grows with the tray. */
export const usualRim = (width: number): number => Math.max(15, width / 10);

export const frameOptions = ({ length, width }: FrameSize) => ({
  rim: mm(usualRim(width), [8, widestRim(width)], 'Width of the rim, from outer to inner wall'),
  corner_flap: mm(
    0.2 * length,
    [8, Math.min(0.45 * width, 0.3 * length)],
    'Length of the flaps in the hollow side walls',
  ),
});

interface Frame extends FrameSize {
  readonly material: number;
  readonly rim: number;
  readonly corner_flap: number;
  readonly hooked?: boolean;
}

/** The open tray: every wall hollow. */
export const frame = ({ corner_flap: flap, ...v }: Frame) => frameTray({ ...v, flap });

/** Properties of those with a sleeve or a lid. */
export const coveredFrameTrays = {
  ...frameTrays,
  group: 'food_boxes',
  closure: 'separate_lid',
  size: frameSizes(200, 100),
} as const;

/** Its outside: walls and rims stand a board beyond the creases. */
export const outsideOfFrame = ({ length, width, height, material: m }: FrameSize & { readonly material: number }) => ({
  length: length + 2 * m,
  width: width + 2 * m,
  height: height + 2 * m,
});

export const hollowWalls =
  'hollow walls all round, of our own construction: outer wall, mitred rim, inner wall, and a foot in the hollow that is glued to the floor; corner flaps of a fifth of the length';
