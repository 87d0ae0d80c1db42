import { textWidth } from './glyphs.ts';
import type { Span } from './span.ts';

/** Sizes of a label in text heights: the proportions of 2.5 × 1.2 mm arrows at 3.5 mm text. */
export const ARROW = 0.7;
export const ARROW_HALF = 0.17;

/** Clear room around a text, in text heights. */
const TEXT_CLEARANCE = 0.4;

/** How a label is written: where its text and its dimension line lie along and across. */
export interface Caption {
  readonly rotation: 0 | 90;
  /** Middle of the text in the span's frame, t from the dimension line. */
  readonly s: number;
  readonly t: number;
  /** Upright box of the text on the sheet, in mm. */
  readonly size: readonly [width: number, height: number];
  /** From where to where the dimension line runs, without its gap. */
  readonly line: readonly [from: number, to: number];
  /** The stretch of it that the text takes. */
  readonly gap?: readonly [from: number, to: number];
  /** The arrows stand outside and point at one another. */
  readonly outside: boolean;
  readonly cost: number;
}

/**
 * The ways to write a label: in its line where there is room, else over it or, for an
 * upright one, level beside it, else beyond one end.
 */
export const captionsFor = ({ value, height: h, u: [ux, uy], s: [a, b] }: Span): Caption[] => {
  const width = textWidth(value, h);
  const upright = ux === 0;
  const rotation = upright ? 90 : 0;
  const size = upright ? ([h, width] as const) : ([width, h] as const);
  // Half of the line that the text and the room around it cover.
  const half = Math.min(
    (size[0] / 2 + TEXT_CLEARANCE * h) / Math.abs(ux),
    (size[1] / 2 + TEXT_CLEARANCE * h) / Math.abs(uy),
  );
  const length = b - a;
  const middle = (a + b) / 2;
  const head = (ARROW + 0.3) * h;

  const within = (s: number, cost: number): Caption => ({
    rotation,
    size,
    s,
    t: 0,
    line: [a, b],
    gap: [s - half, s + half],
    outside: false,
    cost,
  });
  if (length >= 2 * (half + head)) {
    const ways = [within(middle, 0)];
    if (length / 4 >= half + head) ways.push(within(a + length / 4, 1), within(b - length / 4, 1.1));
    return ways;
  }

  const outside = length < 2 * head;
  const tail = outside ? head + 0.2 * h : 0;
  const line = [a - tail, b + tail] as const;
  const stub = outside ? tail : TEXT_CLEARANCE * h;
  const ways: Caption[] = [];
  if (width <= length && (upright || uy === 0)) {
    const t = (0.5 + ARROW_HALF + 0.3) * h;
    ways.push(
      { rotation, size, line, outside, s: middle, t, cost: 1 },
      { rotation, size, line, outside, s: middle, t: -t, cost: 1.2 },
    );
  }
  ways.push(
    { rotation, size, line: [a - tail, b + stub], outside, s: b + stub + half, t: 0, cost: 2 },
    { rotation, size, line: [a - stub, b + tail], outside, s: a - stub - half, t: 0, cost: 2.2 },
  );
  if (upright) {
    const t = width / 2 + (TEXT_CLEARANCE + 0.2) * h;
    const across = [width, h] as const;
    ways.push(
      { rotation: 0, size: across, line, outside, s: middle, t, cost: 1.4 },
      { rotation: 0, size: across, line, outside, s: middle, t: -t, cost: 1.6 },
    );
  }
  return ways;
};
