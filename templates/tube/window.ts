import { type Lengths, mm, roundedRectangle, thumbCutRadius, WINDOW, when } from '../../src/author/index.ts';
import type { ChosenInTube, SizeLimits, Sizes } from './closure.ts';

/** Position of the window in the front: in its middle, or in its upper or lower half. */
export const windowPlaces = ['none', 'front', 'front_top', 'front_bottom'] as const;

/** Usual board on each side of a window. In a large front it is a fifteenth of the size, so that the board does not sag. */
const usualFrame = (least: number, front: number): number => Math.max(least, front / 15);

/**
 * The window of a tube's front.
 * @param boards additional distance from the creases of the ends: none in carton, in corrugated board the boards that the crease crushes.
 */
export const windowIn = (boards: number) => {
  /** Least distance from the ends of the front, also clear of a thumb cut. */
  const end = ({ length, material }: Sizes, { thumb_cut = 'none' }: ChosenInTube): number =>
    WINDOW.side + boards * material + (thumb_cut === 'none' ? 0 : thumbCutRadius(length));
  const isThere = ({ window = 'none' }: ChosenInTube): boolean => window !== 'none';
  /** The share of the front's height that is free for it, and the position of the middle of that share. */
  const share = ({ window }: ChosenInTube) => ({
    of: window === 'front' ? 1 : 1 / 2,
    middle: MIDDLES[window!] ?? 1 / 2,
  });

  return {
    within: (size: Sizes, chosen: ChosenInTube): SizeLimits =>
      isThere(chosen) ? { length: { min: 45 }, height: { min: (2 * end(size, chosen) + 16) / share(chosen).of } } : {},

    options: (size: Sizes, chosen: ChosenInTube): Lengths => {
      const own = share(chosen).of * size.height;
      const tallest = own - 2 * end(size, chosen);
      const { least, side } = WINDOW;
      return when(isThere(chosen), {
        window_width: mm(
          size.length - 2 * usualFrame(1.5 * side, size.length),
          [least, size.length - 2 * side],
          'Width of the window',
        ),
        window_height: mm(own - 2 * usualFrame(end(size, chosen), own), [least, tallest], 'Height of the window'),
      });
    },

    /** The hole in a front of this width and height, in mm. */
    holes: (width: number, height: number, { window_width, window_height }: Sizes, chosen: ChosenInTube) =>
      isThere(chosen)
        ? [roundedRectangle([width / 2, share(chosen).middle * height], window_width!, window_height!, WINDOW.corner)]
        : [],
  };
};

const MIDDLES: Readonly<Record<string, number>> = { front_top: 3 / 4, front_bottom: 1 / 4 };
