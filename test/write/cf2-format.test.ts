import { expect, it } from 'vitest';
import { arc, flatten, straight } from '../../src/geometry/index.ts';
import { catalogue, drawOne } from '../../src/index.ts';
import type { Dieline } from '../../src/sheet/index.ts';
import { cf2Bytes } from '../support/cf2-bytes.ts';
import { readCf2, sameLines } from '../support/read/index.ts';
import { spreadOf } from '../support/turns.ts';
import { wall } from './samples.ts';

const ascii = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** CF2 has no cubics: chords of 0.001 mm replace them. */
const withoutCubics = (dieline: Dieline): Dieline => ({
  ...dieline,
  lines: dieline.lines.flatMap((line) => {
    if (line.curve.kind !== 'cubic') return [line];
    const points = [line.curve.from, ...flatten(line.curve, 0.001)];
    return points.slice(1).map((to, k) => ({ ...line, curve: straight(points[k]!, to) }));
  }),
});

/** Uses a reader written from the description of the format only. */
it('ids are written in the format of the standard, with each line and label once', () => {
  const wrong: string[] = [];
  for (const { id } of spreadOf(catalogue.entries, 6, 6)) {
    const { drawing, labels } = drawOne(catalogue, id, {});
    try {
      const { extent, chains, texts, layers } = readCf2(ascii(cf2Bytes(drawing.dieline, labels)));
      sameLines(withoutCubics(drawing.dieline), { chains });
      const [[left, bottom], [right, top]] = extent;
      for (const [x, y] of chains.flatMap(({ curves }) => curves.flatMap(({ from, to }) => [from, to])))
        if (x < left - 1e-5 || x > right + 1e-5 || y < bottom - 1e-5 || y > top + 1e-5)
          throw new Error(`${x} ${y} is outside of LL and UR`);
      expect(texts.map(({ value }) => value)).toEqual(labels.map(({ text: { value } }) => value));
      expect(layers).toContain('cut');
    } catch (error) {
      wrong.push(`${id}: ${(error as Error).message}`);
    }
  }
  expect(catalogue.entries.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

it('the reader detects arcs with a wrong direction or radius, unknown types and truncated rows', () => {
  const drawing = wall({ curves: [arc([20, 10], [30, 12], 0.3)] });
  const file = ascii(cf2Bytes(drawing, []));
  expect(() => sameLines(drawing, readCf2(file))).not.toThrow();
  const clockwise = file.replace(/^(A,.*),1,0,0$/m, '$1,-1,0,0');
  expect(() => sameLines(drawing, readCf2(clockwise))).toThrow('no cut from 20,10 to 30,12 in the file');
  expect(() => readCf2(file.replace(/^(A,2,1,0,20,10,30,12),/m, '$1,9'))).toThrow('an arc of radius');
  expect(() => readCf2(file.replace('L,2,1', 'L,2,5'))).toThrow('line type 5');
  expect(() => readCf2(file.replace(/^(L,.*),0,0$/m, '$1'))).toThrow('a line of 4 numbers');
});
