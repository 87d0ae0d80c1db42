import { describe, expect, test } from 'vitest';
import { chains, serviceProfile, writeSvg } from '../../src/formats/index.ts';
import { boundsOf } from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';
import { count, originIn, readSvg, sameLines } from '../support/read/index.ts';
import { broken, hostile, label, labels, samples } from './samples.ts';

describe.each(Object.entries(samples))('%s', (_, dieline) => {
  test.each(['mm', 'pt'] as const)('reads back in %s', (unit) => {
    const svg = readSvg(writeSvg(dieline, labels, { unit }));
    sameLines(dieline, svg);
    for (const layer of svg.layers) {
      if (layer === 'dimensions') continue;
      const here = chains(dieline).filter(({ line }) => line === layer);
      expect(count(svg.chains, layer).closed).toBe(here.filter(({ closed }) => closed).length);
    }
    expect(svg.texts.map(({ value, rotation }) => [value, rotation])).toEqual([
      ['60.00mm', 0],
      ['40.00mm', 90],
    ]);
    const origin = originIn(dieline, svg);
    svg.texts.forEach(({ at, height }, k) => {
      expect(at.map((v, i) => Math.abs(v - labels[k]!.text.at[i]! - origin[i]!) < 1e-4)).toEqual([true, true]);
      expect(height).toBeCloseTo(labels[k]!.text.height, 3);
    });
    expect(svg.fills).toHaveLength(4);
    expect(count(svg.chains, 'dimensions')).toEqual({ closed: 0, open: 4 });
  });
});

test('layers are in drawing order: creases, cuts above them, dimensions last', () => {
  const { layers: order } = readSvg(writeSvg(samples.rich, labels, { unit: 'mm' }));
  expect(order).toEqual(['crease', 'combination', 'perforation', 'half-cut', 'bleed', 'cut', 'dimensions']);
});

test('has its size in mm, from (0, 0), with the whole of its outer strokes', () => {
  for (const unit of ['mm', 'pt'] as const) {
    const svg = writeSvg(samples.twoParts, [], { unit });
    const { width, height, box, chains: read } = readSvg(svg);
    expect([width, height]).toEqual([62.25, 102.25]);
    expect(svg).toContain(' viewBox="0 0 ');
    const drawn = boundsOf(read.flatMap(({ curves }) => curves));
    const gaps = [drawn.left - box.left, drawn.bottom - box.bottom, box.right - drawn.right, box.top - drawn.top];
    expect(gaps.map((gap) => Math.round(gap * 1e3) / 1e3)).toEqual([0.125, 0.125, 0.125, 0.125]);
  }
});

test('uses points or millimetres', () => {
  expect(writeSvg(samples.halved, [], { unit: 'mm' })).toContain('M30.125 40.125L30.125 0.125"');
  expect(writeSvg(samples.halved, [], { unit: 'pt' })).toContain('M85.3937 113.7402L85.3937 0.3543"');
  expect(writeSvg(samples.halved, [], { unit: 'mm' })).toContain(`stroke="${serviceProfile.lines.cut.hex}"`);
});

test.each(hostile)('has the text %j in its place', (text) => {
  const svg = readSvg(
    writeSvg(samples.halved, [{ ...label(text), name: text }], { unit: 'mm', title: text || 'none' }),
  );
  expect(svg.texts.map(({ value }) => value)).toEqual([shown(text)]);
  expect(svg.title).toBe(shown(text) || 'none');
  expect(svg.chains).toHaveLength(4);
});

/** One line, without characters that XML forbids. */
const shown = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replace(/[\p{Surrogate}\uffff]/gu, '\ufffd');

test('rejects a number that is not finite', () => {
  for (const v of [Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    for (const dieline of broken(v)) expect(() => writeSvg(dieline, [], { unit: 'mm' })).toThrow(RangeError);
  expect(() => writeSvg({ nodes: [], lines: [], parts: [] }, [], { unit: 'mm' })).toThrow('no lines');
});

test('the same drawing gives the same bytes', () => {
  const first = writeSvg(samples.rich, labels, { unit: 'mm' });
  writeSvg(samples.twoParts, [], { unit: 'pt' });
  expect(writeSvg(samples.rich, labels, { unit: 'mm' })).toBe(first);
});

test('paths of several parts are labelled with their part, those of one part are not', () => {
  expect(readSvg(writeSvg(samples.twoParts, labels, { unit: 'mm' })).partLabels).toEqual(['2 lid', '1 default']);
  expect(readSvg(writeSvg(samples.rich, labels, { unit: 'mm' })).partLabels).toEqual([]);
  // Paths and texts call a part by one name.
  for (const id of ['becf-11f03', 'becf-30101'] as const) {
    const box = dieline(id);
    const names = box.drawing.parts.map(({ part }, k) => `${k + 1} ${part.name}`);
    const { partLabels, texts } = readSvg(box.svg());
    expect(partLabels.toSorted()).toEqual(names);
    expect(texts.map(({ value }) => value)).toEqual(expect.arrayContaining(names));
  }
});

test('lines are drawn in a quarter of a millimetre, and of a large drawing in a view of 1,000 pixels at least in a quarter of one', () => {
  const widths = (size: object): readonly number[] => {
    const svg = dieline('becf-21d01', size).svg();
    const { width, height } = readSvg(svg);
    const strokes = [...svg.matchAll(/ stroke-width="([\d.]+)"/g)].map(([, value]) => Number(value));
    return [Math.min(...strokes), (Math.min(...strokes) / Math.hypot(width, height)) * 1000];
  };
  expect(widths({ length: 200, width: 150, height: 100 })[0]).toBe(0.25);
  expect(widths({ length: 1500, width: 1000, height: 1200 })[1]).toBeCloseTo(0.25, 3);
});
