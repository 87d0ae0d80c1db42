import { describe, expect, it } from 'vitest';
import { readDrawing, toDieline } from '../../src/formats/reading/index.ts';
import { arc, straight } from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';
import type { Dieline } from '../../src/sheet/index.ts';
import { cf2Bytes } from '../support/cf2-bytes.ts';
import { sameLines } from '../support/read/index.ts';
import { broken, samples, wall } from './samples.ts';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('CF2', () => {
  it('has rows that programs of die makers read', () => {
    const file = textOf(cf2Bytes(wall({ curves: [arc([20, 10], [30, 10], 1)] }), []));
    expect(file.split('\n')).toEqual([
      ...['$BOF', 'V2', 'ORDER', 'END', 'MAIN,DIELINE', 'UM', 'LL,0,0', 'UR,60,40', 'SCALE,1,1'],
      // Half a turn counter-clockwise from the left end, below its centre.
      'A,2,1,0,20,10,30,10,25,10,1,0,0',
      'L,2,1,0,0,0,60,0,0,0',
      'L,2,1,0,60,0,60,40,0,0',
      'L,2,1,0,60,40,0,40,0,0',
      'L,2,1,0,0,40,0,0,0,0',
      ...['END', '$EOF', ''],
    ]);
  });

  it('contains no number that is not finite', () => {
    for (const v of [Number.NaN, Number.POSITIVE_INFINITY])
      for (const drawing of broken(v)) expect(() => cf2Bytes(drawing, [])).toThrow(RangeError);
  });

  it('writes clockwise as -1', () => {
    const file = textOf(cf2Bytes(wall({ curves: [arc([20, 10], [30, 10], -1)] }), []));
    expect(file).toContain('A,2,1,0,20,10,30,10,25,10,-1,0,0\n');
  });

  it('writes labels as rule type 46 and texts', () => {
    const { drawing, labels } = dieline('becf-10101', { length: 60, width: 25, height: 100, material: 0.5 });
    const file = textOf(cf2Bytes(drawing.dieline, labels));
    expect(file).toMatch(/\nT,2,46,0,[-\d.]+,[-\d.]+,0,[\d.]+,[\d.]+\n\d+(\.\d+)? ?mm\n/);
    expect(file.match(/^T,/gm)).toHaveLength(labels.length);
  });

  it('reads back line by line', async () => {
    for (const drawing of [samples.twoParts, dieline('becf-10101', { height: 99.3 }).drawing.dieline]) {
      const reading = await readDrawing(cf2Bytes(drawing, []));
      const chains = reading.lines.map(({ curve, kind }) => ({ layer: kind!, curves: [curve], closed: false }));
      expect(() => sameLines(drawing, { chains })).not.toThrow();
    }
  });

  it('writes a repeated drawing on a sheet as a subroutine', async () => {
    const piece = wall();
    const none: Dieline = { nodes: [], lines: [], parts: [] };
    const at = [
      { cos: 1, sin: 0, x: 10, y: 0 },
      { cos: 0, sin: 1, x: 200, y: 5 },
    ];
    const file = cf2Bytes(none, [], { copies: [{ name: 'wall', dieline: piece, at }], origin: 'sheet' });
    expect(textOf(file)).toContain('C,wall,10,0,0,1,1\nC,wall,200,5,90,1,1\nEND\nSUB,wall\n');
    const { lines } = toDieline(await readDrawing(file));
    expect(lines).toHaveLength(2 * piece.lines.length);
    expect(Math.min(...lines.map(({ curve }) => curve.from[0]))).toBeCloseTo(10, 9);
    expect(Math.max(...lines.map(({ curve }) => curve.from[0]))).toBeCloseTo(200, 9);
  });

  it('rejects a number that is not finite', () => {
    const bad = { ...wall(), lines: [{ ...wall().lines[0]!, curve: straight([0, 0], [Number.NaN, 1]) }] };
    expect(() => cf2Bytes(bad, [])).toThrow(RangeError);
  });
});
