import { describe, expect, it } from 'vitest';
import { palletPlan } from '../../src/engine/report/pallet.ts';
import { mckee, stackFactors } from '../../src/engine/report/strength.ts';
import { boxReport, catalogue, dieline } from '../../src/index.ts';

describe('strength', () => {
  // 32 lbf/in, 0.160 in and a perimeter of 56 in give 562 lbf; 300 × 200 mm of C flute with 5.6 kN/m gives 212 kgf.
  it.each([
    [32 * 0.17513, 0.16 * 25.4, 56 * 25.4, 2501],
    [5.6, 4, 1000, 2080],
  ])('of %f kN/m, %f mm and %f mm is that of published examples', (ect, calliper, perimeter, newton) =>
    expect(Math.abs(mckee(ect, calliper, perimeter) - newton)).toBeLessThan(0.005 * newton),
  );

  it('falls with time, humidity, pattern, overhang and holes, and by the safety', () => {
    const usual = { days: 0, humidity: 50, pattern: 'column', overhang: 0, holes: false, safety: 1 } as const;
    const whole = (more: object): number =>
      stackFactors({ ...usual, ...more }).reduce((all, { factor }) => all * factor, 1);
    expect(whole({})).toBe(1);
    for (const more of [
      { days: 30 },
      { humidity: 85 },
      { pattern: 'interlocked' },
      { overhang: 10 },
      { holes: true },
      { safety: 3 },
    ])
      expect(whole(more), JSON.stringify(more)).toBeLessThan(1);
    expect(whole({ days: 60 })).toBeCloseTo(0.575, 6);
    expect(whole({ humidity: 200 })).toBe(0.15);
  });
});

describe('a pallet', () => {
  const room = { length: 1200, width: 800, height: 1056 };

  it.each([
    [{ length: 400, width: 300, height: 200 }, 8],
    [{ length: 600, width: 400, height: 200 }, 4],
    [{ length: 300, width: 200, height: 100 }, 16],
    [{ length: 1300, width: 300, height: 100 }, 0],
  ])('of 1200 × 800 holds %j %i times a layer', (box, count) => expect(palletPlan(box, room).perLayer).toBe(count));

  it('is never filled beyond its room', () => {
    for (let k = 0; k < 300; k++) {
      const box = { length: 80 + ((k * 37) % 500), width: 60 + ((k * 53) % 400), height: 50 + ((k * 29) % 600) };
      const { perLayer, layers, use } = palletPlan(box, room);
      expect(use).toBeLessThanOrEqual(1);
      expect(perLayer * box.length * box.width).toBeLessThanOrEqual(room.length * room.width);
      expect(layers * box.height).toBeLessThanOrEqual(room.height);
    }
  });
});

describe('a report', () => {
  const of = (box: ReturnType<typeof dieline>, more: object = {}) =>
    boxReport(catalogue, box, { dimensions: box.dimensions, ...more });
  const figure = (name: string, ...given: Parameters<typeof of>) =>
    of(...given).figures.find((one) => one.name === name);

  it('has the area, the weight and the rules of the drawing', () => {
    const box = dieline('becf-21d01', { length: 300, width: 200, height: 150, material: 4 });
    expect(figure('board', box)!.value).toBeCloseTo(box.area / 1e6, 4);
    expect(figure('weight', box)!.value).toBeCloseTo((box.area / 1e6) * 0.46, 3);
    expect(figure('stack', box, { contents: 8 })!.value).toBe(6);
    expect(figure('stack', box)).toBeUndefined();
    expect(figure('parcel classes', box, { contents: 8 })!.value).not.toContain('Päckchen');
  });

  it('promises nothing that its inputs do not hold', () => {
    const carton = of(dieline('becf-10101'));
    expect(carton.figures.map(({ name }) => name)).not.toContain('compression strength');
    expect(carton.notes.join()).toContain('corrugated boxes only');
    expect(of(dieline('becf-12701')).notes.join()).toContain('no outside');
    for (const { how } of carton.figures) expect(how).not.toBe('');
  });

  it('finds the shipper with least board', () => {
    const { value } = figure('shipper for 12', dieline('becf-10101', { length: 100, width: 50, height: 100 }), {
      count: 12,
    })!;
    const [x, y, z] = String(value).split(' × ').map(Number) as [number, number, number];
    expect(x * y * z).toBeCloseTo(12 * 101 * 51 * 102, -3);
  });
});
