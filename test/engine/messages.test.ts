import { expect, it } from 'vitest';
import { errorText, refuse } from '../../src/api/index.ts';
import { ask, isNoBox } from '../../src/engine/index.ts';
import { catalogue } from '../../src/index.ts';

/** Error messages of an invalid request. */
const refusal = (id: string, sizes: Readonly<Record<string, number>>): string => {
  const box = ask(catalogue, { template: id, values: { unit: 'mm', material: 0.4, ...sizes }, names: 'service' });
  if (isNoBox(box)) return errorText(refuse(box));
  throw new Error('It holds.');
};

it('quotes two sizes in the wrong order, each with its number', () =>
  expect(refusal('becf-11001', { length: 52, width: 60, height: 100 })).toContain(
    'length (52 mm) is smaller than width (60 mm)',
  ));

it('quotes the given value where a swap is no remedy', () =>
  expect(refusal('becf-10b01', { length: 15, width: 30, height: 60 })).toContain(
    'length is 15 mm, below its minimum of 80 mm; 80 mm works.',
  ));
