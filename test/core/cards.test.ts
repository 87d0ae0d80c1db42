import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ovalCard, roundedCard } from '../../src/author/pieces/index.ts';
import { boundsOf, type Curve, tangentAt } from '../../src/geometry/index.ts';
import { catalogue, drawOne } from '../../src/index.ts';

const outline = ({ trunk, base }: ReturnType<typeof ovalCard>): Curve[] => [
  base?.curve ?? { kind: 'line', from: [0, 0], to: [trunk.seat, 0] },
  ...trunk.edges.map(({ curve }) => curve),
];

const size = fc.double({ min: 20, max: 500, noNaN: true });

describe('cards', () => {
  it('have the requested length and width, and tangent corner arcs', () => {
    fc.assert(
      fc.property(size, fc.double({ min: 1, max: 5, noNaN: true }), fc.boolean(), (width, longer, oval) => {
        const length = width * longer;
        const curves = outline(oval ? ovalCard(length, width, []) : roundedCard(length, width, width / 5, []));
        // They lie on their side.
        const { left, bottom, right, top } = boundsOf(curves);
        expect(top - bottom).toBeCloseTo(length, 8);
        expect(right - left).toBeCloseTo(width, 8);
        curves.forEach((curve, k) => {
          const next = curves[(k + 1) % curves.length]!;
          const [[a, b], [c, d]] = [tangentAt(curve, 1), tangentAt(next, 0)];
          expect(Math.abs(Math.atan2(a * d - b * c, a * c + b * d))).toBeLessThan(1e-9);
        });
      }),
    );
  });

  it('are round where an oval is as long as it is wide', () => {
    for (const curve of outline(ovalCard(80, 80, [])))
      expect(curve.kind === 'arc' && curve.bulge).toBeCloseTo(Math.tan(Math.PI / 8), 12);
  });
});

describe('the holes of index dividers', () => {
  const id = 'becf-11f07,holes=two';

  // Pages of A4 and A5 across, A5 upright, and the usual page.
  it.each([{ length: 210, width: 297 }, { length: 210, width: 148 }, { length: 148, width: 210 }, {}])(
    'fit a binder (%o)',
    (sizes) => {
      const { drawing, values } = drawOne(catalogue, id, sizes);
      for (const { sheet } of drawing.parts) {
        const holes = sheet[0]!.panel.marks.map(({ curves }) => boundsOf(curves));
        const middles = holes.map(({ left, right, bottom, top }) => [(left + right) / 2, (bottom + top) / 2]);
        const middle = values.width! / 2;
        expect(middles).toEqual([
          [expect.closeTo(middle - 40, 9), expect.closeTo(12, 9)],
          [expect.closeTo(middle + 40, 9), expect.closeTo(12, 9)],
        ]);
      }
    },
  );

  it('are refused where they do not fit', () =>
    expect(() => drawOne(catalogue, id, { width: 74 })).toThrow(/width .* 100/));
});
