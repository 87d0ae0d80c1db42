import { type Box, boundsOf, type Point } from '../../geometry/index.ts';
import type { PlacedPart } from '../arrange.ts';
import { TEXT_CLEARANCE } from './captions.ts';
import { textWidth } from './glyphs.ts';
import { type Label, type LabelContext, SOLID, textLabel } from './label-context.ts';
import { MIN_SHARE, SHRINK_FACTOR } from './text-heights.ts';

/** From one row to the next, in text heights. */
const ROW = 1.6;

/** A text without arrows, in one row or several, with its height. */
export interface FreeText {
  readonly name: string;
  readonly rows: readonly string[];
  /** Cap height in mm. */
  readonly height: number;
  /** 90 for a text that reads from the right. */
  readonly rotation: 0 | 90;
}

/** Half of the width and height that a text takes with the room around it, in mm. */
export const halfSize = ({ rows, height, rotation }: FreeText): readonly [width: number, height: number] => {
  const along = Math.max(...rows.map((row) => textWidth(row, height))) / 2 + TEXT_CLEARANCE * height;
  const across = (0.5 + TEXT_CLEARANCE + ((rows.length - 1) * ROW) / 2) * height;
  return rotation === 0 ? [along, across] : [across, along];
};

/** Puts a text where it touches no line or label and the drawing stays small enough. Returns a label for each row, or undefined. */
export const placeText = (text: FreeText, places: Iterable<Point>, context: LabelContext) => {
  const { name, rows, height, rotation } = text;
  const [w, h] = halfSize(text);
  const { tried } = context;
  for (const [x, y] of places) {
    tried.clear();
    tried.add(x, y, 1, 0, w, h);
    if (!context.room.has(tried, 0, 0) || context.hasLabel(tried, 0) || context.linesThrough(tried, 0, 1) > 0) continue;
    context.placed.keep(tried, 0, 1, SOLID);
    context.room.take(tried, 0, 0);
    return rows.map((value, row): Label => {
      const along = TEXT_CLEARANCE * height;
      const across = (TEXT_CLEARANCE + 1 + row * ROW) * height;
      const [left, bottom] = [tried.left(0), tried.bottom(0)];
      const at: Point = rotation === 0 ? [left + along, tried.top(0) - across] : [left + across, bottom + along];
      return textLabel(name, value, at, height, rotation);
    });
  }
  return undefined;
};

/** Positions tried for a name, as shares of a panel or of a side, and the number of panels tried. */
const ACROSS_SHARES = [0.5, 0.25, 0.75] as const;
const UPWARD_SHARES = [0.5, 0.35, 0.65, 0.2, 0.8] as const;
const PANELS = 4;

/** Text heights tried for a name on a panel, as shares of the usual one. A name on its panel is the clearest. */
const HEIGHTS = [1, 0.7, 0.45] as const;

const OUTWARD_STEPS = 12;

/**
 * The number and name of a part, on one of its larger panels or beside it, but never on another part.
 * @param part index of the part. @param boxes extents of all parts.
 * @param heights the usual text height and the least one, in mm.
 */
export const namePart = (
  placed: PlacedPart,
  part: number,
  boxes: readonly Box[],
  [usual, least]: readonly [usual: number, least: number],
  context: LabelContext,
): readonly Label[] => {
  const text = (height: number, rotation: 0 | 90): FreeText => ({
    name: `part_${part + 1}`,
    rows: [`${part + 1} ${placed.part.name}`],
    height,
    rotation,
  });
  const panels = placed.sheet.map(({ outline }) => boundsOf(outline)).sort((a, b) => boxArea(b) - boxArea(a));
  for (const share of HEIGHTS)
    for (const rotation of ROTATIONS) {
      const named = text(Math.min(usual, Math.max(share * usual, least)), rotation);
      const found = placeText(named, onPanels(panels, placed.shift, named), context);
      if (found) return found;
    }
  for (let height = usual; ; height *= SHRINK_FACTOR) {
    if (height < MIN_SHARE * least) context.room.lift();
    for (const rotation of ROTATIONS) {
      const named = text(height, rotation);
      const found =
        placeText(named, beside(part, boxes, named), context) ??
        placeText(named, onPanels(panels, placed.shift, named), context);
      if (found) return found;
    }
  }
};

const ROTATIONS = [0, 90] as const;

/** Places on the largest panels, the largest first, if the text fits. */
function* onPanels(panels: readonly Box[], [x, y]: Point, text: FreeText): Generator<Point> {
  const [w, h] = halfSize(text);
  const roomy = panels.filter(({ left, bottom, right, top }) => right - left > 2 * w && top - bottom > 2 * h);
  for (const { left, bottom, right, top } of roomy.slice(0, PANELS))
    for (const up of UPWARD_SHARES)
      for (const across of ACROSS_SHARES)
        yield [
          clampTo(left + across * (right - left), left + w, right - w) + x,
          clampTo(bottom + up * (top - bottom), bottom + h, top - h) + y,
        ];
}

/** Places below, right, above and left of a part, further and further out, without another part. */
function* beside(part: number, boxes: readonly Box[], text: FreeText): Generator<Point> {
  const { left, bottom, right, top } = boxes[part]!;
  const [w, h] = halfSize(text);
  const isFree = ([x, y]: Point): boolean =>
    boxes.every((box) => x + w < box.left || x - w > box.right || y + h < box.bottom || y - h > box.top);
  for (let k = 0; k < OUTWARD_STEPS; k++) {
    const out = h * (1 + k * (1 + k / 16));
    for (const share of ACROSS_SHARES) {
      const x = left + share * (right - left);
      const y = bottom + share * (top - bottom);
      const places: Point[] = [
        [x, bottom - out],
        [right + w + out - h, y],
        [x, top + out],
        [left - w - out + h, y],
      ];
      yield* places.filter(isFree);
    }
  }
}

const boxArea = ({ left, bottom, right, top }: Box): number => (right - left) * (top - bottom);

const clampTo = (v: number, low: number, high: number): number => Math.min(Math.max(v, low), high);
