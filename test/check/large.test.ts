import { describe, expect, it } from 'vitest';
import { checkDieline } from '../../src/check/index.ts';
import { flatten, straight } from '../../src/geometry/index.ts';
import { catalogue, dieline } from '../../src/index.ts';
import { NearestCurve } from '../../src/recognise/lines/curves.ts';

const size = { length: 60, width: 25, height: 100, material: 0.5 };
const metres = (file: string): Uint8Array => Buffer.from(file.replace(/(\$INSUNITS\s+70\s+)4\b/, '$16'));

describe('a drawing in millimetres that claims metres', () => {
  const ours = dieline('becf-10101', size).dxf();

  it('is recognised, although its size is that of a street', async () => {
    const { verdict, why } = await checkDieline(catalogue, metres(ours), { template: 'becf-10101', variables: size });
    expect(verdict).toBe('differs');
    expect(why[0]).toBe('It is the drawing if a unit of the file is 1 mm, not 1000 mm.');
  });

  it('is audited, also with crossing lines', async () => {
    const cross = [
      [0, 0, 900, 900],
      [0, 900, 900, 0],
    ].map(([a, b, c, d]) => `0\nLINE\n8\ncut\n10\n${a}\n20\n${b}\n11\n${c}\n21\n${d}\n`);
    const file = ours.replace(/0\r?\nSECTION\r?\n\s*2\r?\nENTITIES[\s\S]*$/, '');
    const whole = `${file}0\nSECTION\n2\nENTITIES\n${cross.join('')}0\nENDSEC\n0\nEOF\n`;
    const { audit } = await checkDieline(catalogue, metres(whole), { template: 'becf-10101', variables: size });
    expect(audit.facts.width).toBeCloseTo(900_000, 3);
    expect(audit.findings.map(({ kind }) => kind)).toContain('crossing');
  });
});

it('the line index has a bounded number of cells, however long the lines are', () => {
  const far = 1e6;
  const near = new NearestCurve(Array.from({ length: 100 }, (_, k) => straight([0, 1000 * k], [far, far + 1000 * k])));
  const found = near.find([far / 2, far / 2 + 42_001], 10)!;
  expect(found.of).toBe(42);
  expect(found.distance).toBeCloseTo(Math.SQRT1_2, 6);
  expect(near.find([far / 2, far / 2 + 42_500], 10)).toBeUndefined();
});

it('an arc of any radius has a bounded number of chords', () => {
  const arc = (bulge: number) => flatten({ kind: 'arc', from: [0, 0], to: [100, 0], bulge }, 0.001).length;
  expect([1e-18, 1e-12, 1e-6, 0.01, 1].map(arc)).toEqual([1, 1, 1, 23, 249]);
});
