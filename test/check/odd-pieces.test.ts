import { describe, expect, it } from 'vitest';
import { checkDieline } from '../../src/check/index.ts';
import { mapCurve, straight } from '../../src/geometry/index.ts';
import { catalogue, dieline } from '../../src/index.ts';
import { serviceDxf, type Written } from './service-dxf.ts';

const id = 'becf-30101';
const { lines, parts } = dieline(id).drawing.dieline;
const written = lines.map(({ line, curve, part }) => ({ layer: line, curve, part }));

const whyOf = async (drawn: readonly Written[], template = id): Promise<readonly string[]> => {
  const { why } = await checkDieline(catalogue, Buffer.from(serviceDxf(drawn)), { template, explain: false });
  return why;
};

describe('a drawing of several pieces', () => {
  it('that lacks one names it first, and finds nothing wrong with the others', async () => {
    const lost = parts.indexOf('lid board');
    const [count, first] = await whyOf(written.filter(({ part }) => part !== lost));
    expect(count).toMatch(/^It has \d+ pieces?; .* has \d+: lid board is missing\.$/);
    const x = Number(/ at (-?[\d.]+),/.exec(first!)![1]);
    const own = written.filter(({ part }) => part === lost).flatMap(({ curve }) => [curve.from[0], curve.to[0]]);
    expect([x >= Math.min(...own) - 0.01, x <= Math.max(...own) + 0.01]).toEqual([true, true]);
  });

  it('that has one twice says where one of the two lies', async () => {
    const twice = written
      .filter(({ part }) => part === parts.indexOf('lid board'))
      .map((line) => ({ ...line, curve: mapCurve(line.curve, ([x, y]) => [x + 2000, y]) }));
    const [count] = await whyOf([...written, ...twice]);
    expect(count).toMatch(/: one of [\d.]+ mm × [\d.]+ mm at [\d.-]+, [\d.-]+ does not belong\.$/);
  });

  it('is not changed by lines that stray: they are no piece', async () => {
    const why = await whyOf([...written, { layer: 'cut', curve: straight([5000, 0], [5010, 0]) }]);
    expect(why.join(' ')).not.toMatch(/pieces|wide/);
    expect(why.join(' ')).toMatch(/Cuts of 10.00 mm lie outside of every closed outline/);
  });
});
