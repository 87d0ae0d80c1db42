import { describe, expect, it } from 'vitest';
import { type Curve, distance, length, type Point, parameterAt, pointAt } from '../src/geometry/index.ts';
import { catalogue, drawOne } from '../src/index.ts';
import { extent, lengths, sizeOf } from '../src/sheet/index.ts';
import { drawings, measured as known, linesOf, type Measured } from './support/measured.ts';

/** Tolerance for a drawing that is known to be wrong. */
const slack = (measured: Measured) => ({
  ...{ mm: 0, mm2: 0, length_mm: 0 },
  ...('defect' in measured ? measured.defect : undefined),
});

/** Area of the holes, for drawings measured only by their outline. */
const holes = (measured: Measured): number => ('holes_mm2' in measured && measured.holes_mm2) || 0;

/** Areas are listed by size, not by part. */
const sorted = (areas: readonly number[]) => areas.toSorted((a, b) => a - b);

const drawn = ({ id, variables: { unit: _, ...sizes } }: Measured) => drawOne(catalogue, id, sizes).drawing;

describe('measured drawings', () => {
  it('exist', () => expect(known.map(({ id }) => id)).toContain('becf-1010a'));

  describe.each(known)('$id', (measured) => {
    const drawing = drawn(measured);

    it('flat size', () => {
      const { width, height } = sizeOf(extent(drawing.dieline));
      expect(Math.abs(width - measured.flat.width)).toBeLessThan(0.005);
      expect(Math.abs(height - measured.flat.height)).toBeLessThan(0.005);
    });

    // Drawings without an id have an arbitrary position.
    it.runIf('lower_left' in measured)('position on the sheet', () => {
      const { left, bottom } = extent(drawing.dieline);
      const [x, y] = ('lower_left' in measured && measured.lower_left) as [number, number];
      expect([left, bottom]).toEqual([expect.closeTo(x, 3), expect.closeTo(y, 3)]);
    });

    it('area of each part', () => {
      expect(drawing.parts).toHaveLength(measured.area_mm2.length);
      const theirs = sorted(measured.area_mm2);
      sorted(drawing.parts.map(({ area }) => area)).forEach((area, k) => {
        expect(Math.abs(area + holes(measured) - theirs[k]!)).toBeLessThan(0.01 + slack(measured).mm2);
      });
    });

    it('running length of its lines', () => {
      const ours: Record<string, number> = lengths(drawing.dieline);
      expect(Object.keys(ours).sort()).toEqual(Object.keys(measured.line_length_mm).sort());
      for (const [line, mm] of Object.entries(measured.line_length_mm))
        expect(Math.abs(ours[line]! - mm), line).toBeLessThan(0.01 + slack(measured).length_mm);
    });
  });
});

if (!drawings.length)
  console.warn('measured drawings are not compared point by point: BOXWRIGHT_REFERENCE names no folder that has them');

const NEAR = 0.001;

const covers = (curves: readonly Curve[], p: Point, near: number): boolean =>
  curves.some((curve) => {
    const t = parameterAt(curve, p, near);
    return (t !== undefined && t >= 0 && t <= 1) || distance(p, curve.from) < near || distance(p, curve.to) < near;
  });

/** Points of the first, at most 0.25 mm apart, that the second does not cover. */
const astray = (first: readonly Curve[], second: readonly Curve[], near: number): Point[] =>
  first.flatMap((curve) => {
    const steps = Math.ceil(length(curve) / 0.25);
    const points = Array.from({ length: steps + 1 }, (_, i) => pointAt(curve, i / steps));
    return points.filter((p) => !covers(second, p, near));
  });

describe.runIf(drawings.length)('measured drawings, point by point', () => {
  describe.each(drawings)('$id', (measured) => {
    const { lines } = drawn(measured).dieline;
    const theirs = linesOf(
      measured,
      lines.map(({ curve }) => curve),
    );

    it.each(Object.keys(measured.line_length_mm))('%s lines cover the same points', (layer) => {
      const a = theirs.filter((e) => e.layer === layer).map((e) => e.curve);
      const b = lines.filter((l) => l.line === layer).map((l) => l.curve);
      expect(a.length).toBeGreaterThan(0);
      const near = NEAR + slack(measured).mm;
      expect(astray(a, b, near), 'of the measured drawing, not in ours').toEqual([]);
      expect(astray(b, a, near), 'of ours, not in the measured drawing').toEqual([]);
    });
  });
});
