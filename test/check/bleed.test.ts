import { expect, it } from 'vitest';
import { checkDieline, dieline } from '../../src/index.ts';
import { compare, isSame } from '../../src/recognise/verify/compare.ts';
import { bleed } from '../../src/sheet/index.ts';

it('a drawing with added bleed is the same', () => {
  const { drawing } = dieline('becf-10101', { length: 60 });
  const compared = compare(bleed(drawing, 3).dieline, drawing.dieline, 0.05);
  expect(isSame(compared)).toBe(true);
  expect(compared.lengths.map(({ line }) => line)).not.toContain('bleed');
});

it('a drawing with bleed, or with the lines of an artwork template, is recognised', async () => {
  const sizes = { length: 63, width: 27, height: 104 };
  const printed = dieline('becf-10101', { ...sizes, overflow: true });
  const files = [
    await printed.file('svg'),
    await printed.file('dxf'),
    await dieline('becf-10101', sizes).pdf({ artwork: {} }),
  ];
  for (const file of files) {
    const { verdict, recognised, why } = await checkDieline(Buffer.from(file));
    expect([verdict, recognised?.differences, recognised?.scale, why]).toEqual(['sound', 0, 1, []]);
    expect(recognised!.sentence).toContain('becf-10101 (Reverse tuck end) with length 63, width 27, height 104');
  }
});
