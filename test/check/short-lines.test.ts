import { describe, expect, it } from 'vitest';
import { type Curve, type Point, straight } from '../../src/geometry/index.ts';
import { auditDrawing } from '../../src/index.ts';
import { serviceDxf } from './service-dxf.ts';

const through = (layer: string, ...points: Point[]) =>
  points.slice(1).map((to, k): { layer: string; curve: Curve } => ({ layer, curve: straight(points[k]!, to) }));

const SQUARE: Point[] = [
  [0, 0],
  [0, 40],
  [40, 40],
  [40, 0],
];

describe('an audit of lines far shorter than a corner is wide', () => {
  it('finds no gap in a chain of them', async () => {
    const chain = Array.from({ length: 32 }, (_, k): Point => [20.248 - 0.008 * k, 0]);
    const file = serviceDxf(through('cut', ...SQUARE, ...chain, [0, 0]));
    const audit = await auditDrawing(Buffer.from(file));
    expect([audit.verdict, audit.findings, audit.facts.pieces]).toEqual(['sound', [], 1]);
  });

  it('finds no crease on a cut where a curve leaves it as a tangent', async () => {
    const curve = Array.from({ length: 20 }, (_, k): Point => [40 - 0.13 * k, 20 + 0.24 * (0.13 * k) ** 2]);
    const outline = through('cut', [40, 20], [40, 0], [0, 0], [0, 40], ...curve.toReversed());
    const crease = through('crease', [0, 20], [40, 20]);
    const audit = await auditDrawing(Buffer.from(serviceDxf([...outline, ...crease])));
    expect(audit.findings).toEqual([]);
  });
});
