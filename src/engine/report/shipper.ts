import type { Catalogue } from '../../template/index.ts';
import { ask } from '../ask.ts';
import { drawRequest } from '../draw-request.ts';
import { isNoBox } from '../problem.ts';
import type { OuterSizes } from './pallet.ts';

export const SHIPPER = 'becf-21d01';
/** B flute. */
const SHIPPER_BOARD_MM = 3;

/**
 * The case that holds a number of boxes, all standing the same way in rows, with least board. Undefined when no case can be made for them.
 * @param box - outside sizes of a box, in mm.
 * @returns the area of its board, in mm²; how many boxes along their length, width and height; its inside sizes, in mm
 */
export const bestShipper = (catalogue: Catalogue, box: OuterSizes, count: number) => {
  const cases = products(count).flatMap((rows) => {
    const [a, b, c] = rows;
    const [x, y, z] = [a * box.length, b * box.width, c * box.height];
    const values = { length: Math.max(x, y), width: Math.min(x, y), height: z, material: SHIPPER_BOARD_MM };
    const asked = ask(catalogue, { template: SHIPPER, values, names: 'own' });
    if (isNoBox(asked)) return [];
    const area = drawRequest(asked).parts.reduce((sum, part) => sum + part.area, 0);
    return [{ area, rows, sizes: [values.length, values.width, z] }];
  });
  return cases.sort((a, b) => a.area - b.area)[0];
};

/** All ways to write a number as a product of three. */
const products = (count: number): [number, number, number][] => {
  const all = divisors(count);
  return all.flatMap((a) =>
    all.filter((b) => (count / a) % b === 0).map((b): [number, number, number] => [a, b, count / a / b]),
  );
};

/** In ascending order. */
const divisors = (count: number): number[] => {
  const all = new Set<number>();
  for (let k = 1; k * k <= count; k++) if (count % k === 0) all.add(k).add(count / k);
  return [...all].sort((a, b) => a - b);
};
