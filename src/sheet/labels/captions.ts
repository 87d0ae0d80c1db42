import { textWidth } from './glyphs.ts';
import type { Span } from './span.ts';

/** Sizes of a label in text heights: the proportions of 2.5 × 1.2 mm arrows at 3.5 mm text. */
export const ARROW = 0.7;
export const ARROW_HALF = 0.17;

/** Clear room around a text, in text heights. */
export const TEXT_CLEARANCE = 0.4;

/** Costs of a text that overhangs its dimension line, and of an upright text on a level one: smaller level text is easier to read. */
const [OVERHANG_COST, UPRIGHT_COST] = [2.5, 7] as const;

/** The text of a label: its rotation, and its upright box on the sheet in mm. */
interface CaptionText {
  readonly rotation: 0 | 90;
  readonly width: number;
  readonly height: number;
}

interface CaptionLine {
  /** Its ends along s. It has a gap for the text. */
  readonly from: number;
  readonly to: number;
  /** Half of the gap about the text; 0 for none. */
  readonly gap: number;
  /** True when the arrows stand outside and point at one another. */
  readonly outside: boolean;
}

/** A way to write a label: position of its text and extent of its dimension line. */
export interface Caption {
  readonly text: CaptionText;
  readonly line: CaptionLine;
  /** Middle of the text in the span's frame, t from the dimension line. */
  readonly s: number;
  readonly t: number;
  /** True when the text is longer than its line and overhangs it: within a panel it would lie on the edges. */
  readonly overhangs: boolean;
  readonly cost: number;
}

/** The ways to write a label: in its line with room, else above it or, for a vertical one, horizontally beside it, else beyond one end. */
export const captionsFor = ({ value, height: h, u, s: range }: Span): Caption[] => {
  const a = range[0];
  const b = range[1];
  const long = textWidth(value, h);
  const upright = u[0] === 0;
  const level = u[1] === 0;
  const across: CaptionText = { rotation: 0, width: long, height: h };
  const upwards: CaptionText = { rotation: 90, width: h, height: long };
  const text = upright ? upwards : across;
  // Half of the length that the text and the room around it cover.
  const half = Math.min(
    (text.width / 2 + TEXT_CLEARANCE * h) / Math.abs(u[0]),
    (text.height / 2 + TEXT_CLEARANCE * h) / Math.abs(u[1]),
  );
  const length = b - a;
  const middle = (a + b) / 2;
  const head = (ARROW + 0.3) * h;

  if (length >= 2 * (half + head)) {
    const line: CaptionLine = { from: a, to: b, gap: half, outside: false };
    const central: Caption = { text, line, s: middle, t: 0, overhangs: false, cost: 0 };
    if (length / 4 < half + head) return [central];
    return [
      central,
      { text, line, s: a + length / 4, t: 0, overhangs: false, cost: 1 },
      { text, line, s: b - length / 4, t: 0, overhangs: false, cost: 1.1 },
    ];
  }

  const outside = length < 2 * head;
  const tail = outside ? head + 0.2 * h : 0;
  const stub = outside ? tail : TEXT_CLEARANCE * h;
  const line: CaptionLine = { from: a - tail, to: b + tail, gap: 0, outside };
  const ways: Caption[] = [];
  const above = (0.5 + ARROW_HALF + 0.3) * h;
  const aside = long / 2 + (TEXT_CLEARANCE + 0.2) * h;
  if (upright || level) {
    const overhangs = long > length;
    const cost = overhangs ? OVERHANG_COST : 1;
    ways.push(
      { text, line, s: middle, t: above, overhangs, cost },
      { text, line, s: middle, t: -above, overhangs, cost: cost + 0.2 },
    );
  }
  ways.push(
    { text, line: { ...line, to: b + stub }, s: b + stub + half, t: 0, overhangs: false, cost: 2 },
    { text, line: { ...line, from: a - stub }, s: a - stub - half, t: 0, overhangs: false, cost: 2.2 },
  );
  if (upright || level) {
    // Across the dimension line, which costs less where that makes the text level.
    const cost = upright ? 1.4 : UPRIGHT_COST;
    const turned = upright ? across : upwards;
    ways.push(
      { text: turned, line, s: middle, t: aside, overhangs: false, cost },
      { text: turned, line, s: middle, t: -aside, overhangs: false, cost: cost + 0.2 },
    );
  }
  return ways;
};
