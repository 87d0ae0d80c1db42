import type { ShownDrawing } from '../engine/flat-drawing.ts';
import type { Dimension, Frame, Side } from '../engine/protocol/drawing.ts';
import type { ShownUnit } from '../state/box-state.ts';
import { formatInUnit } from '../state/lengths.ts';

/** Distances in pixels of the screen. */
const ASIDE = 22;
/** From one row of sizes beside the drawing to the next. */
export const SIZE_ROW = 26;
const TICK = 4;
/** From a short dimension line to the middle of its text. */
const ABOVE = 12;
/** From the drawing to the extension lines, and from an upright line to its text. */
const GAP = 6;
const LETTER = 7;
const LEAST = 16;
/** Height of the ground behind a text. */
export const TEXT_HEIGHT = 18;

/** Places of a text along its line, as shares, the best one first. */
const SHARES = [0.5, 0.3, 0.7, 0.15, 0.85];

/** Longest text of a size in the drawing, over its line. */
const LONGEST = 2;

/** A text at its middle, in mm, with its size in pixels. */
interface PlacedText {
  readonly text: string;
  readonly wide: number;
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly rotation: number;
}

export type LaidDimension = ReturnType<typeof layDimensions>[number];

/** x or y of the edge from which an overall size stands away; inside a part, its own edge. */
const edgeAt = (side: Side, own: number, { x, y, width, height }: Frame): number =>
  side === 'inside' ? own : { left: x, right: x + width, above: y, below: y + height }[side];

/** The rotation of a text along a line in degrees, with y downwards: it reads from below or from the right. */
const readable = (dx: number, dy: number): number => {
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return angle >= 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
};

type Drawn = NonNullable<ReturnType<typeof draw>>;

const draw = (dimension: Dimension, frame: Frame, scale: number, unit: ShownUnit, language: string) => {
  const { upright, side, row, requested } = dimension;
  const px = (pixels: number): number => pixels * scale;
  let [[x1, y1], [x2, y2]] = [dimension.from, dimension.to];
  let extension = '';
  if (side) {
    // At the same distance on the screen at every zoom.
    const away = side === 'left' || side === 'above' ? -1 : 1;
    const edge = edgeAt(side, upright ? x1 : y1, frame);
    const at = edge + away * px(ASIDE + SIZE_ROW * row);
    if (upright) x1 = x2 = at;
    else y1 = y2 = at;
    const [start, end] = [at + away * px(TICK), edge + away * px(GAP)];
    if (side !== 'inside')
      extension = (
        upright ? [y1, y2].map((y) => `M${start} ${y}H${end}`) : [x1, x2].map((x) => `M${x} ${start}V${end}`)
      ).join('');
  }
  const length = Math.hypot(x2 - x1, y2 - y1);
  const room = length / scale;
  if (room < LEAST) return undefined;
  const number = formatInUnit(length, unit, language);
  const text = requested === undefined ? number : `${number} (${formatInUnit(requested, unit, language)})`;
  const wide = text.length * LETTER + 12;
  const isTight = room < wide + 2;
  const [across, along] = [((y2 - y1) / length) * px(TICK), ((x2 - x1) / length) * px(TICK)];
  const tick = (x: number, y: number): string => `M${x - across} ${y + along}L${x + across} ${y - along}`;
  // A text longer than its line stands beside it; beside an upright one to the left, because most lines are near the right edge of their panel.
  const rotation = isTight && upright ? 0 : readable(x2 - x1, y2 - y1);
  const place = (share: number, right = 0, down = 0): PlacedText => {
    const [x, y] = [x1 + (x2 - x1) * share + px(right), y1 + (y2 - y1) * share + px(down)];
    return { text, wide, x, y, rotation };
  };
  const [sine, cosine] = [Math.sin((rotation * Math.PI) / 180), Math.cos((rotation * Math.PI) / 180)];
  const beside = wide / 2 + GAP;
  return {
    dimension,
    /** Path data. */
    line: `M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`,
    extension,
    /** Length of the line in pixels. */
    room,
    /** Possible places of the text, the best one first. */
    places: !isTight
      ? SHARES.filter((share) => (0.5 - Math.abs(share - 0.5)) * room >= wide / 2).map((share) => place(share))
      : upright
        ? [
            // Rows beside the drawing have no room for a level text.
            ...(side ? [{ ...place(0.5), rotation: -90 }] : []),
            ...[0, -TEXT_HEIGHT, TEXT_HEIGHT].flatMap((down) => [place(0.5, -beside, down), place(0.5, beside, down)]),
          ]
        : [ABOVE, -ABOVE].map((up) => place(0.5, up * sine, -up * cosine)),
  };
};

const overlap = (a: PlacedText, b: PlacedText, scale: number): boolean => {
  const [ax, ay] = extentOf(a);
  const [bx, by] = extentOf(b);
  return Math.abs(a.x - b.x) / scale < ax + bx && Math.abs(a.y - b.y) / scale < ay + by;
};

/** Half the width and half the height of a turned text, in pixels. */
const extentOf = ({ wide, rotation }: PlacedText): readonly [number, number] => {
  const [sine, cosine] = [Math.sin((rotation * Math.PI) / 180), Math.cos((rotation * Math.PI) / 180)].map(Math.abs);
  return [(cosine! * wide + sine! * TEXT_HEIGHT) / 2, (sine! * wide + cosine! * TEXT_HEIGHT) / 2];
};

/**
 * Lays out the dimensions of a drawing. Lines and texts keep their size on the screen: each takes its best free place, those with fewest
 * first. One without a place, or with a text much longer than its line, waits for a larger zoom, except the one that a field highlights.
 * @param scale - mm per pixel.
 * @param lit - name of the highlighted size.
 */
export const layDimensions = (
  { dimensions, frame }: Pick<ShownDrawing, 'dimensions' | 'frame'>,
  scale: number,
  unit: ShownUnit,
  language: string,
  lit: string,
) => {
  const drawn = dimensions.flatMap((one) => draw(one, frame, scale, unit, language) ?? []);
  const rank = ({ dimension }: Drawn): number => (dimension.overall ? 0 : 1);
  const taken = new Map<Drawn, PlacedText>();
  for (const one of drawn.toSorted((a, b) => rank(a) - rank(b) || a.places.length - b.places.length)) {
    const texts = [...taken.values()];
    const free = one.places.find((place) => !texts.some((other) => overlap(place, other, scale)));
    const { overall, name } = one.dimension;
    if (overall || name === lit) taken.set(one, free ?? one.places[0]!);
    else if (free && free.wide <= LONGEST * one.room) taken.set(one, free);
  }
  return drawn.flatMap((one) => {
    const text = taken.get(one);
    return text ? [{ ...one, text }] : [];
  });
};
