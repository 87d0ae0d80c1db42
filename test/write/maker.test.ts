import makerjs from 'makerjs';
import { expect, test } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { chains, fromMaker, toMaker } from '../../src/formats/index.ts';
import { boundsOf, enclosedArea, length } from '../../src/geometry/index.ts';
import { draw, extent } from '../../src/sheet/index.ts';
import { linesOf } from './lines-of.ts';
import { blankOf, samples } from './samples.ts';

test.each(Object.entries(samples))('%s becomes a layered model of the same size', (_, dieline) => {
  const model = toMaker(dieline);
  expect(model.units).toBe('mm');
  expect(new Set(Object.keys(model.models!))).toEqual(new Set(dieline.lines.map(({ line }) => line)));
  for (const [name, { layer }] of Object.entries(model.models!)) expect(layer).toBe(name);
  const { low, high } = makerjs.measure.modelExtents(model.models!.cut!)!;
  const box = extent(dieline);
  [low[0], low[1], high[0], high[1]].forEach((v, i) => {
    expect(Math.abs(v! - [box.left, box.bottom, box.right, box.top][i]!)).toBeLessThan(0.02);
  });
});

test('lines and arcs keep their lengths', () => {
  const { paths } = toMaker(samples.rich).models!.cut!;
  for (const [name, path] of Object.entries(paths!)) {
    const { curve } = samples.rich.lines[Number(name.replace('line-', ''))]!;
    expect(makerjs.measure.pathLength(path)).toBeCloseTo(length(curve), 6);
  }
});

test('a round trip encloses the same area', () => {
  for (const dieline of [samples.neighbours, samples.eight, samples.touching]) {
    const cuts = chains(dieline).filter(({ line, closed }) => line === 'cut' && closed);
    const model = { models: {} as Record<string, makerjs.IModel> };
    cuts.forEach((chain, k) => {
      const lines = linesOf(chain, dieline).map((i) => dieline.lines[i]!);
      // Paths keep the coordinates of the drawing, in which the outlines lie side by side.
      model.models[k] = { ...toMaker({ ...dieline, lines }), origin: [0, 0] };
    });
    const back = fromMaker(model).map((ring) => Math.abs(enclosedArea(ring)));
    const there = cuts.map(({ curves }) => Math.abs(enclosedArea(curves)));
    expect(back.sort((a, b) => a - b)).toEqual(there.sort((a, b) => a - b).map((area) => expect.closeTo(area, 6)));
  }
});

const { models, paths, model } = makerjs;
test.each([
  ['a slot', new models.Slot([0, 0], [50, 0], 10), 1000 + Math.PI * 100],
  ['a rounded rectangle', new models.RoundRectangle(60, 40, 8), 2400 - (4 - Math.PI) * 64],
  ['a moved square', model.move(new models.Square(10), [5, 7]), 100],
  ['a bare circle', { paths: { c: new paths.Circle([1, 2], 3) } }, Math.PI * 9],
  [
    'an arc past zero',
    { paths: { a: new paths.Arc([0, 0], 5, 270, 90), l: new paths.Line([0, 5], [0, -5]) } },
    12.5 * Math.PI,
  ],
  [
    'a turned Bézier and its chord',
    model.rotate(
      {
        models: { b: new models.BezierCurve([0, 0], [0, 40], [60, 40], [60, 0]) },
        paths: { l: new paths.Line([60, 0], [0, 0]) },
      },
      30,
    ),
    1440,
  ],
])('%s is a ring', (_, shape, area) => {
  const rings = fromMaker(shape);
  expect(rings).toHaveLength(1);
  expect(Math.abs(enclosedArea(rings[0]!))).toBeCloseTo(area, 5);
});

test('a hole of a panel', () => {
  const [ring] = fromMaker(model.move(new models.Slot([0, 0], [10, 0], 3), [20, 20]));
  const dieline = draw(
    blankOf(
      pen('wall', 60)
        .to(60, 40)
        .to(0, 40)
        .mark('cut', ...ring!)
        .close(),
    ),
  );
  expect(chains(dieline).map(({ closed }) => closed)).toEqual([true, true]);
  const box = boundsOf(chains(dieline)[0]!.curves);
  expect([box.left, box.bottom, box.right, box.top]).toEqual([17, 17, 33, 23].map((v) => expect.closeTo(v, 9)));
});

test('an open outline is reported with its place', () => {
  expect(() => fromMaker({ paths: { l: new paths.Line([60, 0], [0, 0]) } })).toThrow(/open near 60.000, 0.000/);
});
