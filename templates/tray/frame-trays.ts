import { frameTray, mm, type Panel, type SizesWith, type Values } from '../../src/author/index.ts';

/** Sizes of a tray with hollow walls, as its id shows the floor. */
export const frameSizes = (length: number, width: number, narrowest = 40) => ({
  length: mm(length, [60, 800], 'Length of the floor, between the outer walls'),
  width: mm(width, [narrowest, 600], 'Width of the floor, between the outer walls'),
  height: mm(40, [15, 400], 'Height of the walls'),
});

export type FrameSize = Values<ReturnType<typeof frameSizes>>;

const widestRim = (width: number): number => Math.min(30, width / 4);

/** The highest wall whose rim and inner wall, at a right angle, swing in clear of the wall across and its tabs, 4 mm beyond the rim. */
const highestFrame = (width: number): number => {
  const rim = widestRim(width);
  return Math.sqrt((width - rim - 4) ** 2 - rim ** 2);
};

/** Properties of all trays with hollow walls, except their sizes. */
export const frameTrays = {
  board: [0.5, [0.2, 1]],
  order: ['length', 'width'],
  sizeLimits: ({ width }: FrameSize) => ({ height: { max: highestFrame(width) } }),
} as const;

/** A rim of 15 mm, as measured; in a tray wider than 150 mm it grows with the tray. */
export const usualRim = (width: number): number => Math.max(15, width / 10);

export const frameOptions = ({ width, height }: FrameSize) => {
  const widest = Math.min(widestRim(width), height - 4);
  // A tab ends before the foot of its own wall on the sheet, and before the foot of the wall across while that swings in.
  const longest = Math.min(0.45 * width, height + 5, width - Math.hypot(widest, height) - 0.5);
  return {
    rim: mm(usualRim(width), [8, widest], 'Width of the rim, from outer to inner wall'),
    corner_flap: mm(height, [8, Math.min(0.45 * width, height)], 'Length of the flaps in the hollow side walls'),
    rim_tab: mm(height, [widest + 3, longest], 'Length of the tabs under the rims of the side walls'),
  };
};

type Frame = SizesWith<'rim' | 'corner_flap' | 'rim_tab'> & { readonly lid?: Panel };

/** The tray; with a lid, its back is a single wall. */
export const frame = ({ corner_flap: flap, rim_tab: tab, ...v }: Frame) => frameTray({ ...v, flap, tab });

export const coveredFrameTrays = {
  ...frameTrays,
  group: 'food_boxes',
  closure: 'separate_lid',
  size: frameSizes(200, 100),
} as const;

/** Its outside: walls and floor lie a board beyond the creases, the upper rims two boards. */
export const outsideOfFrame = ({ length, width, height, material: m }: FrameSize & { readonly material: number }) => ({
  length: length + 2 * m,
  width: width + 2 * m,
  height: height + 3 * m,
});
