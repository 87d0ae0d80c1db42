import { expect, it } from 'vitest';
import { sound } from './faults.ts';
import { reportOf } from './report.ts';

it('a report names the template, the broken check and the fault', () => {
  const { template } = sound();
  const report = reportOf(
    template,
    { 'every board': () => [], 'random boxes': (_, depth) => [`becf-10101 at depth ${depth}\n  solid: a runs into b`] },
    100,
  );
  expect(report.findings).toBe(1);
  expect(report.text).toMatch(
    /^Reverse tuck end +\d+\.\d s {2}1 finding\n {4}random boxes: becf-10101 at depth 100\n {6}solid: a runs into b$/,
  );
  const crash = (): never => {
    throw new RangeError('two panels are called right');
  };
  expect(reportOf(template, { declarations: crash, 'on the way': () => ['a runs into b'] }, 1).text).toMatch(
    / {2}2 findings\n {4}declarations: throws two panels are called right\n {4}on the way: a runs into b$/,
  );
  expect(reportOf(template, { 'every board': () => [] }, 1).text).toMatch(/^Reverse tuck end .* s {2}holds$/);
});
