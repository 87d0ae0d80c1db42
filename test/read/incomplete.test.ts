import { describe, expect, it } from 'vitest';
import { isLine, readDrawing } from '../../src/formats/reading/index.ts';
import { length } from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';
import { binaryDxf } from '../support/binary-dxf.ts';

const entity = (type: string, ...groups: (string | number)[]): string => `0\n${type}\n8\ncut\n${groups.join('\n')}\n`;
const line = (y: number): string => entity('LINE', 10, 0, 20, y, 11, 30, 21, y);
const dxf = (entities: string): string => `0\nSECTION\n2\nENTITIES\n${entities}0\nENDSEC\n0\nEOF\n`;
const read = (file: string | Uint8Array) => readDrawing(typeof file === 'string' ? Buffer.from(file) : file);
const whole = async (file: string | Uint8Array): Promise<number> =>
  (await read(file)).lines.reduce((sum, { curve }) => sum + length(curve), 0);

describe('full turns with rounding noise', () => {
  const turn = 2 * Math.PI;
  it.each([
    ['one ulp beyond 2π', 0, 6.283185307179587],
    ['2π', 0, turn],
    ['one ulp before 2π', 0, 6.283185307179585],
    ['from π to 3π and one ulp', Math.PI, 9.424777960769381],
    ['from 0 to 0', 0, 0],
  ])('an ELLIPSE that ends %s', async (_, from, to) => {
    const drawn = await whole(dxf(entity('ELLIPSE', 10, 0, 20, 0, 11, 10, 21, 0, 40, 1, 41, from, 42, to)));
    expect(drawn).toBeCloseTo(20 * Math.PI, 6);
  });

  it.each([
    [0, 360.00000000000006],
    [0, 360],
    [45, 405.00000000000006],
    [90, 90],
  ])('an ARC from %f to %f degrees', async (from, to) => {
    const drawn = await whole(dxf(entity('ARC', 10, 0, 20, 0, 40, 10, 50, from, 51, to)));
    expect(drawn).toBeCloseTo(20 * Math.PI, 6);
  });

  it('a quarter of an ellipse stays a quarter', async () => {
    const drawn = await whole(dxf(entity('ELLIPSE', 10, 0, 20, 0, 11, 10, 21, 0, 40, 1, 41, 0, 42, Math.PI / 2)));
    expect(drawn).toBeCloseTo(5 * Math.PI, 6);
  });
});

describe('a LightBurn project', () => {
  const shape = (type: string, rest: string): string =>
    `<Shape Type="${type}" CutIndex="0"><XForm>2 0 0 2 5 0</XForm>${rest}</Shape>`;
  const square = '<VertList>V0 0V10 0V10 10V0 10</VertList>';
  it('has straight paths, closed or open, and tells its other shapes', async () => {
    const shapes = ['LineClosed', 'LineOpen'].map((of) => shape('Path', `${square}<PrimList>${of}</PrimList>`));
    const file = `<LightBurnProject FormatVersion="1">${shapes.join('')}${shape('Ellipse', '')}</LightBurnProject>`;
    const { lines, skipped } = await read(file);
    expect(lines.reduce((sum, { curve }) => sum + length(curve), 0)).toBeCloseTo(2 * (40 + 30), 9);
    expect(skipped.map(({ what }) => what)).toEqual(['Ellipse, which is no path. Convert it to a path in LightBurn']);
  });
});

describe('a truncated DXF', () => {
  const file = dxf(line(0) + line(10) + line(20));

  it('is complete after its last line', async () => {
    const { lines, skipped, notes } = await read(file.replace('0\nEOF\n', ''));
    expect([lines.length, skipped]).toEqual([3, []]);
    expect(notes).toContain('The file ends without its EOF.');
  });

  it('loses the line in which it ends, and counts it', async () => {
    const { lines, skipped } = await read(file.slice(0, file.lastIndexOf('11\n30')));
    expect(lines).toHaveLength(2);
    expect(skipped).toMatchObject([{ what: 'end of the file after it breaks off', count: 1 }]);
  });
});

