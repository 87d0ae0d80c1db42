import type { Size } from './protocol.ts';

/** What a desktop printer can print of an A4 page, in mm. */
const PAGE: Size = { width: 190, height: 277 };

/** Pages of A4, upright or lying, over which a flat blank is printed at true size. */
export const pagesOf = ({ width, height }: Size): number => {
  const pages = (w: number, h: number): number => Math.ceil(width / w) * Math.ceil(height / h);
  return Math.min(pages(PAGE.width, PAGE.height), pages(PAGE.height, PAGE.width));
};
