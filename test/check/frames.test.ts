import { describe, expect, it } from 'vitest';
import { readDrawing, toDieline } from '../../src/formats/reading/index.ts';
import { mapCurve, straight } from '../../src/geometry/index.ts';
import { auditDrawing, catalogue, checkDieline, checkLayout, drawOne } from '../../src/index.ts';
import { compare } from '../../src/recognise/verify/compare.ts';
import { square } from '../support/planted/faults.ts';
import { turned } from '../support/planted/variants.ts';
import { serviceDxf, type Written } from './service-dxf.ts';

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

/** Three sides of a rectangle of 60 × 80 mm beside another one. */
const beside = (x: number): string => `<path ${CUT} d="M${x} 50h60v80h-60"/>`;

/** The verdict on a drawing of 400 × 300 mm: pieces, holes, frames, and what the rectangle was taken for. */
const judged = async (inside: string) => {
  const { audit, why } = await checkDieline(svg(inside), { explain: false });
  const { pieces, holes, frames = 0, area, width, height } = audit.facts;
  return {
    pieces,
    holes,
    frames,
    area,
    size: [width, height],
    taken: why.filter((one) => one.includes('was taken for')),
  };
};

describe('a rectangle on the layer of cuts around blanks is a frame: neither a piece nor part of the size', () => {
  it('as large as a page', async () => {
    const { verdict, why, audit } = await checkDieline(svg(rectangle(5, 5, 390, 290) + blank(30)), { explain: false });
    const { pieces, holes, width, height, area, frames } = audit.facts;
    expect({ verdict, pieces, holes, width, height, frames }).toEqual({
      ...{ verdict: 'sound', pieces: 1, holes: 1, width: 100, height: 80, frames: 1 },
    });
    expect(area).toBeCloseTo(BLANK, 6);
    expect(why).toEqual([
      'The rectangle of 390.00 mm × 290.00 mm around other outlines was taken for a frame, because it is as large as a page and has no creases: it does not count as a piece, but its lines would be cut.',
    ]);
  });

  it.each([5, 40])('also around a blank whose outline is open by %d mm, which is a fault', async (gap) => {
    const open = `<path ${CUT} d="M30 50h100v80h-100v-${80 - gap}"/>${crease('M90 50v80')}${hole(60)}`;
    const { verdict, why, audit } = await checkDieline(svg(rectangle(5, 5, 390, 290) + open), { explain: false });
    const { pieces, holes, frames, width, height } = audit.facts;
    expect({ verdict, pieces, holes, frames, width, height }).toEqual({
      ...{ verdict: 'not sound', pieces: 1, holes: 1, frames: 1, width: 100, height: 80 },
    });
    expect(why.join()).toMatch(new RegExp(`An outline does not close at .*: its ends are ${gap}\\.00 mm apart`));
  });

  it('not around slits and creases that are open by design', async () => {
    const slits = `<path ${CUT} d="M30 130v-80h100v80"/>${crease('M30 130h100')}`;
    const { verdict, audit } = await checkDieline(svg(rectangle(5, 5, 390, 290) + slits), { explain: false });
    expect([verdict, audit.facts.pieces, audit.facts.frames]).toEqual(['sound', 1, undefined]);
  });

  it('around several blanks with creases; a plain one beside them is a blank too', async () => {
    const page = rectangle(5, 5, 390, 290) + blank(30) + blank(140) + rectangle(260, 50, 40, 40);
    const { facts } = await auditDrawing(svg(`<g transform="rotate(33)">${page}</g>`));
    expect([facts.pieces, facts.holes, facts.frames]).toEqual([3, 2, 1]);
    expect(facts.surrounds?.map(({ because }) => because)).toEqual(['it surrounds several blanks with creases']);
  });

  it('as far from a small blank on all sides', async () => {
    const { pieces, frames, taken } = await judged(rectangle(20, 40, 120, 100) + blank(30));
    expect([pieces, frames]).toEqual([1, 1]);
    expect(taken.join()).toContain('as far from the blank on all four sides');
  });

  it('around plain blanks that have holes', async () => {
    const plain = (x: number): string => rectangle(x, 50, 100, 80) + hole(x + 30);
    const { pieces, holes, frames, area, size } = await judged(rectangle(5, 5, 390, 290) + plain(30) + plain(150));
    expect([pieces, holes, frames, size]).toEqual([2, 2, 1, [220, 80]]);
    expect(area).toBeCloseTo(2 * BLANK, 6);
  });

  it.each([
    ['of the size of a sheet', rectangle(5, 5, 297, 210)],
    ['of the border on a sheet', rectangle(5, 5, 267, 190)],
    ['a border in the frame of a sheet', rectangle(1, 1, 297, 210) + rectangle(11, 6, 267, 190)],
  ])('around a plain blank, %s', async (_, frame) => {
    const { pieces, holes, size, taken } = await judged(frame + rectangle(30, 50, 100, 80));
    expect([pieces, holes, size]).toEqual([1, 0, [100, 80]]);
    expect(taken.join()).toContain('of A4 or of the border on it');
  });

  it('is no blank of a layout', async () => {
    const { verdict, facts, why } = await checkLayout(svg(rectangle(5, 5, 390, 290) + blank(30) + blank(140)));
    expect([verdict, facts.blanks, facts.gap]).toEqual(['sound', 2, 10]);
    expect(why).toEqual([
      'The rectangle of 390.00 mm × 290.00 mm around other outlines was taken for a frame, because it surrounds several blanks with creases: it does not count as a piece, but its lines would be cut.',
    ]);
  });
});

