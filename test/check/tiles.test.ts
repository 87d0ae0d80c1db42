import { expect, it } from 'vitest';
import { checkDieline, dieline } from '../../src/index.ts';

it.each(['A4', 'A3'] as const)(
  'a drawing over pages of %s is sound: page marks and samples of lines are no part of it',
  async (tiles) => {
    const box = dieline('becf-10101', { length: 63, width: 27, height: 104 });
    const { verdict, recognised, audit } = await checkDieline(await box.pdf({ tiles, header: box.header }));
    expect([verdict, recognised?.differences]).toEqual(['sound', 0]);
    expect(audit.facts.width).toBeCloseTo(box.size.width, 2);
    expect(audit.facts.height).toBeCloseTo(box.size.height, 2);
    expect(audit.facts.area).toBeCloseTo(box.area, 0);
  },
);
