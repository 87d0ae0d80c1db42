import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arc,
  boundsOf,
  type Curve,
  distance,
  enclosedArea,
  isInside,
  pointAt,
  ringArea,
  straight,
} from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';
import { blanksOf } from '../../src/nest/index.ts';
import { containing, OUTLINE_OUTSIDE } from '../../src/nest/outline/blank.ts';
import { runs } from '../support/turns.ts';
import { anyDrawing } from './shapes.ts';

/** Middle and ends of everything, and more. */
const along = (curves: readonly Curve[]) =>
  curves.flatMap((curve) => Array.from({ length: 9 }, (_, k) => pointAt(curve, k / 8)));

const toPolygon = (p: readonly [number, number], polygon: readonly (readonly [number, number])[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < polygon.length; k++) {
    const [from, to] = [polygon[k]!, polygon[(k + 1) % polygon.length]!];
    const [ux, uy] = [to[0] - from[0], to[1] - from[1]];
    const t = Math.min(1, Math.max(0, ((p[0] - from[0]) * ux + (p[1] - from[1]) * uy) / (ux * ux + uy * uy || 1)));
    least = Math.min(least, distance(p, [from[0] + t * ux, from[1] + t * uy]));
  }
  return least;
};

const check = (outline: readonly Curve[]): void => {
  const polygon = containing(outline);
  for (const p of along(outline)) {
    const far = toPolygon(p, polygon);
    expect(far).toBeLessThan(OUTLINE_OUTSIDE + 1e-6);
    if (far > 1e-6) expect(isInside(polygon, p)).toBe(true);
  }
  const [box, own] = [
    boundsOf(outline),
    boundsOf(polygon.map((p, k) => straight(p, polygon[(k + 1) % polygon.length]!))),
  ];
  for (const side of ['left', 'bottom', 'right', 'top'] as const) expect(own[side]).toBeCloseTo(box[side], 6);
  expect(ringArea(polygon)).toBeGreaterThan(enclosedArea(outline) - 1e-6);
};

describe('the polygon of an outline', () => {
  it('contains it, deviates by at most 0.05 mm, and has its bounding box', () =>
    fc.assert(
      fc.property(anyDrawing, (drawing) => {
        for (const { outline } of blanksOf(drawing)) check(outline);
      }),
      { numRuns: runs(20) },
    ));

  it('is computed once per drawing', () => {
    const { drawing } = dieline('becf-30101');
    expect(blanksOf(drawing).length).toBeGreaterThan(1);
    expect(blanksOf(drawing)).toBe(blanksOf(drawing));
  });

  it('has tangents on convex curves, and chords on concave ones', () => {
    check([arc([50, 0], [-50, 0], 1), arc([-50, 0], [50, 0], 1)]);
    check([
      straight([0, 0], [100, 0]),
      straight([100, 0], [100, 50]),
      arc([100, 50], [0, 50], -0.4),
      straight([0, 50], [0, 0]),
    ]);
  });

  it('contains cubics that bend both ways', () =>
    check([
      { kind: 'cubic', from: [0, 0], c1: [30, -40], c2: [60, 50], to: [100, 0] },
      straight([100, 0], [100, 80]),
      straight([100, 80], [0, 80]),
      straight([0, 80], [0, 0]),
    ]));
});
