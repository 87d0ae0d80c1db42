import type { Gutter, Spot } from '../outline/kind.ts';
import type { Fits } from '../outline/kinds.ts';
import { lastUpTo } from '../outline/slabs.ts';
import type { FoundPattern, PatternTask } from '../patterns.ts';
import { gridSpots } from '../rows/grids.ts';

export type BlocksTask = Omit<PatternTask, 'kinds' | 'exactly' | 'lattices'>;

/** The bounding box of a blank in one rotation, with its gutter. Micrometres. */
export interface GutteredBox {
  readonly kind: number;
  readonly width: number;
  readonly height: number;
}

export const gutteredBoxes = ({ all }: Fits, gutter: Gutter, kinds: readonly number[]): GutteredBox[] =>
  kinds.map((kind) => ({ kind, width: all[kind]!.width + gutter.x, height: all[kind]!.height + gutter.y }));

export const fullestBoxGrid = (boxes: readonly GutteredBox[], width: number, height: number) =>
  boxes
    .map((box) => ({ box, columns: Math.floor(width / box.width), rows: Math.floor(height / box.height) }))
    .reduce((a, b) => (b.columns * b.rows > a.columns * a.rows ? b : a));

/** The lengths that boxes add up to along both axes, up to those of a rectangle, in order. No other length is of use. */
export const lengthsOf = (boxes: readonly GutteredBox[], width: number, height: number) =>
  [sums(boxes, 'width', width), sums(boxes, 'height', height)] as const;

/** All sums of the lengths of two boxes up to a limit, in order. */
const sums = (boxes: readonly GutteredBox[], side: 'width' | 'height', limit: number): readonly number[] => {
  const [a, b = 0] = boxes.map((box) => box[side]);
  const all = new Set<number>();
  for (let x = 0; x <= limit; x += a!) {
    all.add(x);
    for (let sum = x; b && sum <= limit; sum += b) all.add(sum);
  }
  return [...all].sort((p, q) => p - q);
};

/** Boxes in a rectangle: one grid, or blocks that are filled in turn. */
interface Filling {
  readonly count: number;
  readonly spots: (x: number, y: number) => readonly Spot[];
}

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** Cuts that are tried, and how often a block is cut again. */
const [MAX_CUTS, MAX_DEPTH] = [2_000_000, 3] as const;

/** Bounding boxes in two rotations: four blocks around a fifth, cut again (Morabito, Morales 1998). Cuts run through where one is empty. */
export const boxBlocks = ({ fits, width, height, gutter }: BlocksTask, kinds: readonly number[]): FoundPattern => {
  const boxes = gutteredBoxes(fits, gutter, kinds);
  const [fullWidth, fullHeight] = [width + gutter.x, height + gutter.y];
  const [xs, ys] = lengthsOf(boxes, fullWidth, fullHeight);
  const least = Math.min(...boxes.map((box) => box.width * box.height));
  const mostIn = (w: number, h: number): number => Math.floor((w * h) / least);
  const known = new Map<string, Filling>();
  let cuts = 0;

  const fill = (freeWidth: number, freeHeight: number, depth: number): Filling => {
    // What no sum of boxes fills is of no use.
    const [w, h] = [xs[lastUpTo(xs, freeWidth)]!, ys[lastUpTo(ys, freeHeight)]!];
    const key = `${w} ${h} ${depth}`;
    const filling = known.get(key) ?? (depth > 0 ? cutInFive(w, h, depth) : fullestGrid(boxes, w, h));
    known.set(key, filling);
    return filling;
  };
  const cutInFive = (w: number, h: number, depth: number): Filling => {
    let best = fill(w, h, depth - 1);
    const most = mostIn(w, h);
    for (const rectangles of fiveBlocks(xs, ys, w, h)) {
      if (best.count >= most || ++cuts > MAX_CUTS) break;
      let bound = 0;
      for (const [, , width, height] of rectangles) bound += mostIn(width, height);
      const blocks: (readonly [x: number, y: number, filling: Filling])[] = [];
      for (const [x, y, width, height] of rectangles) {
        if (bound <= best.count) break;
        const filling = fill(width, height, depth - 1);
        bound += filling.count - mostIn(width, height);
        blocks.push([x, y, filling]);
      }
      if (bound > best.count) best = joined(blocks);
    }
    return best;
  };
  const spots = fill(fullWidth, fullHeight, MAX_DEPTH).spots(0, 0);
  return { spots, columns: spots.length, rows: spots.length ? 1 : 0 };
};

const joined = (blocks: readonly (readonly [x: number, y: number, filling: Filling])[]): Filling => ({
  count: blocks.reduce((sum, [, , { count }]) => sum + count, 0),
  spots: (x, y) => blocks.flatMap(([dx, dy, { spots }]) => spots(x + dx, y + dy)),
});

const fullestGrid = (boxes: readonly GutteredBox[], w: number, h: number): Filling => {
  const { box, columns, rows } = fullestBoxGrid(boxes, w, h);
  return {
    count: columns * rows,
    spots: (x, y) =>
      gridSpots(box.kind, { columns, rows, stepX: box.width, stepY: box.height }).map((spot) => ({
        ...spot,
        x: spot.x + x,
        y: spot.y + y,
      })),
  };
};

/** Four blocks around a fifth, turning one way: turned the other way they hold as many, and so do they upside down. */
function* fiveBlocks(xs: readonly number[], ys: readonly number[], w: number, h: number): Generator<Rectangle[]> {
  for (const x1 of xs)
    for (const x2 of xs) {
      if (x2 < x1) continue;
      if (x1 + x2 > w) break;
      for (const y1 of ys) {
        if (y1 > h) break;
        for (const y2 of ys) {
          if (y2 < y1) continue;
          if (y2 > h) break;
          yield [
            [0, 0, x2, y1],
            [x2, 0, w - x2, y2],
            [x1, y2, w - x1, h - y2],
            [0, y1, x1, h - y1],
            [x1, y1, x2 - x1, y2 - y1],
          ];
        }
      }
    }
}
