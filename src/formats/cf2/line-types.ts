import type { LineType } from '../../board/index.ts';

/**
 * Line types of CF2: 1 to 4 are tools, 40 and above are free. The numbers for half-cut and bleed are our choice.
 */
export const cf2LineTypes: Readonly<Record<LineType | 'dimensions', number>> = {
  cut: 1,
  crease: 2,
  perforation: 3,
  combination: 4,
  'half-cut': 43,
  bleed: 44,
  dimensions: 46,
};