describe('a frame in a comparison with a template', () => {
  const id = 'becf-10101';
  const sizes = { length: 60, width: 25, height: 100, material: 0.5 };
  const blankOf = (template: string, given: Readonly<Record<string, number>>): Written[] =>
    drawOne(catalogue, template, given).drawing.dieline.lines.map(({ line, curve }) => ({ layer: line, curve }));
  const compared = (drawn: readonly Written[], template: string, variables: Readonly<Record<string, number>>) =>
    checkDieline(Buffer.from(serviceDxf(drawn)), { template, variables, explain: false });
  const box = blankOf(id, sizes);
  const page = square([-80, -110], 400);

  it('moves no blank: only its own lines differ, and a sentence names it', async () => {
    const { verdict, why, comparison } = await compared([...box, ...page], id, sizes);
    expect(verdict).toBe('differs');
    expect(comparison!.deviations.map(({ of, line }) => [of, line])).toEqual(Array(4).fill(['theirs', 'cut']));
    expect([comparison!.pieces, comparison!.extra]).toEqual([{ theirs: 1, ours: 1 }, []]);
    expect(why).toEqual([
      'A line of the file, a cut at -80.00, -110.00, is more than 10 mm from every cut of the template.',
      'Its cuts measure 2410.47 mm; those of the template 810.47 mm.',
      '4 line segments are more than 0.050 mm off.',
      'The rectangle of 400.00 mm × 400.00 mm around other outlines was taken for a frame, because it is as large as a page and has no creases: it does not count as a piece, but its lines would be cut.',
    ]);
  });

  it.each([
    ['turned with its blank', turned([...box, ...page], 0.3), 4],
    ['around a turned blank', [...turned(box, 0.3), ...square([-150, -150], 500)], 4],
    ['drawn twice', [...box, ...page, ...page], 8],
    ['with a line on it', [...box, ...page, { layer: 'cut', curve: straight([0, -110], [0, -90]) }], 5],
  ] as const)('%s', async (_, drawn, off) => {
    const { comparison } = await compared(drawn, id, sizes);
    expect([comparison!.deviations.length, comparison!.pieces.theirs]).toEqual([off, 1]);
  });

  it('around a box of another size hides neither sizes nor scale', async () => {
    const { why } = await compared([...box, ...page], id, { ...sizes, height: 101 });
    expect(why).toContain('It is 178.00 mm high; the template is 179.00 mm.');
    expect(why.join(' ')).not.toContain('wide');
    const small = [...box, ...page].map(({ layer, curve }) => ({
      layer,
      curve: mapCurve(curve, ([x, y]) => [0.995 * x, 0.995 * y]),
    }));
    expect((await compared(small, id, sizes)).why).toContain('It is scaled to 99.5 %.');
  });

  it.each([
    ['becf-12410', {}, 2],
    ['becf-30101', { length: 157, width: 101, height: 59 }, 4],
  ] as const)('around the parts of %s', async (template, given, pieces) => {
    const drawn = [...blankOf(template, given), ...square([-900, -900], 3800)];
    const { comparison } = await compared(drawn, template, given);
    expect([comparison!.deviations.length, comparison!.pieces.theirs]).toEqual([4, pieces]);
  });

  it('is no plain blank as large as a page with a large window', async () => {
    const plate = async (left: number) =>
      toDieline(await readDrawing(svg(rectangle(5, 5, 297, 210) + rectangle(left, 30, 240, 150))));
    const [ours, theirs] = [await plate(20), await plate(23)];
    expect(compare(ours, ours, 0.05)).toMatchObject({ deviations: [], pieces: { theirs: 1, ours: 1 } });
    const moved = compare(theirs, ours, 0.05);
    expect(moved.sizes.map((size) => size.theirs.map(Math.round))).toEqual([[297, 210]]);
    // The sides of the window, and the ends of the other two.
    expect(moved.deviations.map(({ distance }) => distance.toFixed(3))).toEqual(Array(8).fill('3.000'));
  });

  it('is no creased blank with a window', async () => {
    const [template, given] = ['becf-20313,window=front', { length: 120, width: 66, height: 150 }] as const;
    const { verdict, why } = await compared(blankOf(template, given), template, given);
    expect([verdict, why]).toEqual(['same', []]);
  });
});

