import { expect, it } from 'vitest';
import { checkDieline } from '../../src/check/index.ts';
import { type Curve, mapCurve, type Point, straight } from '../../src/geometry/index.ts';
import { catalogue, createCatalogue, drawOne } from '../../src/index.ts';
import { serviceDxf } from './service-dxf.ts';

/** A box that no template draws: each corner is moved by a few millimetres, and arcs move along. */
const bent = (id: string, sizes: Readonly<Record<string, number>>) => {
  const move = ([x, y]: Point): Point => [x + 5 * Math.sin(x / 40), y + 5 * Math.sin(y / 55)];
  const bend = (curve: Curve): Curve => {
    const [from, to] = [move(curve.from), move(curve.to)];
    const [dx, dy] = [from[0] - curve.from[0], from[1] - curve.from[1]];
    return curve.kind === 'line' ? straight(from, to) : mapCurve(curve, ([x, y]) => [x + dx, y + dy]);
  };
  return drawOne(catalogue, id, sizes).drawing.dieline.lines.map(({ line, curve }) => ({
    layer: line,
    curve: bend(curve),
  }));
};

it.each([['becf-30101', { length: 150, width: 100, height: 60 }, 800]] as const)(
  'the search ends soon when nothing fits a drawing as near as %s',
  async (id, sizes, most) => {
    let drawn = 0;
    const counting = createCatalogue(
      catalogue.templates.map((template) => ({
        ...template,
        build: (...given: Parameters<typeof template.build>) => {
          drawn++;
          return template.build(...given);
        },
      })),
    );
    const { recognised } = await checkDieline(counting, Buffer.from(serviceDxf(bent(id, sizes))));
    expect(recognised).toBeUndefined();
    expect(drawn).toBeLessThan(most);
  },
);
