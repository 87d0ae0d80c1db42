import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type PDFDict, PDFDocument, PDFName, PDFOperator } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { type Box, bounds, boxAround, boxWithin } from '../../src/geometry/index.ts';
import { dieline, nest, pressForm } from '../../src/index.ts';
import { formMarks } from '../../src/press/file/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { x4Faults } from '../support/pdf-x4.ts';

const ringOf = ({ left, bottom, right, top }: Box) =>
  [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ] as const;
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 1e-6 && b.left < a.right - 1e-6 && a.bottom < b.top - 1e-6 && b.bottom < a.top - 1e-6;
const grown = ({ left, bottom, right, top }: Box, by: number): Box => ({
  left: left - by,
  bottom: bottom - by,
  right: right + by,
  top: top + by,
});

type Edges = Readonly<Record<'left' | 'bottom' | 'right' | 'top', number>>;

const mapEdges = (of: (edge: keyof Edges) => number): Edges => ({
  left: of('left'),
  bottom: of('bottom'),
  right: of('right'),
  top: of('top'),
});

/** A sheet that is covered but for its margins, and its marks. */
const marksOf = (
  width: number,
  height: number,
  free: Edges,
  margins: Edges,
  bleed: number,
  inks: readonly string[],
) => {
  const inside = (by: Edges): Box => ({
    left: by.left,
    bottom: by.bottom,
    right: width - by.right,
    top: height - by.top,
  });
  // Blanks keep off what is not printed.
  const within = mapEdges((edge) => Math.max(free[edge], margins[edge]));
  const [print, cuts] = [inside(free), inside(within)];
  const printed = grown(cuts, bleed);
  const made = formMarks({ width, height }, print, [ringOf(printed)], cuts, { bleed, inks, sideLay: 'right' });
  const boxes = [
    ...made.areas.map(({ box }) => box),
    ...made.strokes.map((curves) => boxAround(curves.flatMap((curve) => ringOf(bounds(curve))))),
  ];
  const drawn = boxes.slice(made.areas.length);
  return { ...made, print, printed, boxes, drawn };
};

const edges = (most: number) =>
  fc.record({
    left: fc.integer({ min: 0, max: most }),
    bottom: fc.integer({ min: 0, max: most }),
    right: fc.integer({ min: 0, max: most }),
    top: fc.integer({ min: 0, max: most }),
  });
const cases = [
  fc.integer({ min: 300, max: 1000 }),
  fc.integer({ min: 300, max: 700 }),
  edges(12),
  edges(40),
  fc.integer({ min: 0, max: 5 }),
  fc.constantFrom([], ['PANTONE 185 C'], ['Gold', 'White']),
] as const;

