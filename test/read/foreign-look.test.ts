import { describe, expect, it } from 'vitest';
import { findingSentence } from '../../src/check/sentences.ts';
import { checkDieline } from '../../src/index.ts';
import type { ReadOptions } from '../../src/read/index.ts';
import { pdfOf } from './pdf-of.ts';

const svg = (inside: string, root = 'width="200mm" height="100mm" viewBox="0 0 200 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

const RED = 'stroke="#f00" fill="none"';
const box = (look: string, at = 'x="0" y="0"'): string => `<rect ${look} ${at} width="80" height="40"/>`;
const hole = (look: string): string => `<rect ${look} x="5" y="5" width="8" height="8"/>`;

const audit = async (file: string | Uint8Array, options: ReadOptions = {}) => {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const { audit: found, reading } = await checkDieline(bytes, { ...options, explain: false });
  return { ...found, notes: reading.notes };
};

describe('what a viewer of SVG shows is what is cut', () => {
  const square = '<rect stroke="red" fill="none" x="5" y="8" width="10" height="4"/>';
  const root = (how: string): string => `width="100mm" height="30mm" viewBox="0 0 20 20" preserveAspectRatio="${how}"`;
  it.each([
    ['a root that is stretched', svg(square, root('none')), 50 * 6],
    ['a root that fills its size', svg(square, root('xMidYMid slice')), 50 * 20],
    ['a root that fits its size', svg(square, root('xMidYMid meet')), 15 * 6],
    ['currentColor', svg(`<g color="red" stroke="currentColor" fill="none">${box('')}</g>`), 3200],
    ['no opacity', svg(box(RED) + hole(`${RED} opacity="0"`)), 3200],
    ['a stroke without opacity', svg(box(RED) + hole(`${RED} stroke-opacity="0"`)), 3200],
    ['a stroke without width', svg(box(RED) + hole(`${RED} style="stroke-width:0"`)), 3200],
    ['a transparent stroke', svg(box(RED) + hole('stroke="transparent" fill="none"')), 3200],
    ['nothing in a group that is not displayed', svg(`${box(RED)}<g display="none">${hole(RED)}</g>`), 3200],
    [
      'what is visible in a hidden group',
      svg(`${box(RED)}<g visibility="hidden"><g visibility="visible">${hole(RED)}</g></g>`),
      3200 - 64,
    ],
  ])('%s', async (_, file, area) => {
    const { verdict, facts } = await audit(file);
    expect(facts.area).toBeCloseTo(area, 6);
    expect(verdict).toBe('sound');
  });

  it('omissions and exceptions are noted', async () => {
    expect((await audit(svg(box(RED) + hole(`${RED} opacity="0"`)))).notes).toEqual(['Hidden elements were left out.']);
    expect((await audit(svg(box(RED) + hole(`${RED} stroke-width="0"`)))).notes).toEqual([
      'Lines without width or opacity were left out.',
    ]);
    expect((await audit(svg(`<g clip-path="url(#c)">${box(RED)}</g>`))).notes).toEqual([
      'Clip paths and masks were not applied: lines that a viewer hides were read.',
    ]);
  });
});

describe('dashed lines are distinguished from others of their colour, layer or ink', () => {
  const entity = (type: string, ...groups: readonly (string | number)[]): string =>
    `0\n${type}\n8\n0\n${groups.join('\n')}\n`;
  const line = (x: number, y: number, u: number, v: number, type = 'BYLAYER'): string =>
    entity('LINE', 6, type, 10, x, 20, y, 11, u, 21, v);
  const outline = line(0, 0, 80, 0) + line(80, 0, 80, 40) + line(80, 40, 0, 40) + line(0, 40, 0, 0);
  const dxf = (lines: string): string =>
    `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n${lines}0\nENDSEC\n0\nEOF\n`;
  const black = 'stroke="#000" fill="none"';
  const files: readonly (readonly [string, string | Uint8Array, string])[] = [
    ['SVG', svg(`${box(black)}<path ${black} stroke-dasharray="3 2" d="M40 0V40"/>`), '#000000'],
    ['DXF', dxf(outline + line(40, 0, 40, 40, 'DASHED')), '0'],
    ['PDF', pdfOf('0 G 0 0 80 40 re S q [3 2] 0 d 40 0 m 40 40 l S Q'), '#000000'],
  ];
  it.each(files)('in %s', async (_, file, rest) => {
    const before = await audit(file);
    expect(before.verdict).toBe('cannot tell');
    const sentences = before.findings.map(findingSentence).join(' ');
    expect(sentences).toContain(`--kind '${rest}=cut'`);
    expect(sentences).toContain("--kind 'dashed=crease'");
    const { verdict, facts } = await audit(file, { kinds: { [rest]: 'cut', dashed: 'crease' }, mm: 1 });
    expect({ verdict, panels: facts.panels, area: facts.area }).toMatchObject({ verdict: 'sound', panels: 2 });
    expect(facts.lengths.crease! / facts.lengths.cut!).toBeCloseTo(40 / 240, 6);
  });
});

describe('pages of PDF', () => {
  const cut = '1 0 0 RG 100 100 72 144 re S';
  const inch = 25.4;
  it.each([
    ['turned', pdfOf(cut, '', {}, { page: '/Rotate 90' }), 2 * inch * inch],
    ['with a unit of their own', pdfOf(cut, '', {}, { page: '/UserUnit 2' }), 8 * inch * inch],
    ['that are cropped elsewhere', pdfOf(cut, '', {}, { page: '/CropBox [50 50 400 400]' }), 2 * inch * inch],
    [
      'with a form that is placed',
      pdfOf('q 2 0 0 2 10 10 cm /F Do Q', '', { F: { dict: '/Matrix [0 1 -1 0 0 0]', content: cut } }),
      8 * inch * inch,
    ],
  ])('%s', async (_, file, area) => {
    const { verdict, facts } = await audit(file);
    expect(facts.area).toBeCloseTo(area, 4);
    expect(verdict).toBe('sound');
  });
});
