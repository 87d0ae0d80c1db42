import { describe, expect, it } from 'vitest';
import { arcsFromChords } from '../../src/check/drawing/arcs-from-chords.ts';
import { writeDxf } from '../../src/formats/index.ts';
import { flatten, length, type Point, straight } from '../../src/geometry/index.ts';
import { catalogue, checkDieline, dieline, drawOne, templates } from '../../src/index.ts';
import { Corners, type Dieline, type Line } from '../../src/sheet/index.ts';
import { mainId } from '../../src/template/index.ts';
import { someOf } from '../support/turns.ts';

/** To a thousandth of a millimetre, as other programs write coordinates. */
const rounded = ([x, y]: Point): Point => [Number(x.toFixed(3)), Number(y.toFixed(3))];

/** The drawing with each curve as chords, up to `sagitta` mm beside the curve. */
const withChords = ({ lines }: Pick<Dieline, 'lines'>, sagitta: number): Dieline => {
  const corners = new Corners();
  const chords = lines.flatMap(({ curve, ...line }) => {
    const points = [curve.from, ...(curve.kind === 'line' ? [curve.to] : flatten(curve, sagitta))].map(rounded);
    return points.slice(1).flatMap((to, k): Line[] => {
      const [a, b] = [corners.find(points[k]!), corners.find(to)];
      return a === b ? [] : [{ ...line, part: 0, from: a, to: b, curve: straight(points[k]!, to) }];
    });
  });
  return { nodes: corners.nodes, parts: ['default'], lines: chords };
};

const fileOf = async (drawing: Dieline): Promise<Uint8Array> => Buffer.from(await writeDxf(drawing, []));

const drawingOf = (id: string): Dieline => drawOne(catalogue, id, {}).drawing.dieline;

describe('curves that are drawn as chords', () => {
  it('become the original arcs, split where creases end in them', () => {
    for (const id of ['becf-10101', 'becf-12007', 'becf-21701']) {
      const own = drawingOf(id);
      const { drawing, curves, sagitta } = arcsFromChords(withChords(own, 0.05));
      const arcs = own.lines.filter(({ curve }) => curve.kind === 'arc').length;
      expect([id, drawing.lines.filter(({ curve }) => curve.kind === 'arc').length]).toEqual([id, arcs]);
      expect(drawing.lines.length).toBe(own.lines.length);
      expect(curves).toBeGreaterThan(0);
      expect(sagitta).toBeLessThan(0.051);
    }
  });

  it('become a circle where they close', () => {
    const ring = Array.from(
      { length: 60 },
      (_, k): Point => [5 * Math.cos((k * Math.PI) / 30), 5 * Math.sin((k * Math.PI) / 30)],
    );
    const lines = ring.map((from, k): Line => {
      const to = ring[(k + 1) % 60]!;
      return { from: k, to: (k + 1) % 60, curve: straight(from, to), line: 'cut', panels: [], part: 0 };
    });
    const { drawing, curves } = arcsFromChords({ nodes: ring, lines, parts: ['default'] });
    expect([curves, drawing.lines.length]).toEqual([1, 2]);
    expect(drawing.lines.reduce((sum, { curve }) => sum + length(curve), 0)).toBeCloseTo(10 * Math.PI, 3);
  });

  it('are found in any number: the search for the end of an arc takes larger and smaller steps', () => {
    for (const count of [3, 4, 5, 6, 7, 11, 100, 999]) {
      const nodes = Array.from({ length: count + 1 }, (_, k): Point => {
        const angle = (2 * k) / count;
        return [0.3 * count ** 2 * Math.cos(angle), 0.3 * count ** 2 * Math.sin(angle)];
      });
      const ends: Point[] = [[nodes[0]![0] + 400, 0], ...nodes, [-900, nodes.at(-1)![1] + 2000]];
      const lines = ends.slice(1).map((to, k): Line => {
        return { from: k, to: k + 1, curve: straight(ends[k]!, to), line: 'cut', panels: [], part: 0 };
      });
      const { drawing, curves } = arcsFromChords({ nodes: ends, lines, parts: ['default'] });
      expect([count, curves, drawing.lines.length]).toEqual([count, 1, 3]);
    }
  });

  it('are not found in drawings without curves, with all their chamfers and polygons', () => {
    const found = templates.map(mainId).filter((id) => arcsFromChords(drawingOf(id)).curves > 0);
    expect(found).toEqual([]);
  });

  it.each(someOf(['becf-10101', 'becf-11001', 'becf-1210a', 'becf-21701', 'becf-20901', 'becf-12107'], 1))(
    'do not hide that a drawing is %s',
    async (id) => {
      for (const sagitta of [0.01, 0.1, 0.2]) {
        // Their curves are cubics: few chords of one lie on no arc.
        if (sagitta > 0.01 && ['becf-1210a', 'becf-12107'].includes(id)) continue;
        const { recognised, why } = await checkDieline(await fileOf(withChords(drawingOf(id), sagitta)));
        const { id: found, differences } = recognised ?? {};
        const alike = recognised?.alike.map((other) => other.id) ?? [];
        expect([sagitta, [found, ...alike].includes(id), differences]).toEqual([sagitta, true, 0]);
        expect(why.join(' ')).toMatch(/drawn as short straight lines, up to 0\.\d+ mm beside the curve\./);
      }
    },
  );

  it('are reported as one difference, and not within the tolerance', async () => {
    const question = { template: 'becf-10101', variables: { length: 83, width: 41, height: 122 } };
    const box = dieline('becf-10101', question.variables).drawing.dieline;
    const fine = await checkDieline(await fileOf(withChords(box, 0.02)), question);
    expect([fine.verdict, fine.why]).toEqual(['same', []]);
    const coarse = await checkDieline(await fileOf(withChords(box, 0.1)), question);
    expect(coarse.verdict).toBe('differs');
    const sentence = /^\d+ curves are drawn as short straight lines, up to 0\.\d+ mm beside the curve\.$/;
    expect(coarse.why).toEqual([expect.stringMatching(sentence)]);
    expect(coarse.audit.verdict).toBe('sound');
  });

  it('are never said to be 0.000 mm beside the curve', async () => {
    const { why } = await checkDieline(await fileOf(withChords(drawingOf('becf-10101'), 0.0003)));
    expect(why).toEqual([
      expect.stringMatching(/^\d+ curves are drawn as short straight lines, less than 0\.001 mm beside the curve\.$/),
    ]);
  });
});
