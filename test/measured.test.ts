import { beforeAll, describe, expect, it } from 'vitest';
import type { CreateDielineRequest, DielineBody } from '../src/api/index.ts';
import { boundsOf, type Curve, distance, length, type Point, parameterAt, pointAt } from '../src/geometry/index.ts';
import { boxwright, catalogue } from '../src/index.ts';
import { drawings, measured as known, linesOf, type Measured } from './support/measured.ts';
import { readDxf } from './support/read/index.ts';

/** Tolerance for a drawing that is known to be wrong. */
const slack = (measured: Measured) => ({
  ...{ mm: 0, mm2: 0, length_mm: 0 },
  ...('defect' in measured ? measured.defect : undefined),
});

/** Area of the holes, for drawings measured only by their outline. */
const holes = (measured: Measured): number => ('holes_mm2' in measured && measured.holes_mm2) || 0;

/** Areas are listed by size, not by part. */
const sorted = (areas: readonly number[]) => areas.toSorted((a, b) => a - b);

interface Answer {
  readonly body: DielineBody;
  /** The lines of its DXF file, by layer. */
  readonly lines: Readonly<Record<string, readonly Curve[]>>;
}

/** What our service answers to the request of a measured drawing. */
const answerTo = async ({ id, variables }: Measured): Promise<Answer> => {
  const request = { format: 'dxf', area: true, variables } as CreateDielineRequest;
  const { dieline } = await boxwright().createDieline(id, request);
  const { chains } = readDxf(Buffer.from(dieline.url.split(',')[1]!, 'base64').toString('utf8'));
  const layers = [...new Set(chains.map(({ layer }) => layer))].filter((layer) => layer !== 'dimensions');
  const on = (layer: string): readonly Curve[] =>
    chains.flatMap((chain) => (chain.layer === layer ? chain.curves : []));
  return { body: dieline, lines: Object.fromEntries(layers.map((layer) => [layer, on(layer)])) };
};

describe('measured drawings, asked of our service as they were of the hosted one', () => {
  it('exist', () => expect(known.map(({ id }) => id)).toContain('becf-1010a'));

  it('state the sizes of the box and nothing else where no request is known, or where it printed nothing else', () => {
    for (const { id, variables, ...measured } of known)
      if ('drawing' in measured || id === 'becf-12e0a') {
        const sizes = ['unit', ...Object.keys(catalogue.find(id)!.template.size)];
        expect(sizes, id).toEqual(expect.arrayContaining(Object.keys(variables)));
      }
  });

  describe.each(known)('$id', (measured) => {
    let answer: Answer;
    beforeAll(async () => {
      answer = await answerTo(measured);
    });

    it('flat size', () => {
      const { width, height } = answer.body.artwork_dimensions;
      expect(Math.abs(Number(width) - measured.flat.width)).toBeLessThan(0.005);
      expect(Math.abs(Number(height) - measured.flat.height)).toBeLessThan(0.005);
    });

    // Drawings without an id have an arbitrary position.
    it.runIf('lower_left' in measured)('position on the sheet', () => {
      const { left, bottom } = boundsOf(Object.values(answer.lines).flat());
      const [x, y] = ('lower_left' in measured && measured.lower_left) as [number, number];
      expect([left, bottom]).toEqual([expect.closeTo(x, 3), expect.closeTo(y, 3)]);
    });

    it('area of each part', () => {
      const { area, part_areas } = answer.body;
      const ours = Object.values(part_areas ?? { whole: area! }).map(({ value }) => Number(value));
      const theirs = sorted(measured.area_mm2);
      expect(ours).toHaveLength(theirs.length);
      sorted(ours).forEach((mm2, k) => {
        expect(Math.abs(mm2 + holes(measured) - theirs[k]!)).toBeLessThan(0.01 + slack(measured).mm2);
      });
    });

    it('running length of its lines', () => {
      expect(Object.keys(answer.lines).sort()).toEqual(Object.keys(measured.line_length_mm).sort());
      for (const [line, mm] of Object.entries(measured.line_length_mm)) {
        const ours = answer.lines[line]!.reduce((sum, curve) => sum + length(curve), 0);
        expect(Math.abs(ours - mm), line).toBeLessThan(0.01 + slack(measured).length_mm);
      }
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
    it.each(Object.keys(measured.line_length_mm))('%s lines cover the same points', async (layer) => {
      const { lines } = await answerTo(measured);
      const theirs = linesOf(measured, Object.values(lines).flat());
      const a = theirs.filter((e) => e.layer === layer).map((e) => e.curve);
      const b = lines[layer]!;
      expect(a.length).toBeGreaterThan(0);
      const near = NEAR + slack(measured).mm;
      expect(astray(a, b, near), 'of the measured drawing, not in ours').toEqual([]);
      expect(astray(b, a, near), 'of ours, not in the measured drawing').toEqual([]);
    });
  });
});
