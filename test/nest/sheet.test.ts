import { describe, expect, it } from 'vitest';
import { nest, parseSheet, runFacts, sheetPresets, sheetTitle } from '../../src/nest/index.ts';
import { cutOut } from './shapes.ts';

describe('parseSheet', () => {
  it.each([
    ['1000x700', 1000, 700, '1000 x 700 mm'],
    [' 1020 × 720 mm ', 1020, 720, '1020 x 720 mm'],
    ['1020x720', 1020, 720, '1020 x 720 mm'],
    ['28x40in', 711.2, 1016, '28 x 40 in'],
    ['12.5X19 IN', 317.5, 482.6, '12.5 x 19 in'],
    ['48x96in', 2438.4, 1219.2, '48 x 96 in'],
    ['100x70cm', 1000, 700, '1000 x 700 mm'],
    ['71,1 x 101.6 cm', 711, 1016, '711 x 1016 mm'],
    ['1.2x0.8m', 1200, 800, '1200 x 800 mm'],
    ['b1', 1000, 707, 'B1'],
    ['SRA3', 450, 320, 'SRA3'],
  ])('%s', (text, width, height, title) => {
    const sheet = parseSheet(text);
    expect([sheet.width, sheet.height, sheetTitle(sheet)]).toEqual([width, height, title]);
  });

  it.each(['', '1000', '1000x', 'x700', '0x700', 'B9', '10x10pt', '1,000x700'])('refuses "%s"', (text) =>
    expect(() => parseSheet(text)).toThrow(/Write width x height in mm \(1000x700\)/),
  );

  it('knows the usual sheets', () =>
    expect(Object.keys(sheetPresets)).toEqual(expect.arrayContaining(['B1', 'B2', 'SRA3', '1020x720', '48x96in'])));
});

describe('runFacts', () => {
  const square = cutOut([0, 0], [100, 0], [100, 100], [0, 100]);
  const nesting = nest(square, { width: 450, height: 300 }, { layouts: ['straight-box-0'] });

  it('counts sheets, board, weight, waste and metres of line', () => {
    const facts = runFacts(nesting, nesting.best, { boxes: 100, grammage: 300, pricePerM2: 2 })!;
    expect(facts).toEqual({
      boxes: 100,
      sheets: 9,
      blanks: 108,
      board: expect.closeTo(1.215, 9),
      waste: expect.closeTo(0.215, 9),
      weight: expect.closeTo(0.3645, 9),
      knife: expect.closeTo(3.1, 9),
      crease: 0,
      boardPrice: expect.closeTo(2.43, 9),
    });
  });

  it('has no facts without a blank', () => {
    const none = nest(square, { width: 50, height: 50 }, { layouts: ['straight-box-0'] });
    expect(runFacts(none, none.best, { boxes: 1 })).toBeUndefined();
  });

  it.each([0, -1, 2.5])('refuses a run of %d boxes', (boxes) =>
    expect(() => runFacts(nesting, nesting.best, { boxes })).toThrow('give a whole number above 0, for example 10000'),
  );
});
