import { expect, it } from 'vitest';
import { compare } from '../../src/check/compare/compare.ts';
import { isSame } from '../../src/check/compare/drawing-comparison.ts';
import { dieline } from '../../src/index.ts';
import { bleed } from '../../src/sheet/index.ts';

it('a drawing with added bleed is the same', () => {
  const { drawing } = dieline('becf-10101', { length: 60 });
  const compared = compare(bleed(drawing, 3).dieline, drawing.dieline, 0.05);
  expect(isSame(compared)).toBe(true);
  expect(compared.lengths.map(({ line }) => line)).not.toContain('bleed');
});
