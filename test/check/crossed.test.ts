import { describe, expect, it } from 'vitest';
import { auditDrawing } from '../../src/index.ts';

type Coordinates = readonly number[];

const entity = (type: string, layer: string, codes: readonly number[], values: Coordinates): string =>
  `0\n${type}\n8\n${layer}\n${codes.map((code, k) => `${code}\n${values[k]}\n`).join('')}`;
const line = (layer: string, ...ends: Coordinates): string => entity('LINE', layer, [10, 20, 11, 21], ends);
const circle = (...values: Coordinates): string => entity('CIRCLE', 'cut', [10, 20, 40], values);
const box = (left: number, bottom: number, right: number, top: number): string =>
  line('cut', left, bottom, right, bottom) +
  line('cut', right, bottom, right, top) +
  line('cut', right, top, left, top) +
  line('cut', left, top, left, bottom);

const audit = async (...entities: readonly string[]) => {
  const { verdict, findings, facts } = await auditDrawing(
    Buffer.from(`0\nSECTION\n2\nENTITIES\n${entities.join('')}0\nENDSEC\n0\nEOF\n`),
  );
  return { verdict, texts: findings.map(({ text }) => text), facts };
};

describe('cuts across the whole of a layout', () => {
  const rows = [0, 40, 80, 120].map((y) => line('cut', 0, y, 180, y));
  const columns = [0, 60, 120, 180].map((x) => line('cut', x, 0, x, 120));

  it('that nine blanks share are sound', async () => {
    const { verdict, facts } = await audit(...rows, ...columns);
    expect([verdict, facts.pieces, facts.area, facts.clearance]).toEqual(['sound', 9, 180 * 120, 0]);
  });

  it('that run past the last blank are not', async () => {
    const { texts } = await audit(...rows, ...columns, line('cut', 30, -20, 30, 120));
    expect(texts).toEqual(['A cut runs across a cut', expect.stringMatching(/lie outside of every closed outline/)]);
  });
});

describe('a circle across another line', () => {
  // The reader splits a circle at its right and left ends, which lie on the other line or beside it.
  it.each([
    ['split on it', 40],
    ['split just beside it', 39.6],
  ])('the outline, %s', async (_, y) => {
    const { texts } = await audit(box(0, 0, 90, 40), circle(45, y, 5));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(
      /^A cut runs across a cut in 2 places|^Two outlines overlap: their lines cross in 2 places/,
    );
  });

  it.each([
    ['split on it', 20],
    ['split just beside it', 19.6],
  ])('a crease, %s', async (_, y) => {
    const { texts } = await audit(box(0, 0, 90, 40), line('crease', 0, 20, 90, 20), circle(45, y, 5));
    expect(texts).toEqual(['A cut runs across a crease in 2 places']);
  });

  it('a crease that ends at it is sound', async () => {
    const creases = line('crease', 0, 20, 40, 20) + line('crease', 50, 20, 90, 20);
    expect((await audit(box(0, 0, 90, 40), creases, circle(45, 20, 5))).verdict).toBe('sound');
  });

  it('two arcs that end on a crease, and are not one curve, are sound', async () => {
    const arc = (...values: Coordinates): string => entity('ARC', 'cut', [10, 20, 40, 50, 51], values);
    const slits = arc(45, 20, 5, 0, 180) + arc(45, 15, Math.hypot(5, 5), -60, 45);
    expect((await audit(box(0, 0, 90, 40), line('crease', 0, 20, 90, 20), slits)).texts).toEqual([]);
  });
});

it('a perforation across a cut is named as one', async () => {
  const { texts } = await audit(box(0, 0, 90, 40), line('perforation', -20, 20, 60, 20));
  expect(texts[0]).toBe('A cut runs across a perforation');
});

it('a perforation that runs past a slanting tip of the outline encloses no piece there', async () => {
  const tip = [0, 0, 40, 0, 40, 20, 39.5, 40, 40, 40, 0, 44, 0, 0];
  const outline = tip.slice(2).flatMap((_, k) => (k % 2 ? [] : line('cut', ...tip.slice(k, k + 4))));
  const { texts, facts } = await audit(...outline, line('perforation', 40, 40, 0, 0));
  expect([texts, facts.pieces, facts.holes]).toEqual([['A cut runs across a perforation'], 1, 0]);
});
