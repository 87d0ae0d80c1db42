import { type Lengths, mm, roundedRectangle, thumbCutRadius, WINDOW } from '../../src/author/index.ts';
import type { ChosenInTube, End, SizeLimits, Sizes } from './closure.ts';
import type { TubeStyle } from './style.ts';

/** Positions of the window. For each: the share of the front's height free for it, its middle, and 1 for an end beside it, upper first. */
const PLACES: Readonly<Record<string, readonly [of: number, middle: number, top: number, bottom: number]>> = {
  front: [1, 1 / 2, 1, 1],
  front_top: [1 / 2, 3 / 4, 1, 0],
  front_bottom: [1 / 2, 1 / 4, 0, 1],
};

export const windowPlaces = ['none', ...Object.keys(PLACES)];

/** The least height of the usual window, in mm. */
const LEAST_HEIGHT = 16;

/** Height of a box that limits no tuck, in mm. */
const HIGH = 1e4;

/** Usual board on each side of a window. In a large front it is a fifteenth of the size, so that the board does not sag. */
const usualFrame = (least: number, front: number): number => Math.max(least, front / 15);

/** The window of a tube's front. @param boards more distance from end creases: none in carton, in corrugated board the crushed boards. */
export const windowIn = (boards: number) => {
  /** Least distance from the ends of the front, also clear of a thumb cut. */
  const end = ({ length, material }: Sizes, { thumb_cut = 'none' }: ChosenInTube): number =>
    WINDOW.side + boards * material + (thumb_cut === 'none' ? 0 : thumbCutRadius(length));
  const placeOf = ({ window = 'none' }: ChosenInTube) => PLACES[window];
  /** Distance from the ends of its share of the front. A tuck behind the front would show in the window and scrape along its film. */
  const frameOf = (
    [, , top, bottom]: NonNullable<ReturnType<typeof placeOf>>,
    size: Sizes,
    chosen: ChosenInTube,
    tuck: (end: End) => number,
  ): number => {
    const past = (own: End, beside: number) => beside && tuck(own) && tuck(own) + WINDOW.side / 2;
    return Math.max(end(size, chosen), past('top', top), past('bottom', bottom));
  };
  /** Reach of the usual tuck behind the front, in a box of this width that is high enough for it. */
  const usualTuckBehind =
    (size: Sizes, chosen: ChosenInTube, style: TubeStyle) =>
    (own: End): number =>
      style[own].behindFront
        ? (style[own].options?.({ ...size, height: HIGH }, chosen, own)[`${own}_tuck_flap`]?.value ?? 0)
        : 0;

  return {
    within: (size: Sizes, chosen: ChosenInTube, style: TubeStyle): SizeLimits => {
      const place = placeOf(chosen);
      if (!place) return {};
      const frame = frameOf(place, size, chosen, usualTuckBehind(size, chosen, style));
      return { length: { min: 45 }, height: { min: (2 * frame + LEAST_HEIGHT) / place[0] } };
    },

    /** `own`: the other options. */
    options: (size: Sizes, chosen: ChosenInTube, style: TubeStyle, own: Lengths): Lengths => {
      const place = placeOf(chosen);
      if (!place) return {};
      const height = place[0] * size.height;
      const { least, side } = WINDOW;
      const clear = end(size, chosen);
      const frame = frameOf(place, size, chosen, (at) => (style[at].behindFront ? own[`${at}_tuck_flap`]!.value : 0));
      return {
        window_width: mm(
          size.length - 2 * usualFrame(1.5 * side, size.length),
          [least, size.length - 2 * side],
          'Width of the window',
        ),
        window_height: mm(height - 2 * usualFrame(frame, height), [least, height - 2 * clear], 'Height of the window'),
      };
    },

    /** The hole in a front of this width and height, in mm. */
    holes: (width: number, height: number, { window_width, window_height }: Sizes, chosen: ChosenInTube) => {
      const place = placeOf(chosen);
      return place
        ? [roundedRectangle([width / 2, place[1] * height], window_width!, window_height!, WINDOW.corner)]
        : [];
    },
  };
};
