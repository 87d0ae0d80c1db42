import { cosSin, type Point } from '../../../geometry/index.ts';
import type { Use } from '../../expansion/index.ts';
import { type Affine, composeAffine } from '../../reading/affine.ts';
import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';
import { type DxfItem, isDimension, numberOf, textOf } from './groups.ts';

interface DxfBlock {
  readonly base: Point;
  readonly items: readonly DxfItem[];
  /** Path of the other file that holds the lines of an external reference. */
  readonly external: string | undefined;
}

/** Flags of a block whose lines are in another file: an external reference, or one laid over the drawing. */
const EXTERNAL = 4 | 8;

/** Blocks by name. @throws Error for a base point that is not a number. */
export const blocksOf = (items: readonly DxfItem[]): ReadonlyMap<string, DxfBlock> => {
  const blocks = new Map<string, DxfBlock>();
  let open: DxfItem[] | undefined;
  for (const item of items)
    if (item.type === 'BLOCK') {
      open = [];
      const external = numberOf(item, 70) & EXTERNAL ? (textOf(item, 1) ?? '') : undefined;
      blocks.set(blockName(item), { base: [numberOf(item, 10), numberOf(item, 20)], items: open, external });
    } else if (item.type === 'ENDBLK') open = undefined;
    else open?.push(item);
  return blocks;
};

const insertGrid = (item: DxfItem): readonly [number, number] => {
  const [columns, rows] = [Math.max(1, numberOf(item, 70, 1)), Math.max(1, numberOf(item, 71, 1))];
  if (columns * rows > LIMITS.strokes)
    throw new UnreadableError(
      `A block is inserted ${columns * rows} times; the maximum is ${LIMITS.strokes}.`,
      item.place,
    );
  return [columns, rows];
};

/** The items drawn by an item, for `expansion`: an INSERT and a dimension draw the items of their block. */
export const blockUses =
  (blocks: ReadonlyMap<string, DxfBlock>) =>
  (items: readonly DxfItem[]): Use<readonly DxfItem[]>[] =>
    items.map((item) => {
      const block = item.type === 'INSERT' || isDimension(item) ? blocks.get(blockName(item)) : undefined;
      const [columns, rows] = item.type === 'INSERT' ? insertGrid(item) : [1, 1];
      return { part: block?.items ?? NO_ITEMS, times: columns * rows };
    });

const NO_ITEMS: readonly DxfItem[] = [];

export const blockName = (item: DxfItem): string => (textOf(item, 2) ?? '').toUpperCase();

/** Positions of the block of an INSERT: one, or a grid of rows and columns. */
export const insertPlacements = (item: DxfItem, [bx, by]: Point): Affine[] => {
  const [sx, sy] = [numberOf(item, 41, 1), numberOf(item, 42, 1)];
  const [cos, sin] = cosSin(numberOf(item, 50));
  const rotated: Affine = [cos, sin, -sin, cos, numberOf(item, 10), numberOf(item, 20)];
  const [columns, rows] = insertGrid(item);
  const all: Affine[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [dx, dy] = [column * numberOf(item, 44), row * numberOf(item, 45)];
      all.push(composeAffine(rotated, [sx, 0, 0, sy, dx - sx * bx, dy - sy * by]));
    }
  return all;
};
