import { describe, expect, it } from 'vitest';
import { acrossFlats, flapEnd, glueFlap, rectangle, regularPolygon, sleeve } from '../../src/author/pieces/index.ts';
import { insideShare, onePart } from '../../src/board/index.ts';
import { arrange, extent, sizeOf } from '../../src/sheet/index.ts';

describe('regular polygon', () => {
  it('has the corners of a hexagon as far from its centre as its side is long', () => {
    const { apothem, fold } = regularPolygon(6, 10);
    expect(apothem).toBeCloseTo(5 * Math.sqrt(3), 12);
    expect(fold).toBe(60);
  });

  it('has the requested width across its flats', () => {
    for (const sides of [4, 6, 8, 12]) expect(2 * acrossFlats(sides, 73).apothem).toBeCloseTo(73, 10);
  });

  // Both rows are drawn without an allowance for the seam: all walls are one side wide.
  it.each([
    {
      row: 11,
      called: 'C1040',
      sides: 6,
      across: 200,
      height: 160,
      flat: [712.82, 420.94],
      flap: (side: number) => side - 5 + 20,
    },
    { row: 12, called: 'C1050', sides: 8, across: 160, height: 180, flat: [550.19, 500], flap: () => 160 },
  ])('row $row: $called is published at $flat', ({ sides, across, height, flat, flap }) => {
    const { side, fold } = acrossFlats(sides, across);
    const name = (k: number) => `wall-${k}`;
    const end = flapEnd(rectangle('flap', side, flap(side)));
    const [first, ...rest] = Array.from({ length: sides }, (_, k) => ({ name: name(k), width: side }));
    const tube = sleeve(
      height,
      [
        { ...first!, top: end },
        ...rest.slice(1),
        { name: name(sides), width: side, bottom: flapEnd(rectangle('lower', side, flap(side))) },
      ],
      glueFlap({ height, width: 20 }),
      { corner: fold },
    );
    const blank = { ...tube, thickness: 0.5, inside: insideShare.carton, gauges: [], inner: [] };
    const { width, height: tall } = sizeOf(extent(arrange(onePart(blank)).dieline));
    expect([width.toFixed(2), tall.toFixed(2)]).toEqual(flat.map((v) => v.toFixed(2)));
  });
});
