import { describe, expect, it } from 'vitest';
import { catalogue, drawOne } from '../src/index.ts';
import { findByCode } from '../src/template/search/codes.ts';

/** FEFCO styles that the service does not have. */
const own = [
  '0321',
  '0441',
  '0425',
  '0426',
  '0412',
  '0405',
  '0404',
  '0402',
  '0400',
  '0313',
  '0314',
  '0205',
  '0209',
  '0226',
  '0303',
  '0304',
  '0306',
  '0308',
  '0309',
  '0310',
  '0312',
  '0406',
  '0409',
  '0410',
  '0411',
  '0415',
  '0416',
  '0420',
  '0423',
  '0435',
  '0448',
  '0450',
  '0451',
  '0452',
  '0453',
  '0454',
  '0456',
  '0457',
  '0483',
  '0504',
  '0505',
  '0507',
  '0509',
  '0510',
  '0601',
  '0602',
  '0605',
  '0606',
  '0712',
  '0760',
  '0770',
];

describe('FEFCO styles of our own', () => {
  it.each(own)('%s is found by its code and its id, and is drawn', (code) => {
    const id = `fefco-${code}`;
    const [found] = findByCode(catalogue, code);
    expect(found?.template).toBe(catalogue.find(id)?.template);
    expect(catalogue.find(id)!.code.fefco).toBe(code);
    const { parts } = drawOne(catalogue, id, {}).drawing;
    expect(parts.every(({ area }) => area > 0)).toBe(true);
  });

  it('0310 is a tube with two caps over it, 0312 a case with one', () => {
    const partsOf = (id: string) => drawOne(catalogue, id, {}).drawing.parts.map(({ part }) => part.id);
    expect(partsOf('fefco-0310')).toEqual(['body', 'cap', 'lower_cap']);
    expect(partsOf('fefco-0312')).toEqual(['body', 'cap']);
  });

  it('0409 is as large as in another generator, except for the boards between the layers of its ends', () => {
    const t = 3;
    const { size } = drawOne(catalogue, 'fefco-0409', { length: 300, width: 200, height: 100, material: t });
    expect(size.width).toBeCloseTo(512 + 4 * t, 6);
    expect(Math.abs(size.height - 709)).toBeLessThan(4 * t);
  });
});
