import { expect, it } from 'vitest';
import { checkDieline, dieline } from '../../src/index.ts';
import { serviceDxf } from './service-dxf.ts';

const variables = { length: 60, width: 25, height: 100, material: 0.5 };
const { drawing } = dieline('becf-10101', variables);
const lines = drawing.dieline.lines.map(({ line, curve }) => ({ layer: line, curve }));

const check = (value: string) =>
  checkDieline(Buffer.from(serviceDxf(lines, [{ value, at: [-300, 0] }])), { template: 'becf-10101', variables });

it.each([
  ['60.00mm', 'a label of ours'],
  ['24.50mm', 'the last panel, which we do not label'],
])('a dimension that reads %s is right: %s', async (value) => {
  expect(await check(value)).toMatchObject({ verdict: 'same', why: [] });
});

it('a dimension that reads a size which is drawn nowhere is a difference', async () => {
  expect(await check('61.30mm')).toMatchObject({
    verdict: 'differs',
    why: ['A dimension reads 61.30 mm; our drawing has no such dimension.'],
  });
});