it('a circle of radius 0 among good lines is skipped, the others are read', async () => {
  const { lines, skipped } = await read(dxf(line(0) + entity('CIRCLE', 10, 0, 20, 0, 40, 0) + line(10)));
  expect(lines).toHaveLength(2);
  expect(skipped).toEqual([{ what: 'CIRCLE with radius 0', count: 1, place: 'line 17' }]);
});

it('lines without length are counted in a note', async () => {
  const { lines, notes, skipped } = await read(dxf(line(0) + entity('LINE', 10, 5, 20, 5, 11, 5, 21, 5).repeat(2)));
  expect([lines.length, skipped]).toEqual([1, []]);
  expect(notes).toContain('Lines without length were left out (2 times).');
});

describe('a binary DXF', () => {
  const text = dieline('becf-10101', { length: 60, width: 25, height: 100, material: 0.5 }).dxf();

  it.each([
    ['as since release 13', 2],
    ['as up to release 12', 1],
  ] as const)('%s, equals the text form', async (_, codeBytes) => {
    const [binary, plain] = await Promise.all([read(binaryDxf(text, codeBytes)), read(text)]);
    expect(binary.lines.filter(isLine).length).toBeGreaterThan(20);
    expect(binary.lines.map(({ kind, curve }) => ({ kind, curve }))).toEqual(
      plain.lines.map(({ kind, curve }) => ({ kind, curve })),
    );
    expect([binary.unit, binary.skipped, binary.texts]).toEqual([plain.unit, [], plain.texts]);
  });

  it('loses its end when truncated, with a note', async () => {
    const file = binaryDxf(text, 2);
    const { skipped, lines } = await read(file.subarray(0, Math.floor(0.9 * file.length)));
    expect(lines.length).toBeGreaterThan(0);
    expect(skipped).toMatchObject([{ what: 'end of the file after it breaks off' }]);
  });
});

describe('lines out of the plane are skipped and named', () => {
  it.each([
    ['LINE with ends at several heights', entity('LINE', 10, 0, 20, 0, 30, 0, 11, 30, 21, 0, 31, 40)],
    ['ELLIPSE with axis at several heights', entity('ELLIPSE', 10, 0, 20, 0, 11, 50, 21, 0, 31, 20, 40, 0.5)],
    [
      'SPLINE with points at several heights',
      entity('SPLINE', 71, 1, 40, 0, 40, 0, 40, 1, 40, 1, 10, 0, 20, 0, 30, 0, 10, 9, 20, 0, 30, 5),
    ],
    ['ELLIPSE with axis ratio 0', entity('ELLIPSE', 10, 0, 20, 0, 11, 50, 21, 0, 40, 0)],
  ])('%s', async (what, drawn) => {
    const { lines, skipped } = await read(dxf(line(0) + drawn));
    expect(lines).toHaveLength(1);
    expect(skipped).toMatchObject([{ what, count: 1 }]);
  });

  it('a drawing at one height is read', async () => {
    const high = entity('LINE', 10, 0, 20, 0, 30, 7, 11, 30, 21, 0, 31, 7);
    expect(await read(dxf(high))).toMatchObject({ lines: [{ kind: 'cut' }], skipped: [] });
  });

  it('construction lines are noted, and lines on the layer that is never plotted are not cuts', async () => {
    const drawn = entity('XLINE', 10, 0, 20, 0, 11, 1, 21, 0) + line(5).replace('\ncut\n', '\nDEFPOINTS\n');
    const { lines, skipped, notes } = await read(dxf(line(0) + drawn));
    expect(lines.map(({ kind }) => kind)).toEqual(['cut', 'dimensions']);
    expect([skipped, notes.filter((one) => one.startsWith('XLINE'))]).toEqual([
      [],
      ['XLINE entities were left out: they are not lines.'],
    ]);
  });
});
