import { describe, expect, it } from 'vitest';
import { catalogue, drawOne, templates } from '../src/index.ts';
import { mainId } from '../src/template/index.ts';
import { middleHook } from '../templates/cartons/shirt-boxes/shirt-frame-tray-panels.ts';
import { depthOf, inEveryBoard } from './support/every-board.ts';

describe('closures of cartons reach their counterparts, in every shape and board', () => {
  it.each(['becf-11a01', 'becf-11701'])(
    '%s: its locks pass through the floor as far as in the measured drawing',
    (id) => {
      for (const { where, values, panelOf } of inEveryBoard(id))
        expect(depthOf(panelOf('right.inner')) - values.height! - values.material!, where).toBeCloseTo(1.5, 6);
    },
  );

  it.each(['becf-12401', 'becf-12805'])('%s: its locks end level with the floor that the box stands on', (id) => {
    for (const { where, values, panelOf } of inEveryBoard(id))
      expect(depthOf(panelOf('right.inner')) - values.height! - values.material!, where).toBeCloseTo(0, 6);
  });

  it('becf-12c01: the sides of its flap overlap the front', () => {
    for (const { where, values, panelOf } of inEveryBoard('becf-12c01')) {
      const arch = panelOf('flap').edges.find(({ curve }) => curve.kind === 'arc')!;
      const mouth = values.width! - depthOf(panelOf('front'));
      expect(arch.curve.from[1] - mouth, where).toBeGreaterThan(2);
    }
  });

  it.each(['becf-10b05', 'becf-11e0f'])('%s: its petals leave small openings at the corners', (id) => {
    for (const { where, values, panelOf } of inEveryBoard(id)) {
      expect(panelOf('front.petal').seat / values.length!, where).toBeGreaterThan(0.91);
      expect(panelOf('right.petal').seat / values.width!, where).toBeGreaterThan(0.91);
    }
  });

  it('becf-11e01: its petals leave small openings at the corners', () => {
    for (const { where, values, panelOf } of inEveryBoard('becf-11e01'))
      for (const wall of ['front', 'right', 'back', 'left'])
        expect(panelOf(`${wall}.petal`).seat / values.length!, where).toBeGreaterThan(0.93);
  });

  it('becf-12408: its hooks reach past the middle of the walls that they lie in', () => {
    for (const { where, values, panelOf } of inEveryBoard('becf-12408')) {
      const { width, rim, material } = values;
      for (const [name, span] of [
        ['front.right-flap', width!],
        ['inner.right-flap', width! - 2 * (rim! + material!)],
      ] as const) {
        const beyond = depthOf(panelOf(name)) - span / 2;
        expect(beyond, `${where} ${name}`).toBeGreaterThan(1 + material! + 1.5);
        expect(beyond, `${where} ${name}`).toBeLessThan(span / 4);
      }
    }
  });

  it('the slots of two hooks are together as deep as the hooks are high', () => {
    const size = { span: 80, height: 38, reach: 52, material: 0.5 };
    const [left, right] = (['left', 'right'] as const).map((slot) => {
      const arc = middleHook('hook', size, slot).edges.find(({ curve }) => curve.kind === 'arc' && curve.bulge === -1)!;
      const half = Math.abs(arc.curve.to[1] - arc.curve.from[1]) / 2;
      return {
        at: (arc.curve.from[1] + arc.curve.to[1]) / 2,
        end: arc.curve.from[0] + (slot === 'left' ? half : -half),
      };
    });
    expect([left!.at, right!.at]).toEqual([40, 40]);
    expect(left!.end - right!.end).toBeCloseTo(0.5, 6);
  });

  it('the top 75 is a gable with a locking flap', () => {
    const coded = templates.filter(({ code }) => code.ecma?.split('.')[1] === '75');
    expect(coded.map(mainId)).toEqual(['becf-10b01', 'becf-10b02']);
    for (const id of coded.map(mainId)) {
      const { joins } = drawOne(catalogue, id, {}).drawing.parts[0]!.part.blank;
      expect(joins, id).toContainEqual(expect.objectContaining({ by: 'lock', a: 'front.roof.handle.clasp' }));
    }
  });

  it('a code with the feature X32 stands for a tongue with lugs', () => {
    const coded = templates.filter(({ code }) => code.ecma?.split('.').slice(4).includes('32')).map(mainId);
    expect(coded.length).toBeGreaterThan(7);
    const tongues = (id: string) =>
      drawOne(catalogue, id, {}).drawing.parts[0]!.sheet.filter((placed) => /\.(tongue|postal-lock)$/.test(placed.id));
    expect(coded.filter((id) => !tongues(id).length)).toEqual([]);
  });
});
