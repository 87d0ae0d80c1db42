import { expect, it } from 'vitest';
import { errorText, readRequest } from '../../src/engine/index.ts';
import { ApiError, catalogue } from '../../src/index.ts';

/** Error messages of an invalid request. */
const refusal = (id: string, sizes: Readonly<Record<string, number>>): string => {
  try {
    readRequest(catalogue.find(id)!, { variables: { unit: 'mm', material: 0.4, ...sizes } }, { format: false });
  } catch (error) {
    if (error instanceof ApiError) return errorText(error);
    throw error;
  }
  throw new Error('It holds.');
};

it('quotes two sizes in the wrong order, each with its number', () =>
  expect(refusal('becf-10101', { length: 25, width: 60, height: 100 })).toContain(
    'length (25 mm) is smaller than width (60 mm)',
  ));

it('quotes the given value where a swap is no remedy', () =>
  expect(refusal('becf-10b01', { length: 15, width: 30, height: 60 })).toContain(
    'length is 15 mm, below its minimum of 80 mm; 80 mm works.',
  ));