describe('marks of a print form', () => {
  it('lie in the area of print, and on no print, bleed or other kind of mark', () => {
    fc.assert(
      fc.property(...cases, (width, height, free, margins, bleed, inks) => {
        const { print, printed, boxes, areas, drawn } = marksOf(width, height, free, margins, bleed, inks);
        for (const box of boxes) {
          expect(boxWithin(box, grown(print, 1e-6))).toBe(true);
          expect(overlap(box, printed)).toBe(false);
        }
        for (const { box } of areas) expect(drawn.some((line) => overlap(grown(line, 0.5), box))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('are each there or told, and the margins told make room for all of them', () => {
    fc.assert(
      fc.property(...cases, (width, height, free, margins, bleed, inks) => {
        const { missing = '', areas, strokes } = marksOf(width, height, free, margins, bleed, inks);
        const has = (word: string): boolean => missing.includes(word);
        expect(areas.some(({ ink }) => ink === 'All')).toBe(!has('side lay'));
        expect(areas.some(({ ink }) => ink !== 'All')).toBe(!has('colour bar'));
        for (const ink of inks) expect(areas.some((area) => area.ink === ink)).toBe(!has('colour bar'));
        // Eight lines beside the corners, three of each register mark.
        expect(strokes.length < 20).toBe(has('corner') || has('register'));
        const told: Record<string, number> = { ...margins };
        for (const [, list] of missing.matchAll(/--margin (\S+\d)/g))
          for (const [name, mm] of list!.split(',').map((part) => part.split('=')))
            told[name!] = Math.max(told[name!]!, Number(mm));
        expect(marksOf(width, height, free, told as Edges, bleed, inks).missing).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  it('tells a sheet that is narrower than the colour bar', () => {
    const wide = { left: 20, bottom: 20, right: 20, top: 20 };
    const none = { left: 0, bottom: 0, right: 0, top: 0 };
    expect(marksOf(50, 300, none, wide, 3, []).missing).toMatch(/colour bar of 60 mm.*Try a larger sheet/);
  });
});

const box = dieline('becf-10101', { length: 60, width: 25, height: 100 });

/** A square of a spot ink on every blank. */
const art = async (): Promise<Uint8Array> => {
  const file = await PDFDocument.load(await box.pdf({ artwork: {} }));
  const page = file.getPage(0);
  const { context } = file;
  const { x, y } = page.getTrimBox();
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.9, 0.7, 0], N: 1 };
  const spaces = page.node.Resources()!.lookup(PDFName.of('ColorSpace')) as PDFDict;
  spaces.set(PDFName.of('Spot'), context.obj(['Separation', 'PANTONE 185 C', 'DeviceCMYK', tint]));
  const word = (name: string, ...all: readonly unknown[]) => PDFOperator.of(name as never, all as never);
  const square = [x + 100, y + 200, 60, 60].map((n) => context.obj(n));
  page.pushOperators(word('cs', PDFName.of('Spot')), word('scn', context.obj(1)), word('re', ...square), word('f'));
  return file.save();
};

const isHere = ['gs', 'qpdf'].every((one) => spawnSync(one, ['--version']).status === 0);
const sheet = { width: 500, height: 400, gripper: 12, margins: { left: 14, right: 14, top: 16, bottom: 26 } };
const RESOLUTION = 108;

describe('a print form with marks', async () => {
  const nesting = nest(box.drawing, sheet, { gutter: 6, evaluations: 20_000 });
  const [withMarks, without] = await Promise.all([
    pressForm(box, await art(), nesting),
    pressForm(box, await art(), nesting, { marks: false }),
  ]);

  it('is PDF/X-4 as the one without', async () => {
    expect(withMarks.missing).toBeUndefined();
    expect(await x4Faults(withMarks.pdf)).toEqual(await x4Faults(without.pdf));
  });

  it.runIf(isHere)(
    'has register marks on every plate, patches of each ink, and the same print on the blanks',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'marks-'));
      const plates = (name: string, pdf: Uint8Array) => {
        const path = join(folder, `${name}.pdf`);
        writeFileSync(path, pdf);
        execFileSync('qpdf', ['--check', path]);
        const gs = ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=tiffsep', '-sCompression=none', '-dUseTrimBox'];
        execFileSync('gs', [...gs, `-r${RESOLUTION}`, `-o${folder}/${name}%d.tif`, path]);
        const files = new Map<string, Buffer>();
        return (plate: string): Buffer => {
          const file = files.get(plate) ?? readFileSync(join(folder, `${name}1(${plate}).tif`));
          files.set(plate, file);
          return file;
        };
      };
      const [marked, plain] = [plates('marked', withMarks.pdf), plates('plain', without.pdf)];
      /** Ink from 0 to 1 on a plate at a point of the sheet in mm. Rows are the last bytes of a plate, or the first after its header. */
      const at = (file: Buffer, [x, y]: readonly [number, number]): number => {
        const [littleEndian] = [file.toString('latin1', 0, 2) === 'II'];
        const u32 = (k: number): number => (littleEndian ? file.readUInt32LE(k) : file.readUInt32BE(k));
        const u16 = (k: number): number => (littleEndian ? file.readUInt16LE(k) : file.readUInt16BE(k));
        const directory = u32(4);
        const tag = (wanted: number): number => {
          for (let k = 0; k < u16(directory); k++) {
            const entry = directory + 2 + 12 * k;
            if (u16(entry) !== wanted) continue;
            const many = u32(entry + 4) > 1;
            const value = u16(entry + 2) === 3 && !many ? u16(entry + 8) : u32(entry + 8);
            return many ? u32(value) : value;
          }
          return Number.NaN;
        };
        const width = tag(256);
        const [column, row] = [x, sheet.height - y].map((mm) => Math.floor((mm * RESOLUTION) / 25.4));
        return 1 - file[tag(273) + row! * width + column!]! / 255;
      };
      const { areas, strokes, printed } = await marksAgain();
      const { isInside } = await import('../../src/geometry/index.ts');
      const spots = ['PANTONE 185 C', 'CutContour'];
      const lay = areas.find(({ ink }) => ink === 'All');
      const middle = ({ left, right, bottom, top }: Box) => [(left + right) / 2, (bottom + top) / 2] as const;
      for (const plate of ['Cyan', 'Magenta', 'Yellow', 'Black', ...spots]) {
        expect([plate, at(marked(plate), middle(lay!.box))]).toEqual([plate, 1]);
        const circles = strokes.filter(([first]) => first!.kind === 'arc');
        expect(circles).toHaveLength(4);
        for (const [arc] of circles) {
          const [x, y] = arc!.from;
          const around = [-0.2, -0.1, 0, 0.1, 0.2].flatMap((dx) =>
            [-0.2, 0, 0.2].map((dy) => at(marked(plate), [x + dx, y + dy])),
          );
          expect(Math.max(...around)).toBeGreaterThan(0.3);
        }
      }
      const patches = areas.slice(1, 14);
      for (const [k, plate] of ['Cyan', 'Magenta', 'Yellow', 'Black'].entries())
        for (const { box: patch, ink } of patches)
          expect(at(marked(plate), middle(patch))).toBeCloseTo(typeof ink === 'string' ? 0 : ink[k]!, 1);
      expect(at(marked('PANTONE 185 C'), middle(patches[12]!.box))).toBe(1);
      expect(at(marked('PANTONE 185 C'), middle(patches[0]!.box))).toBe(0);
      // Nothing changes on the blanks and their bleed.
      for (const plate of ['Cyan', 'Black', 'PANTONE 185 C', 'CutContour'])
        for (let x = 3; x < sheet.width; x += 7)
          for (let y = 3; y < sheet.height; y += 7)
            if (
              printed.some((ring) => isInside(ring, [x, y])) &&
              at(marked(plate), [x, y]) !== at(plain(plate), [x, y])
            )
              expect.fail(`${plate} differs at ${x}, ${y} mm`);
    },
  );

  /** The marks of this form, from its geometry. */
  const marksAgain = async () => {
    const { move, polygon, ringsOf, grow } = await import('../../src/geometry/index.ts');
    const outline = polygon(nesting.blank.outline);
    const blanks = nesting.best.placements.map(({ motion }) => outline.map((point) => move(motion, point)));
    const print = { left: 0, bottom: 12, right: sheet.width, top: sheet.height };
    const printed = ringsOf(grow(blanks, 3));
    const inks = ['PANTONE 185 C'];
    const cuts = boxAround(blanks.flat());
    return { ...formMarks(sheet, print, printed, cuts, { bleed: 3, inks, sideLay: 'left' }), printed };
  };
});

it('the command says which marks have no room, with margins that work, and leaves marks out on request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marks-'));
  const file = join(folder, 'art.pdf');
  writeFileSync(file, await art());
  const make = async (more: string): Promise<string> => {
    const line = `nest becf-10101 length=60 width=25 height=100 --gripper 12 --gutter 6 --no-search ${more} --artwork`;
    const { code, err } = await boxwrightCommand(line, [file, '--out', join(folder, 'form.pdf')]);
    expect(code, err).toBe(0);
    return err;
  };
  const told = await make('--sheet 500x400');
  expect(told).toMatch(
    /warning: There is no room for corner marks.*: 13 mm are needed .* Try --margin left=13,bottom=25/,
  );
  const [margin] = /--margin \S+\d/.exec(told)!;
  expect(await make(`--sheet 500x400 ${margin}`)).not.toContain('room');
  expect(await make('--sheet 500x400 --no-marks')).not.toContain('room');
  expect(await make('--sheet 500x400 --side-lay right')).toContain('corner marks');
});
