import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/geometry/index.ts';
import { auditDrawing, checkDieline, checkLayout, dieline } from '../../src/index.ts';
import { serviceDxf } from './service-dxf.ts';

const svg = (cuts: readonly string[]): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300mm" height="300mm" viewBox="0 0 300 300"><g fill="none">
<g id="cut" stroke="red">${cuts.map((d) => `<path d="${d}"/>`).join('')}</g><path id="crease" stroke="lime" d="M50 0V100"/></g></svg>`,
  );
const HOLES = ['M20 20h10v10h-10z', 'M60 20h10v10h-10z'];

describe('the content of an open outline counts as inside', () => {
  it.each<[name: string, cuts: readonly string[], kinds: readonly string[], said: string]>([
    ['a gap of 0.4 mm', ['M10 0H100V100H0V0H9.6'], ['gap'], 'A cut ends 0.400 mm short of a cut'],
    [
      'a gap of 3 mm',
      ['M10 0H100V100H0V0H7'],
      ['open outline'],
      'An outline does not close: its ends are 3.00 mm apart',
    ],
    // The crease ends at the missing side: not a separate cause.
    ['a side missing', ['M0 0V100H100V0'], ['open outline'], 'An outline does not close: its ends are 100.00 mm apart'],
    [
      'gaps at every corner',
      ['M0 0H98', 'M100 0V98', 'M100 100H2', 'M0 100V2'],
      ['open outline'],
      'An outline does not close: it has 4 gaps of up to 2.00 mm',
    ],
    [
      'two wide gaps',
      ['M40 0H100V40', 'M100 70V100H0V0H7'],
      ['open outline'],
      'An outline does not close: it has 2 gaps of up to 33.00 mm',
    ],
    [
      'a gap, and slits in the board',
      ['M40 0H100V100H0V0H10', 'M20 60V80', 'M15 5V18'],
      ['open outline'],
      'An outline does not close: its ends are 30.00 mm apart',
    ],
  ])('%s', async (_, cuts, kinds, said) => {
    const { verdict, findings, facts } = await auditDrawing(svg([...cuts, ...HOLES]));
    expect(verdict).toBe('not sound');
    expect(findings.map(({ kind }) => kind)).toEqual(kinds);
    expect(findings[0]!.text).toBe(said);
    expect(facts).toMatchObject({ pieces: 1, holes: 2, panels: 2 });
    expect(facts.area).toBeCloseTo(9800, 6);
  });

  it.each<[name: string, cuts: readonly string[], gap: string]>([
    ['its longest side', ['M0 0V100H300V0'], '300.00'],
    // Both ends of the gap are corners where the crease ends, which closes the rest of the blank.
    ['a side between a crease and a corner', ['M50 0H0V100H300V0'], '250.00'],
    ['a side from which a slit starts', ['M0 0V100H300V0', 'M300 10H280V12'], '300.00'],
  ])('an outline that lacks %s', async (_, cuts, gap) => {
    const { findings, facts } = await auditDrawing(svg([...cuts, ...HOLES]));
    expect(findings.map(({ text }) => text)).toEqual([`An outline does not close: its ends are ${gap} mm apart`]);
    expect(facts).toMatchObject({ pieces: 1, holes: 2, panels: 2 });
    expect(facts.area).toBeCloseTo(29800, 6);
  });

  it.each([
    ['becf-12502', [0, 0], [50, 0], 3],
    ['becf-12706', [0, 92], [0, 0], 2],
    ['becf-30603', [330, -14.85], [625, -14.85], 12],
  ] as const)('%s without one side', async (id, from, to, holes) => {
    const lines = dieline(id).drawing.dieline.lines.filter(({ line }) => line !== 'bleed');
    const is = (p: Point, q: Point): boolean => Math.hypot(p[0] - q[0], p[1] - q[1]) < 0.01;
    const rest = lines.filter(({ curve }) => !(is(curve.from, from) && is(curve.to, to)));
    expect(rest).toHaveLength(lines.length - 1);
    const file = serviceDxf(rest.map(({ line, curve }) => ({ layer: line, curve })));
    const { findings, facts } = await auditDrawing(Buffer.from(file));
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]).toFixed(2);
    expect(findings.map(({ text }) => text)).toEqual([`An outline does not close: its ends are ${size} mm apart`]);
    expect(facts.holes).toBe(holes);
  });

  it('a small gap does not hide a wide gap', async () => {
    const { findings } = await auditDrawing(svg(['M10 0H100V40', 'M100 70V100H0V0H9.5']));
    expect(findings.map(({ kind, size }) => [kind, size])).toEqual([
      ['gap', expect.closeTo(0.5, 6)],
      ['open outline', expect.closeTo(30, 6)],
    ]);
  });

  it('two outlines are closed separately', async () => {
    const { facts } = await auditDrawing(svg(['M10 0H100V100H0V0H7', 'M120 0H200V100H110V0H117', ...HOLES]));
    expect(facts).toMatchObject({ pieces: 2, holes: 2, areas: [9800, 9000] });
  });

  it('a layout does not count a hole as a blank', async () => {
    const { facts } = await checkLayout(svg(['M10 0H100V100H0V0H7', ...HOLES]));
    expect(facts).toMatchObject({ blanks: 1, area: 9800 });
  });
});

it('a single line and a single arc close nothing', async () => {
  const { findings, facts } = await auditDrawing(
    svg(['M0 0H100V100H0Z', 'M150 0H200', 'M150 100A20 20 0 0 1 190 100']),
  );
  expect(findings.map(({ kind }) => kind)).toEqual(['open outline', 'open outline']);
  expect(facts).toMatchObject({ pieces: 1, areas: [10000] });
});

it('parallel lines are not an outline, however close their ends are', async () => {
  const { facts } = await auditDrawing(svg(['M0 0H100V100H0Z', 'M150 0V50', 'M153 0V51', 'M156 0V52']));
  expect(facts).toMatchObject({ pieces: 1, areas: [10000] });
});

it('marks the gap and names the lines that end there', async () => {
  const { findings } = await auditDrawing(svg(['M40 0H100V100H0V0H10', ...HOLES]));
  expect(findings[0]!.marks.map(({ from, to }) => [from, to].sort((a, b) => a[0] - b[0]))).toEqual([
    [
      [10, expect.closeTo(0)],
      [40, expect.closeTo(0)],
    ],
  ]);
});

it('the sentence has the place before the consequence', async () => {
  const said = async (file: Uint8Array): Promise<string> => (await checkDieline(file, { explain: false })).why[0]!;
  expect(await said(svg(['M40 0H100V100H0V0H10', ...HOLES]))).toMatch(
    /^An outline does not close at (40|10)\.00, -?0\.00 \(line 2\): its ends are 30\.00 mm apart\.$/,
  );
  const unknown = svg(['M0 0H100V100H0Z'])
    .toString()
    .replace('id="crease" stroke="lime" d="M50 0V100"', 'stroke="#888" d="M50 9V80"');
  expect(await said(Buffer.from(unknown))).toMatch(
    /has an unknown line type at 50\.00, -?9\.00 \(line \d\)\. Map it: '#888888=dimensions'\.$/,
  );
});

it.each<[name: string, cuts: readonly string[]]>([
  ['sides that run past their corners', ['M9.8 10H210', 'M210 9.8V160', 'M210.2 160H10', 'M10 160.2V10']],
  ['a tail on an outline', ['M10 10H210V160H10Z', 'M210 50C250 50 260 120 215 130', 'M10 60H5V100H9']],
])('lines that stick out of a closed outline are not a piece: %s', async (_, cuts) => {
  const { facts } = await auditDrawing(svg(cuts));
  expect(facts.pieces).toBe(1);
  expect(facts.area).toBeCloseTo(30000, 6);
});
