import { describe, expect, it } from 'vitest';
import { straight } from '../../src/geometry/index.ts';
import { checkDieline } from '../../src/index.ts';
import { envelope, fourCornerTray, pillow, slottedCase, tuckEnd } from '../support/foreign-boxes.ts';
import { serviceDxf, type Written } from './service-dxf.ts';

const checked = (lines: readonly Written[]) => checkDieline(Buffer.from(serviceDxf(lines)));

describe('the nearest template of a box of another maker is named with its sizes from crease to crease', () => {
  it.each([
    ['becf-21d01', '300 × 200 × 150 mm', slottedCase(300, 200, 150)],
    ['becf-21d01', '420 × 260 × 190 mm', slottedCase(420, 260, 190, 6, 30)],
    ['becf-10101', '70 × 40 × 110 mm', tuckEnd(70, 40, 110)],
    ['becf-10101', '95 × 52 × 150 mm', tuckEnd(95, 52, 150, { tuck: 18, dust: 33, flap: 17 })],
    ['becf-10301', '80 × 45 × 120 mm', tuckEnd(80, 45, 120, { reverse: false })],
    ['becf-11a07', '180 × 120 × 35 mm', fourCornerTray(180, 120, 35)],
    ['becf-11a07', '240 × 150 × 50 mm', fourCornerTray(240, 150, 50, 22)],
    ['becf-12c05', '165 × 115 ', envelope(165, 115)],
    ['becf-12105', '90 × ', pillow(90, 140, 22)],
  ] as const)('%s, %s', async (id, sizes, lines) => {
    const { verdict, recognised, nearest, why } = await checked(lines);
    expect([verdict, recognised, why.filter((each) => !each.startsWith('A slotted case'))]).toEqual([
      'sound',
      undefined,
      [],
    ]);
    expect([nearest!.id, ...(/as near: ([^.]+)/.exec(nearest!.sentence)?.[1]?.split(', ') ?? [])]).toContain(id);
    expect(nearest!.sentence).toMatch(/^The nearest template is /);
    expect(nearest!.sentence).toContain(sizes);
    expect(nearest!.nearness).toBeGreaterThan(0.75);
  });

  it('with what the maker does otherwise, and never as "It is"', async () => {
    const { nearest } = await checked(tuckEnd(70, 40, 110));
    expect(nearest!.sentence).toMatch(/Otherwise than ours: .*13 × 110 mm instead of 15 × /);
    expect(nearest!.sentence).not.toContain('It is');
    expect(nearest).toMatchObject({ panels: 13, folds: 12, values: { length: 70, width: 40, height: 110 } });
  });
});

describe('no style is named', () => {
  const cut = (...points: readonly (readonly [number, number])[]): Written[] =>
    points.map((from, k) => ({ layer: 'cut', curve: straight(from, points[(k + 1) % points.length]!) }));
  const fold = (from: readonly [number, number], to: readonly [number, number]): Written => ({
    layer: 'crease',
    curve: straight(from, to),
  });
  const fingers = Array.from(
    { length: 9 },
    (_, k) =>
      [
        [12 * k, k % 2 ? 4 : 0],
        [12 * (k + 1), k % 2 ? 4 : 0],
      ] as const,
  );

  it.each([
    [
      'of a plate with fingers and scores',
      [...cut(...fingers.flat(), [108, 90], [0, 90]), ...[20, 40, 60, 80].map((y) => fold([0, y], [108, y]))],
    ],
    [
      'of a polygon with lines across',
      [...cut([0, 0], [80, -20], [130, 40], [90, 110], [10, 90]), fold([0, 0], [130, 40]), fold([80, -20], [10, 90])],
    ],
    [
      'of a sheet with a grid of scores',
      [
        ...cut([0, 0], [120, 0], [120, 90], [0, 90]),
        fold([40, 0], [40, 90]),
        fold([70, 0], [70, 90]),
        fold([0, 30], [120, 30]),
        fold([0, 70], [120, 70]),
      ],
    ],
  ] as const)('%s: its panels and folds are counted', async (_, lines) => {
    const { recognised, nearest } = await checked(lines);
    expect(recognised).toBeUndefined();
    expect(nearest).toMatchObject({
      sentence: expect.stringMatching(/^No template is near: \d+ panels, \d+ folds\.$/),
    });
    expect(nearest).not.toHaveProperty('id');
  });

  it('of a rectangle, or of one with a crease', async () => {
    for (const lines of [
      cut([0, 0], [85, 0], [85, 55], [0, 55]),
      [...cut([0, 0], [80, 0], [80, 80], [0, 80]), fold([0, 40], [80, 40])],
    ]) {
      const { recognised } = await checked(lines);
      expect(recognised!.sentence).toMatch(/^A rectangle of .* mm( with a crease)?: it may be /);
    }
  });
});
