import { textWidth } from './glyphs.ts';
import type { Span } from './span.ts';

/** Sizes of a label in text heights: the proportions of 2.5 × 1.2 mm arrows at 3.5 mm text. */
export const ARROW = 0.7;
export const ARROW_HALF = 0.17;

/** Clear room around a text, in text heights. */
const TEXT_CLEARANCE = 0.4;

/** A way to write a label: position of its text and extent of its dimension line. */
export interface Caption {
  readonly rotation: 0 | 90;
  /** Middle of the text in the span's frame, t from the dimension line. */
  readonly s: number;
  readonly t: number;
  /** Upright box of the text on the sheet, in mm. */
  readonly width: number;
  readonly height: number;
  /** Ends of the dimension line, which has a gap for the text. */
  readonly from: number;
  readonly to: number;
  /** Half of the gap about `s` for the text; 0 for none. */
  readonly gap: number;
  /** True when the arrows stand outside and point at one another. */
  readonly outside: boolean;
  readonly cost: number;
}

/**
 * The ways to write a label: in its line when there is room, otherwise above it or, for a
 * vertical one, horizontally beside it, otherwise beyond one end.
 */
export const captionsFor = ({ value, height: h, u, s: range }: Span): Caption[] => {
  const a = range[0];
  const b = range[1];
  const long = textWidth(value, h);
  const upright = u[0] === 0;
  const level = u[1] === 0;
  const rotation = upright ? 90 : 0;
  const width = upright ? h : long;
  const height = upright ? long : h;
  // Half of the length that the text and the room around it cover.
  const half = Math.min(
    (width / 2 + TEXT_CLEARANCE * h) / Math.abs(u[0]),
    (height / 2 + TEXT_CLEARANCE * h) / Math.abs(u[1]),
  );
  const length = b - a;
  const middle = (a + b) / 2;
  const head = (ARROW + 0.3) * h;

  const within = (s: number, cost: number): Caption => ({
    rotation,
    s,
    t: 0,
    width,
    height,
    from: a,
    to: b,
    gap: half,
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
  const [from, to, gap] = [a - tail, b + tail, 0];
  const stub = outside ? tail : TEXT_CLEARANCE * h;
  const ways: Caption[] = [];
  if (long <= length && (upright || level)) {
    const t = (0.5 + ARROW_HALF + 0.3) * h;
    ways.push(
      { rotation, s: middle, t, width, height, from, to, gap, outside, cost: 1 },
      { rotation, s: middle, t: -t, width, height, from, to, gap, outside, cost: 1.2 },
    );
  }
  ways.push(
    { rotation, s: b + stub + half, t: 0, width, height, from, to: b + stub, gap, outside, cost: 2 },
    { rotation, s: a - stub - half, t: 0, width, height, from: a - stub, to, gap, outside, cost: 2.2 },
  );
  if (upright) {
    const t = long / 2 + (TEXT_CLEARANCE + 0.2) * h;
    ways.push(
      { rotation: 0, s: middle, t, width: long, height: h, from, to, gap, outside, cost: 1.4 },
      { rotation: 0, s: middle, t: -t, width: long, height: h, from, to, gap, outside, cost: 1.6 },
    );
  }
  return ways;
};
