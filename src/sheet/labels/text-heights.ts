import { type Box, EMPTY_BOX, union } from '../../geometry/index.ts';
import { PART_GAP } from '../arrange.ts';
import { sizeOf } from '../measure.ts';
import { allowedGrowth } from './page-room.ts';

/** Factor from one text height to the next where a drawing has no room, and the last share of the least height before it may grow. */
export const [SHRINK_FACTOR, MIN_SHARE] = [0.8, 0.1] as const;

/** The service's text heights, read off its drawings: 2 mm for every 100 mm of the diagonal, at least 6. */
const usualHeight = (diagonal: number): number => Math.max(6, 2 * Math.floor(diagonal / 100));

/** Largest text height as a share of its part's diagonal, so that text shrinks with small blanks. */
const DIAGONAL_SHARE = 0.03;

/** Least text height as a share of the whole drawing's diagonal, so that it is legible in a view of everything. */
const LEGIBLE_SHARE = 0.008;

/** Least text height in mm, so that it is legible at true size: the smallest lettering of ISO 3098. */
const LEAST_HEIGHT = 1.8;

/** Share of the room between two parts that a text may fill. */
const GAP_SHARE = 0.6;

/** Share of the room beside a drawing that a text may fill, so that an overall label fits into it. */
const MARGIN_SHARE = 0.5;

/** Heights of the texts of parts, and how small texts may become where labels crowd, in mm. @param boxes extents of the parts. */
export const textHeights = (boxes: readonly Box[]) => {
  const whole = boxes.reduce(union, EMPTY_BOX);
  const { width, height } = sizeOf(whole);
  const most = MARGIN_SHARE * Math.min(allowedGrowth(width), allowedGrowth(height));
  const least = Math.min(most, Math.max(LEAST_HEIGHT, LEGIBLE_SHARE * diagonal(whole)));
  const gap = boxes.length > 1 ? GAP_SHARE * PART_GAP : Number.POSITIVE_INFINITY;
  const usual = Math.max(Math.min(usualHeight(diagonal(whole)), most, gap), least);
  return { parts: boxes.map((box) => Math.min(usual, Math.max(DIAGONAL_SHARE * diagonal(box), least))), least };
};

/** True when the overall labels of a part fit into the gap between it and the next part. */
export const fitsGap = (height: number): boolean => height <= GAP_SHARE * PART_GAP;

const diagonal = ({ left, bottom, right, top }: Box): number => Math.hypot(right - left, top - bottom);
