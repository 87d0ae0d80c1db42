import { describe, expect, it } from 'vitest';
import { length, mapCurve, type Point, straight } from '../../src/geometry/index.ts';
import { checkDieline, dieline, templates } from '../../src/index.ts';
import { mainId } from '../../src/template/index.ts';
import { serviceDxf, type Written } from './service-dxf.ts';

const ID = 'becf-10101';
const SIZES = { length: 79, width: 72.5, height: 166, material: 0.85 };
const SMALL = { length: 64, width: 28, height: 112, material: 0.5 };

const drawn = (sizes: typeof SIZES, move: (p: Point) => Point = (p) => p): Written[] =>
  dieline(ID, sizes).drawing.dieline.lines.map(({ line, curve }) => ({ layer: line, curve: mapCurve(curve, move) }));

const both = async (lines: readonly Written[], sizes: typeof SIZES) => {
  const file = Buffer.from(serviceDxf(lines));
  const variables = { unit: 'mm' as const, ...sizes };
  return { alone: await checkDieline(file), claimed: await checkDieline(file, { template: ID, variables }) };
};

describe('a difference is told as a measure, with the template and without', () => {
  it.each([
    ['x is stretched to 100.2 %, y is right', ([x, y]: Point): Point => [1.002 * x, y]],
    ['x is right, y is shrunk to 99.7 %', ([x, y]: Point): Point => [x, 0.997 * y]],
    ['it is skewed by 0.1°', ([x, y]: Point): Point => [x + y * Math.tan(Math.PI / 1800), y]],
  ] as const)('%s', async (says, move) => {
    const { alone, claimed } = await both(drawn(SIZES, move), SIZES);
    expect([claimed.verdict, claimed.why[0]]).toEqual(['differs', `As a whole the drawing is distorted: ${says}.`]);
    expect(alone.recognised).toMatchObject({ id: ID, values: SIZES, differences: 0 });
    expect(alone.recognised!.sentence).toContain(says);
  });

  it('a panel that is 0.3 mm narrow, as all to its right is moved', async () => {
    // The third panel, from 92 to 156.
    const { alone, claimed } = await both(
      drawn(SMALL, ([x, y]) => [x > 124 ? x - 0.3 : x, y]),
      SMALL,
    );
    const says =
      'Panel 3 from the left, from x 92 to 156, is 0.3 mm too narrow: 63.7 mm instead of 64 mm; all else is equal within 0.01 mm.';
    expect([claimed.verdict, claimed.why, claimed.panel?.number]).toEqual(['differs', [says], 3]);
    expect(alone.recognised!.sentence).toContain(says);
    expect(alone.recognised!.values).toMatchObject(SMALL);
  });

  it('half a box that is moved is not scaled', async () => {
    const { claimed } = await both(
      drawn(SMALL, ([x, y]) => [x > 78 ? x + 0.1 : x, y]),
      SMALL,
    );
    expect(claimed.verdict).toBe('differs');
    expect(claimed.why.join()).not.toMatch(/scaled|stretched/);
    expect(claimed.why.join()).toContain('Panel 2 from the left');
  });
});

describe('what is too many on a box hides neither its id nor its sizes', () => {
  const box = (left: number, right: number, bottom: number, top: number): Written[] =>
    (
      [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
      ] as const
    ).map((from, k, all) => ({ layer: 'cut', curve: straight(from, all[(k + 1) % 4]!) }));
  it.each([
    ['two windows', 8, box(100, 124, 40, 80), box(124.4, 148, 40, 80)],
    ['a slit', 4, box(112, 112.3, 40, 80), []],
  ] as const)('%s', async (_, differences, ...more) => {
    const { alone } = await both([...drawn(SMALL), ...(more as Written[][]).flat()], SMALL);
    expect(alone.recognised).toMatchObject({ id: ID, values: SMALL, differences });
  });

  it('a spike at its edge', async () => {
    const lines = drawn(SMALL);
    const edge = lines.find(
      ({ curve: { from, to } }) => from[0] > 183 && to[0] > 183 && Math.abs(from[1] - to[1]) > 100,
    )!;
    const [x, y] = [edge.curve.from[0], 56];
    const [low, high] = [edge.curve.from, edge.curve.to].sort((a, b) => a[1] - b[1]) as [Point, Point];
    const ends: readonly Point[] = [low, [x, y - 0.1], [x + 1, y], [x, y + 0.1], high];
    const spiked = [
      ...lines.filter((line) => line !== edge),
      ...ends.slice(1).map((to, k): Written => ({ layer: 'cut', curve: straight(ends[k]!, to) })),
    ];
    const { alone } = await both(spiked, SMALL);
    expect(alone.recognised).toMatchObject({ id: ID, values: SMALL, differences: 3 });
  });
});

it('a box of our own construction with one crease drawn as a cut differs', async () => {
  const id = mainId(templates.find(({ provenance }) => provenance.kind === 'house')!);
  const { drawing, values } = dieline(id as typeof ID);
  const folds = drawing.dieline.lines.filter(({ line }) => line === 'crease');
  const crease = drawing.dieline.lines.indexOf(folds.reduce((a, b) => (length(b.curve) < length(a.curve) ? b : a)));
  const lines = drawing.dieline.lines.map(({ line, curve }, k) => ({ layer: k === crease ? 'cut' : line, curve }));
  const variables = { unit: 'mm' as const, ...values };
  const { verdict } = await checkDieline(Buffer.from(serviceDxf(lines)), { template: id, variables });
  expect(verdict).toBe('differs');
});
