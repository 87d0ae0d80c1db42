import type { Point } from '../geometry/index.ts';
import { type Affine, compose } from './affine.ts';
import { type Item, number, text } from './dxf-groups.ts';
import { LIMITS, UnreadableError } from './reading.ts';
import type { Uses } from './weigh.ts';

interface Block {
  readonly base: Point;
  readonly items: readonly Item[];
}

export const blocksOf = (items: readonly Item[]): ReadonlyMap<string, Block> => {
  const blocks = new Map<string, Block>();
  let open: Item[] | undefined;
  for (const item of items)
    if (item.type === 'BLOCK') {
      open = [];
      blocks.set(named(item), { base: [number(item, 10), number(item, 20)], items: open });
    } else if (item.type === 'ENDBLK') open = undefined;
    else open?.push(item);
  return blocks;
};

/** Columns and rows of an INSERT. */
const grid = (item: Item): readonly [number, number] => {
  const [columns, rows] = [Math.max(1, number(item, 70, 1)), Math.max(1, number(item, 71, 1))];
  if (columns * rows > LIMITS.strokes) throw new UnreadableError('a block more often than can be drawn', item.place);
  return [columns, rows];
};

/** What items draw: each itself, and those that are blocks what is in them. */
export const usesIn =
  (blocks: ReadonlyMap<string, Block>) =>
  (items: readonly Item[]): Uses<readonly Item[]>[] =>
    items.map((item) => {
      const block = item.type === 'INSERT' || item.type === 'DIMENSION' ? blocks.get(named(item)) : undefined;
      const [columns, rows] = item.type === 'INSERT' ? grid(item) : [1, 1];
      return { part: block?.items ?? NOTHING, times: columns * rows };
    });

const NOTHING: readonly Item[] = [];

export const named = (item: Item): string => (text(item, 2) ?? '').toUpperCase();

/** Where an INSERT puts its block: once, or in rows and columns. */
export const placings = (item: Item, [bx, by]: Point): Affine[] => {
  const [sx, sy] = [number(item, 41, 1), number(item, 42, 1)];
  const angle = (number(item, 50) * Math.PI) / 180;
  const [cos, sin] = number(item, 50) % 90 === 0 ? quarter(number(item, 50)) : [Math.cos(angle), Math.sin(angle)];
  const turned: Affine = [cos, sin, -sin, cos, number(item, 10), number(item, 20)];
  const [columns, rows] = grid(item);
  const all: Affine[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [dx, dy] = [column * number(item, 44), row * number(item, 45)];
      all.push(compose(turned, [sx, 0, 0, sy, dx - sx * bx, dy - sy * by]));
    }
  return all;
};

const quarter = (degrees: number): readonly [number, number] => {
  const k = (((degrees / 90) % 4) + 4) % 4;
  return [[1, 0, -1, 0][k]!, [0, 1, 0, -1][k]!];
};