describe('a rectangle around a blank with creases is a sheet that it is punched out of', () => {
  it.each([
    ['smaller than a page', rectangle(20, 40, 125, 120), 'it is smaller than a page'],
    [
      'with a hole to hang it by',
      rectangle(5, 5, 390, 290) + hole(200),
      'it has a small hole of its own, as to hang it by',
    ],
  ])('%s', async (_, sheet, because) => {
    const { pieces, frames, taken } = await judged(sheet + blank(30));
    expect([pieces, frames]).toEqual([2, 0]);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatch(/was taken for a sheet that they are punched out of/);
    expect(taken[0]).toContain(because);
  });
});

describe('is a piece, without a doubt', () => {
  it.each([
    ['a plain rectangle with holes', rectangle(5, 5, 390, 290) + rectangle(30, 50, 100, 80), 1, 1],
    ['with holes that share a side', rectangle(5, 5, 390, 290) + rectangle(30, 50, 60, 80) + beside(90), 1, 2],
    ['a plain sheet of A4 with holes to file it by', rectangle(5, 5, 297, 210) + hole(50, 3) + hole(130, 3), 1, 2],
    ['with a crease', rectangle(5, 5, 390, 290) + crease('M5 20H395') + blank(30), 2, 1],
    ['with round corners', rectangle(5, 5, 390, 290, 'rx="9"') + blank(30), 2, 1],
    ['with the blank in a hole of it', rectangle(5, 5, 390, 290) + rectangle(20, 20, 200, 200) + blank(30), 2, 2],
  ])('%s', async (_, inside, pieces, holes) => {
    const { facts } = await auditDrawing(svg(inside));
    expect([facts.pieces, facts.holes, facts.frames, facts.surrounds]).toEqual([pieces, holes, undefined, undefined]);
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
  expect((await auditDrawing(svg(''))).findings.map(({ text }) => text)).toEqual([
    'Nothing to check: the drawing has no lines',
  ]);
});
