import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cmyk, type PDFDict, PDFDocument, PDFName, PDFOperator } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { png } from '../../src/artwork/index.ts';
import { type PaintedMark, pdfSource } from '../../src/formats/printing/index.ts';
import { boxAround, intersect, regionArea } from '../../src/geometry/index.ts';
import { dieline, layoutIds, nest, pressForm } from '../../src/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { withDensity } from './with-density.ts';

const PT = 72 / 25.4;
const SIZES = { length: 60, width: 25, height: 100 };
const box = dieline('becf-10101', SIZES);
const isHere = (programs: readonly string[]): boolean =>
  programs.every((one) => spawnSync(one, ['--version']).status === 0);
const folder = mkdtempSync(join(tmpdir(), 'form-'));

/** Cyan over the whole blank and beyond, and a square of a spot ink. */
const art = async (): Promise<Uint8Array> => {
  const file = await PDFDocument.load(await box.pdf({ artwork: {} }));
  const page = file.getPage(0);
  const { context } = file;
  const { x, y, width, height } = page.getTrimBox();
  page.drawRectangle({ x: x - 50, y: y - 50, width: width + 100, height: height + 100, color: cmyk(0.5, 0, 0, 0) });
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.9, 0.7, 0], N: 1 };
  const spaces = page.node.Resources()!.lookup(PDFName.of('ColorSpace')) as PDFDict;
  spaces.set(PDFName.of('Spot'), context.obj(['Separation', 'PANTONE 185 C', 'DeviceCMYK', tint]));
  const word = (name: string, ...all: readonly unknown[]) => PDFOperator.of(name as never, all as never);
  const square = [x + 100, y + 200, 60, 60].map((n) => context.obj(n));
  page.pushOperators(word('cs', PDFName.of('Spot')), word('scn', context.obj(1)), word('re', ...square), word('f'));
  return file.save();
};

const sheet = { width: 720, height: 520, gripper: 12, rear: 14, margins: { left: 15, right: 15, bottom: 24 } };
const formOf = async (gutter: number, grain: 'keep' | 'free' = 'keep', on: object = {}, marks = true) => {
  const nesting = nest(box.drawing, { ...sheet, ...on }, { gutter, grain, evaluations: 300_000 });
  const made = await pressForm(box, await art(), nesting, { marks });
  const source = await pdfSource(made.pdf, 1, true);
  return { ...made, nesting, areas: source.marks().filter(({ kind, white }) => kind === 'area' && !white) };
};

/** The large areas: those of the artwork on each blank. */
const blanksIn = ({ areas }: Awaited<ReturnType<typeof formOf>>) =>
  areas.filter(({ rings }) => regionArea(intersect(rings, rings)) > 5000);

describe('a print form', async () => {
  const form = await formOf(2);

  it('has the artwork on each blank, in its place', () => {
    const { count, placements } = form.nesting.best;
    const found = blanksIn(form);
    expect(found).toHaveLength(count);
    for (const [k, { x, y }] of placements.entries()) {
      const { left, bottom } = boxAround(found[k]!.rings.flat());
      expect(Math.abs(left - x)).toBeLessThan(3.1);
      expect(Math.abs(bottom - y)).toBeLessThan(3.1);
    }
  });

  it('clips print half way to a neighbour that is nearer than two bleeds, and takes the whole bleed elsewhere', () => {
    const found = blanksIn(form);
    const { placements } = form.nesting.best;
    const [first] = placements;
    const right = placements.find(({ x, y }) => y === first!.y && x > first!.x)!;
    // Where the cut beside the last panel faces the glue flap.
    const y = first!.y + box.size.height / 2;
    const strip = [
      [0, y],
      [720, y],
      [720, y + 1],
      [0, y + 1],
    ] as const;
    const [a, b] = [first, right].map((one) =>
      boxAround(intersect(found[placements.indexOf(one!)]!.rings, [strip]).flatMap(({ outer }) => outer)),
    );
    // From cut to cut are 2 mm.
    expect(Math.abs(a!.right - (right.x - 1))).toBeLessThan(0.2);
    expect(Math.abs(b!.left - (right.x - 1))).toBeLessThan(0.2);
    expect(a!.left).toBeCloseTo(first!.x - 3, 1);
    for (const [k, one] of found.entries())
      for (const other of found.slice(k + 1)) expect(regionArea(intersect(one.rings, other.rings))).toBeLessThan(60);
  });

  it('keeps print off the gripper', async () => {
    const tight = await formOf(3, 'free', { rear: 0, margins: {} });
    for (const { box: area } of tight.areas) expect(area.bottom).toBeGreaterThan(11.99);
  });

  it.runIf(isHere(['gs', 'qpdf']))('has plates of the inks of artwork and die alone', async () => {
    const path = join(folder, 'form.pdf');
    writeFileSync(path, (await formOf(2, 'keep', {}, false)).pdf);
    execFileSync('qpdf', ['--check', path]);
    const gs = ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=tiffsep', '-sCompression=none', '-r36'];
    execFileSync('gs', [...gs, `-o${folder}/plate%d.tif`, path]);
    const plates = readdirSync(folder).flatMap((file) => /^plate1\((.*)\)/.exec(file)?.[1] ?? []);
    const spots = plates.filter((plate) => !['Cyan', 'Magenta', 'Yellow', 'Black'].includes(plate));
    expect(spots.sort()).toEqual(['Bleed', 'Crease', 'CutContour', 'PANTONE 185 C']);
    const inked = (plate: string): number => {
      const bytes = readFileSync(join(folder, `plate1(${plate}).tif`));
      return bytes.subarray(1000, -1000).filter((value) => value < 200).length / bytes.length;
    };
    for (const plate of ['Magenta', 'Yellow', 'Black']) expect([plate, inked(plate)]).toEqual([plate, 0]);
    expect(inked('Cyan')).toBeGreaterThan(0.4);
    expect(inked('PANTONE 185 C')).toBeGreaterThan(0.005);
  });

  it('is the same for the same artwork', async () => {
    expect(Buffer.from((await formOf(2)).pdf).equals(form.pdf)).toBe(true);
  });
});

