import { expect, it } from 'vitest';
import { catalogue, drawOne } from '../src/index.ts';

/** Published flats of two rings of one box, 300 × 200 × 100 in 3 mm: both come out with one width of the joint, which is not published. */
const published = [
  ['fefco-0501', { width: 1039, height: 100 }],
  ['fefco-0503', { width: 639, height: 300 }],
] as const;

it.each(published)('%s has the published flat size', (id, flat) => {
  const { size } = drawOne(catalogue, id, { length: 300, width: 200, height: 100, material: 3, glue_flap: 24 });
  expect(size.width).toBeCloseTo(flat.width, 6);
  expect(size.height).toBeCloseTo(flat.height, 6);
});
