import type { Point } from '../../geometry/index.ts';
import { type Affine, composeAffine } from '../affine.ts';
import type { Uses } from '../expansion.ts';
import { LIMITS, UnreadableError } from '../reading.ts';
import { type DxfItem, numberOf, textOf } from './groups.ts';

interface Block {
  readonly base: Point;
  readonly items: readonly DxfItem[];
}

export const blocksOf = (items: readonly DxfItem[]): ReadonlyMap<string, Block> => {
  const blocks = new Map<string, Block>();
  let open: DxfItem[] | undefined;
  for (const item of items)
    if (item.type === 'BLOCK') {
      open = [];
      blocks.set(blockName(item), { base: [numberOf(item, 10), numberOf(item, 20)], items: open });
    } else if (item.type === 'ENDBLK') open = undefined;
    else open?.push(item);
  return blocks;
};

/** Columns and rows of an INSERT. */
const insertGrid = (item: DxfItem): readonly [number, number] => {
  const [columns, rows] = [Math.max(1, numberOf(item, 70, 1)), Math.max(1, numberOf(item, 71, 1))];
  if (columns * rows > LIMITS.strokes) throw new UnreadableError('a block more often than can be drawn', item.place);
  return [columns, rows];
};

/** What items draw: each itself, and those that are blocks what is in them. */
export const usesIn =
  (blocks: ReadonlyMap<string, Block>) =>
  (items: readonly DxfItem[]): Uses<readonly DxfItem[]>[] =>
    items.map((item) => {
      const block = item.type === 'INSERT' || item.type === 'DIMENSION' ? blocks.get(blockName(item)) : undefined;
      const [columns, rows] = item.type === 'INSERT' ? insertGrid(item) : [1, 1];
      return { part: block?.items ?? NO_ITEMS, times: columns * rows };
    });

const NO_ITEMS: readonly DxfItem[] = [];

export const blockName = (item: DxfItem): string => (textOf(item, 2) ?? '').toUpperCase();

/** Where an INSERT puts its block: once, or in rows and columns. */
export const insertPlacements = (item: DxfItem, [bx, by]: Point): Affine[] => {
  const [sx, sy] = [numberOf(item, 41, 1), numberOf(item, 42, 1)];
  const angle = (numberOf(item, 50) * Math.PI) / 180;
  const [cos, sin] = numberOf(item, 50) % 90 === 0 ? quarter(numberOf(item, 50)) : [Math.cos(angle), Math.sin(angle)];
  const turned: Affine = [cos, sin, -sin, cos, numberOf(item, 10), numberOf(item, 20)];
  const [columns, rows] = insertGrid(item);
  const all: Affine[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [dx, dy] = [column * numberOf(item, 44), row * numberOf(item, 45)];
      all.push(composeAffine(turned, [sx, 0, 0, sy, dx - sx * bx, dy - sy * by]));
    }
  return all;
};

const quarter = (degrees: number): readonly [number, number] => {
  const k = (((degrees / 90) % 4) + 4) % 4;
  return [[1, 0, -1, 0][k]!, [0, 1, 0, -1][k]!];
};
