import type { Spot } from '../outline/kind.ts';
import { gridSpots } from '../rows/grids.ts';
import type { SearchResult } from '../search/search.ts';
import { type BlocksTask, fullestBoxGrid, type GutteredBox, gutteredBoxes, lengthsOf } from './box-blocks.ts';
import {
  BoxLengths,
  type Ell,
  EllTable,
  footOfEll,
  heightOfEll,
  isRectangle,
  MAX_LENGTHS,
  rectangularEll,
  stemOfEll,
  widthOfEll,
} from './ell.ts';
import { EllCuts, type Piece } from './ell-cuts.ts';

/** Most boxes that a number of the table holds. */
const MAX_BOXES = 255;

/** The grid of a rectangle is no cut. */
const GRID = -1;

/** Cuts from one call of `goesOn` to the next. */
const CUTS_BETWEEN_CALLS = 2 ** 16;

/** Lengths of the bars of which a box consists in both rotations: its sides, if one rotation is the other one turned. */
const barsOf = ([box, other]: readonly GutteredBox[]): readonly number[] =>
  box && other && box.width === other.height && box.height === other.width ? [box.width, box.height] : [];

/** Least area of a rectangle that bars of one length and no width leave free, in both directions (Barnes 1979). */
const leastWaste = (width: number, height: number, bar: number): number => {
  const [x, y] = [width % bar, height % bar];
  return Math.min(x * y, (bar - x) * (bar - y));
};

/**
 * Bounding boxes in two rotations, when blocks of any shape may hold them: the sheet is cut into two Ls, and these are cut again, until
 * grids are left (Birgin, Lobato and Morabito 2010). Reaches the optimum of published pallet loads that five blocks miss by one. A cut is
 * tried only where both pieces would hold enough by area. Slim boxes that add up to more lengths than an L can name are not tried.
 * @param limit cuts that are tried at most.
 * @param goesOn called from time to time with the cuts tried so far. Returning false ends the search.
 * @returns `wanted` boxes, unless so many were not found, and the cuts tried.
 */
export const ellBlocks = (
  { fits, width, height, gutter }: BlocksTask,
  kinds: readonly number[],
  wanted: number,
  limit: number,
  goesOn: (tried: number) => boolean,
): SearchResult => {
  const boxes = gutteredBoxes(fits, gutter, kinds);
  const [xs, ys] = lengthsOf(boxes, width + gutter.x, height + gutter.y);
  if (Math.max(xs.length, ys.length) > MAX_LENGTHS || wanted > MAX_BOXES) return { spots: undefined, evaluations: 0 };
  const least = Math.min(...boxes.map((box) => box.width * box.height));
  const cuts = new EllCuts({ x: new BoxLengths(xs), y: new BoxLengths(ys) });
  const table = new EllTable();
  let tried = 0;
  let isEnded = false;

  const bars = barsOf(boxes);
  const areaOf = (ell: Ell): number => {
    const foot = ys[footOfEll(ell)]!;
    return xs[widthOfEll(ell)]! * foot + xs[stemOfEll(ell)]! * (ys[heightOfEll(ell)]! - foot);
  };
  const areaHolds = (ell: Ell): number => Math.floor(areaOf(ell) / least);
  const mostIn = (ell: Ell): number => {
    if (!isRectangle(ell)) return areaHolds(ell);
    const waste = bars.map((bar) => leastWaste(xs[widthOfEll(ell)]!, ys[heightOfEll(ell)]!, bar));
    return Math.floor((areaOf(ell) - Math.max(0, ...waste)) / least);
  };
  const gridOf = (ell: Ell) => fullestBoxGrid(boxes, xs[widthOfEll(ell)]!, ys[heightOfEll(ell)]!);
  const inGrid = (ell: Ell): number => {
    const { columns, rows } = gridOf(ell);
    return columns * rows;
  };
  const numberOf = (ell: Ell): number => {
    const known = table.find(ell);
    if (known >= 0) return known;
    const most = Math.min(mostIn(ell), MAX_BOXES);
    if (isRectangle(ell)) return table.add(ell, inGrid(ell), most, GRID);
    const [best] = cuts
      .straight(ell)
      .map((way) => ({ way, held: cuts.pieces(ell, way).reduce((sum, piece) => sum + inGrid(piece.ell), 0) }))
      .sort((a, b) => b.held - a.held);
    return table.add(ell, best!.held, most, best!.way);
  };

  /** True when an L holds so many. */
  const holds = (number: number, count: number): boolean => {
    if (table.least[number]! >= count) return true;
    if (table.most[number]! < count) return false;
    const ell = table.ells[number]!;
    const found = cuts.some(ell, (first, second, way) => {
      if (first === ell || second === ell) return false;
      if (++tried > limit || (tried % CUTS_BETWEEN_CALLS === 0 && !goesOn(tried))) isEnded = true;
      if (isEnded) return true;
      if (areaHolds(first) + areaHolds(second) < count || !holdTogether(numberOf(first), numberOf(second), count))
        return false;
      table.ways[number] = way;
      return true;
    });
    if (isEnded) return false;
    if (found) table.least[number] = count;
    else table.most[number] = count - 1;
    return found;
  };
  /** True when two Ls hold so many together: each must hold at least what the other cannot. */
  const holdTogether = (a: number, b: number, count: number): boolean => {
    while (!isEnded) {
      const [leastA, leastB, mostA, mostB] = [table.least[a]!, table.least[b]!, table.most[a]!, table.most[b]!];
      if (leastA + leastB >= count) return true;
      if (mostA + mostB < count) return false;
      if (leastA + mostB < count) holds(a, count - mostB);
      else if (leastB + mostA < count) holds(b, count - mostA);
      else holds(a, leastA + 1);
    }
    return false;
  };

  const sheet = rectangularEll(xs.length - 1, ys.length - 1);
  if (!holds(numberOf(sheet), wanted)) return { spots: undefined, evaluations: tried };
  const spots: Spot[] = [];
  const place = ({ ell, x, y, backX, backY }: Piece): void => {
    if (ell === 0) return;
    const way = table.ways[numberOf(ell)]!;
    if (way === GRID) {
      const { box, columns, rows } = gridOf(ell);
      for (const spot of gridSpots(box.kind, { columns, rows, stepX: box.width, stepY: box.height }))
        spots.push({
          kind: box.kind,
          x: backX ? x - spot.x - box.width : x + spot.x,
          y: backY ? y - spot.y - box.height : y + spot.y,
        });
      return;
    }
    for (const piece of cuts.pieces(ell, way))
      place({
        ell: piece.ell,
        x: backX ? x - xs[piece.x]! : x + xs[piece.x]!,
        y: backY ? y - ys[piece.y]! : y + ys[piece.y]!,
        backX: backX !== piece.backX,
        backY: backY !== piece.backY,
      });
  };
  place({ ell: sheet, x: 0, y: 0, backX: false, backY: false });
  return { spots, evaluations: tried };
};
