import { describe, expect, it } from 'vitest';
import { auditDrawing, checkDieline, checkLayout } from '../../src/index.ts';

const CUT = 'fill="none" stroke="red"';
const svg = (inside: string): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400mm" height="300mm" viewBox="0 0 400 300">${inside}</svg>`,
  );
const rectangle = (x: number, y: number, width: number, height: number, more = ''): string =>
  `<rect ${CUT} x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;
const crease = (d: string): string => `<path fill="none" stroke="lime" d="${d}"/>`;
const hole = (x: number, r = 10): string => `<circle ${CUT} cx="${x}" cy="90" r="${r}"/>`;
/** A blank of 100 × 80 mm with a crease and a hole. */
const blank = (x: number): string => rectangle(x, 50, 100, 80) + crease(`M${x + 60} 50v80`) + hole(x + 30);
const BLANK = 100 * 80 - 100 * Math.PI;

describe('a rectangle on the layer of cuts that surrounds blanks with creases', () => {
  it('is a frame: neither a piece nor part of the size', async () => {
    const { verdict, why, audit } = await checkDieline(svg(rectangle(5, 5, 390, 290) + blank(30)), { explain: false });
    const { pieces, holes, width, height, area, frames } = audit.facts;
    expect({ verdict, pieces, holes, width, height, frames }).toEqual({
      ...{ verdict: 'sound', pieces: 1, holes: 1, width: 100, height: 80, frames: 1 },
    });
    expect(area).toBeCloseTo(BLANK, 6);
    expect(why).toEqual(['The rectangle around the blanks was taken for a frame: it does not count as a piece.']);
  });

  it('may be turned, and surround several blanks and a plain one', async () => {
    const page = rectangle(5, 5, 390, 290) + blank(30) + blank(140) + rectangle(260, 50, 40, 40);
    const { facts } = await auditDrawing(svg(`<g transform="rotate(33)">${page}</g>`));
    // Of a plain rectangle beside them nobody knows whether it is cut out as a blank or as a hole.
    expect([facts.pieces, facts.frames]).toEqual([2, 1]);
  });

  it('is no blank of a layout', async () => {
    const { verdict, facts, why } = await checkLayout(svg(rectangle(5, 5, 390, 290) + blank(30) + blank(140)));
    expect([verdict, facts.blanks, facts.gap]).toEqual(['sound', 2, 10]);
    expect(why).toEqual(['The rectangle around the blanks was taken for a frame: it does not count as a piece.']);
  });
});

describe('is a piece', () => {
  it.each([
    ['a plain rectangle with holes', rectangle(5, 5, 390, 290) + rectangle(30, 50, 100, 80), 1, 1],
    ['with a crease', rectangle(5, 5, 390, 290) + crease('M5 20H395') + blank(30), 2, 1],
    ['with round corners', rectangle(5, 5, 390, 290, 'rx="9"') + blank(30), 2, 1],
    ['with the blank in a hole of it', rectangle(5, 5, 390, 290) + rectangle(20, 20, 200, 200) + blank(30), 2, 2],
  ])('%s', async (_, inside, pieces, holes) => {
    const { facts } = await auditDrawing(svg(inside));
    expect([facts.pieces, facts.holes, facts.frames]).toEqual([pieces, holes, undefined]);
  });
});

describe('slivers between a line and its copy', () => {
  it.each([
    ['a hole drawn beside itself', hole(200) + hole(200.05)],
    ['a hole drawn in itself', hole(200) + hole(200, 9.9)],
  ])('are neither pieces nor holes: %s', async (_, holes) => {
    const { verdict, facts, findings } = await auditDrawing(svg(rectangle(5, 5, 390, 290) + holes));
    expect([verdict, findings.map(({ kind }) => kind), facts.pieces, facts.holes]).toEqual([
      ...['not sound', ['double line'], 1, 1],
    ]);
  });

  it('two kinds of creases beside one another are named', async () => {
    const perforation = '<path id="perforation" fill="none" stroke="#000" d="M100.2 5V295"/>';
    const { findings } = await auditDrawing(svg(rectangle(5, 5, 390, 290) + crease('M100 5V295') + perforation));
    expect(findings.map(({ text }) => text)).toEqual([
      'A crease and a perforation run beside one another for 290.00 mm, 0.200 mm apart',
    ]);
  });
});

describe('a closed outline thinner than any rule', () => {
  const dot = (r: number, x = 50): string => `<circle ${CUT} cx="${x}" cy="50" r="${r}"/>`;

  it.each([
    ['in the board', 50],
    ['beside it', 397],
  ])('is a finding %s', async (_, x) => {
    const { verdict, findings } = await auditDrawing(svg(rectangle(5, 5, 390, 290) + dot(0.1, x)));
    expect([verdict, findings.map(({ text }) => text)]).toEqual([
      ...['not sound', ['An outline of 0.20 × 0.20 mm is too small to be cut']],
    ]);
  });

  it('a pinhole of half a millimetre is sound', async () => {
    expect((await auditDrawing(svg(rectangle(5, 5, 390, 290) + dot(0.25)))).verdict).toBe('sound');
  });
});

it('a file without lines says so', async () => {
  expect((await auditDrawing(svg(''))).findings.map(({ text }) => text)).toEqual(['The drawing has no lines']);
});
