import { expect, it } from 'vitest';
import { sound } from './faults.ts';
import { reportOf, withoutRepeats } from './report.ts';

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

it('a sentence is printed once: numbers and the box do not make another one', () => {
  const shorten = withoutRepeats();
  const boxes = [60, 70, 80].map(
    (length) => `becf-${length} at length ${length}\n  solid: a runs into b by ${length / 100} mm`,
  );
  expect(shorten(boxes)).toEqual([
    'becf-60 at length 60\n  solid: a runs into b by 0.6 mm',
    'the same at 2 more boxes',
  ]);
  const other =
    'becf-90 at length 90\n  solid: a runs into b by 1e-7 mm\n  joins: c is loose\n  (simplified 3 times; seed 1)';
  expect(shorten([other])).toEqual(['becf-90 at length 90\n  joins: c is loose\n  (simplified 3 times; seed 1)']);
  // A check that finds nothing else still fails.
  expect(shorten([boxes[0]!])).toEqual(['the same at 1 more box']);
  expect(shorten(['becf-1,a=b: cannot be made', 'becf-2: cannot be made'])).toEqual([
    'becf-1,a=b: cannot be made',
    'the same at 1 more box',
  ]);
  expect(shorten([])).toEqual([]);
});