/** The mark of the side lay is the only area 2 mm high. */
const isLay = ({ kind, box: { bottom, top } }: PaintedMark): boolean =>
  kind === 'area' && Math.abs(top - bottom - 2) < 0.01;
const isPicture = ({ kind }: PaintedMark): boolean => kind === 'picture';

it('prints the inside on a second page: the same board of the turned sheet, with the side lay at the same edge', async () => {
  const nesting = nest(
    box.drawing,
    { ...sheet, margins: { left: 40, right: 15, top: 25, bottom: 25 } },
    { quick: true, gutter: 6 },
  );
  const patch = withDensity(png({ width: 118, height: 118, data: new Uint8Array(4 * 118 * 118).fill(90) }), 300);
  const [x, y, side] = [30, 70, (118 * 25.4) / 300];
  const layers = [
    { file: 'art.png', at: [x, y] as const },
    { file: 'art.png', at: [box.size.width - x - side, y] as const, side: 'inside' as const },
  ];
  const made = await pressForm(box, { schema: 1, layers }, nesting, { asset: async () => patch });
  expect((await PDFDocument.load(made.pdf)).getPageCount()).toBe(2);
  const [outside, inside] = await Promise.all(
    [1, 2].map(async (page) => (await pdfSource(made.pdf, page, true)).marks()),
  );
  for (const [isOne, count] of [
    [isPicture, nesting.best.count],
    [isLay, 1],
  ] as const) {
    const [on, behind] = [outside!.filter(isOne), inside!.filter(isOne)];
    expect([on.length, behind.length]).toEqual([count, count]);
    for (const { box: at } of behind) {
      const turned = [sheet.width - at.right, at.bottom, sheet.width - at.left, at.top];
      const same = on.filter(({ box: { left, bottom, right, top } }) =>
        [left, bottom, right, top].every((edge, k) => Math.abs(edge - turned[k]!) < 0.05),
      );
      expect(same).toHaveLength(1);
    }
  }
  const document = { schema: 1, layers } as const;
  await expect(pressForm(box, document, nesting, { asset: async () => patch, inside: patch })).rejects.toThrow('side');
});

it('the command writes it, and says what a printer would ask', async () => {
  const [w, h] = [box.size.width, box.size.height].map((mm) => Math.round((mm * 300) / 25.4));
  const picture = join(folder, 'art.png');
  const data = new Uint8Array(4 * w! * h!).fill(90);
  writeFileSync(picture, withDensity(png({ width: w!, height: h!, data }), 300));
  const document = join(folder, 'box.artwork.json');
  writeFileSync(
    document,
    JSON.stringify({ schema: 1, layers: [{ file: 'art.png' }, { text: 'Tea', height: 5, at: [30, 80] }] }),
  );
  const line = 'nest becf-10101 length=60 width=25 height=100 --sheet 700x500 --gripper 12 --gutter 3 --no-search';
  const layouts = layoutIds.filter((id) => id !== 'free');
  const nesting = nest(box.drawing, { width: 700, height: 500, gripper: 12 }, { gutter: 3, layouts });
  const asset = async () => readFileSync(picture);
  for (const file of [picture, document]) {
    const out = join(folder, 'made.pdf');
    const { code, err } = await boxwrightCommand(`${line} --artwork`, [file, '--out', out]);
    expect(code, err).toBe(0);
    expect(err).toMatch(/fault: .*glue/);
    expect((await PDFDocument.load(readFileSync(out))).getPage(0).getTrimBox().width / PT).toBeCloseTo(700, 1);
    const artwork = file === picture ? readFileSync(file) : JSON.parse(readFileSync(file, 'utf8'));
    const form = await pressForm(box, artwork, nesting, { asset });
    expect(Buffer.from(form.pdf).equals(readFileSync(out))).toBe(true);
    for (const { level, sentence } of form.findings) expect(err).toContain(`${level}: ${sentence}`);
    expect(err).toContain(`warning: ${form.missing}.`);
  }
  const refused = async (more: string, ...rest: string[]) =>
    (await boxwrightCommand(`${line} ${more} --artwork`, [picture, ...rest])).err;
  expect(await refused('', '--out', join(folder, 'made.dxf'))).toContain('write --out form.pdf');
  expect(await refused('--profile cad', '--out', join(folder, 'made.pdf'))).toContain('--profile');
  expect(await refused('--bleed -1', '--out', join(folder, 'made.pdf'))).toContain('from 0 up');
  expect(await refused('--bleed 500', '--out', join(folder, 'made.pdf'))).toContain('bleed is 500 mm');
});

it('is refused for a nesting of another box, and for a layout without blanks', async () => {
  const other = nest(dieline('becf-10101', { ...SIZES, height: 101 }).drawing, sheet, { quick: true });
  await expect(pressForm(box, await art(), other)).rejects.toThrow('The nesting is of another box');
  const { width, height } = box.size;
  expect(width).not.toBeCloseTo(height, 0);
  const small = nest(box.drawing, { width: width + 1, height: height + 1 }, { grain: 'free', quick: true });
  const none = small.layouts.find(({ count }) => count === 0);
  await expect(pressForm(box, await art(), small, { layout: none })).rejects.toThrow(
    /The layout straight-box-90 holds no blank. Choose one of: straight-box-0/,
  );
});
