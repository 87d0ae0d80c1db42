import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFRawStream, PDFString } from 'pdf-lib';
import { afterAll, describe, expect, it, test } from 'vitest';
import { type FileOptions, formats } from '../../src/formats/index.ts';
import { readDrawing, toDieline } from '../../src/formats/reading/index.ts';
import { intersect, length, polygon, regionArea, subtract, unite } from '../../src/geometry/index.ts';
import { catalogue, dieline, drawOne, profile } from '../../src/index.ts';
import { lengths } from '../../src/sheet/index.ts';
import { checkFiles } from '../support/checkers.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { withFault, x4Faults } from '../support/pdf-x4.ts';
import { readPdf } from '../support/read/index.ts';
import { spreadOf } from '../support/turns.ts';
import { labels, samples } from './samples.ts';

const press = profile('press');
/** A box with creases of both directions, window and several panels, with header and labels. */
const both = dieline('ecma-b4021');
const good = await both.pdf({ profile: press, header: both.header });

const ids = spreadOf(
  catalogue.templates.map(({ ids }) => ids.named[0]),
  30,
  300,
);
const files = new Map<string, Uint8Array>();
for (const id of ids) files.set(id, await drawOne(catalogue, id, {}).pdf({ profile: press }));

const folder = mkdtempSync(join(tmpdir(), 'press-'));
afterAll(() => rmSync(folder, { recursive: true }));
const saved = (name: string, bytes: Uint8Array): string => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};

describe('every clause holds', () => {
  test.each(ids)('%s', async (id) => expect(await x4Faults(files.get(id)!)).toEqual([]));
  test('of a box with its header', async () => expect(await x4Faults(good)).toEqual([]));
  test.each<[string, FileOptions]>([
    ['of a drawing alone', {}],
    [
      'of a layout on a sheet',
      {
        copies: [{ name: 'wall', dieline: samples.rich, at: [{ cos: 0, sin: 1, x: 90, y: 5 }] }],
        trim: { left: 0, bottom: 0, right: 200, top: 100 },
      },
    ],
    ['with measures', { profile: profile({ extends: 'press', lines: { dimensions: {} } }) }],
    [
      'with kinds that share layer and ink',
      {
        profile: profile({
          extends: 'press',
          lines: {
            cut: { layer: 'All lines' },
            crease: { layer: 'All lines' },
            perforation: { ink: { name: 'CutContour' } },
          },
        }),
      },
    ],
  ])('%s', async (_, options) => {
    const file = await formats.pdf.write(samples.rich, labels, { profile: press, ...options });
    expect(await x4Faults(file)).toEqual([]);
    checkFiles([saved('one.pdf', file)]);
  });
});

const dictOf = (file: PDFDict, key: string): PDFDict => file.lookup(PDFName.of(key), PDFDict);
type Plant = Parameters<typeof withFault>[1];
const of =
  (path: readonly string[], change: (dict: PDFDict) => void): Plant =>
  (_, catalog) =>
    change(path.reduce(dictOf, catalog));
const onPage =
  (change: (page: PDFDict) => void): Plant =>
  (_, catalog) =>
    change(dictOf(catalog, 'Pages').lookup(PDFName.of('Kids'), PDFArray).lookup(0, PDFDict));
const onIntent =
  (change: (intent: PDFDict) => void): Plant =>
  (_, catalog) =>
    change(catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict));
const onInfo =
  (change: (info: PDFDict) => void): Plant =>
  (context) =>
    change(context.lookup(context.trailerInfo.Info, PDFDict));
const name = (text: string) => PDFName.of(text);
describe('the checker finds a planted fault', () => {
  test.each([
    ['header', '%PDF-1.6', '%PDF-1.7'],
    ['xmp: version', '<pdfxid:GTS_PDFXVersion>PDF/X-4', '<pdfxid:GTS_PDFXVersion>PDF/X-3'],
    ['xmp: document', '>default<', '>defaulT<'],
    ['layers: content', '\nEMC\n', '\nEMC S '],
    ['steps', '/Positions', '/Positionz'],
    ['colour', ' CS 1 SCN', ' CS 1 rg  '],
    ['colour: one alternate', '/C1 [ 0.6 0 0 0 ]', '/C1 [ 0.5 0 0 0 ]'],
  ])('%s: %j', async (clause, from, to) => {
    const text = Buffer.from(good).toString('latin1');
    expect(text).toContain(from);
    expect(await x4Faults(Buffer.from(text.replace(from, to), 'latin1'))).toContain(clause);
  });

  test.each<[string, Plant]>([
    ['id', (context) => delete context.trailerInfo.ID],
    ['output intent', of([], (catalog) => catalog.delete(name('OutputIntents')))],
    ['output intent: condition', onIntent((i) => i.set(name('OutputConditionIdentifier'), PDFString.of('mine')))],
    ['output intent: registry', onIntent((i) => i.delete(name('RegistryName')))],
    ['output intent: info', onIntent((i) => i.delete(name('Info')))],
    ['output intent: profile', onIntent((i) => i.delete(name('DestOutputProfile')))],
    ['output intent: CMYK printer', onIntent((i) => dictIn(i).set(name('N'), i.context.obj(3)))],
    [
      'xmp: uncompressed',
      of([], (c) => (c.lookup(name('Metadata')) as PDFRawStream).dict.set(name('Filter'), name('x'))),
    ],
    ['info: version', onInfo((info) => info.delete(name('GTS_PDFXVersion')))],
    ['trapped', onInfo((info) => info.set(name('Trapped'), name('Unknown')))],
    ['title', onInfo((info) => info.set(name('Title'), PDFString.of('Another')))],
    ['producer', onInfo((info) => info.delete(name('Producer')))],
    ['dates', onInfo((info) => info.set(name('ModDate'), PDFString.of('D:20010101000000Z')))],
    ['layers: name', of(['OCProperties', 'D'], (d) => d.delete(name('Name')))],
    ['layers: on', of(['OCProperties', 'D'], (d) => d.set(name('BaseState'), name('OFF')))],
    ['layers: order', of(['OCProperties', 'D'], (d) => d.lookup(name('Order'), PDFArray).remove(0))],
    ['layers: no AS', of(['OCProperties', 'D'], (d) => d.set(name('AS'), d.context.obj([])))],
    ['fonts', each('FontDescriptor', (font) => font.delete(name('FontFile2')))],
    ['overprint', each('ExtGState', (state) => state.delete(name('OP')))],
    ['boxes', onPage((page) => page.delete(name('BleedBox')))],
    ['boxes', onPage((page) => page.set(name('TrimBox'), page.context.obj([0, 0, 500, 500])))],
    ['boxes', onPage((page) => page.set(name('ArtBox'), page.context.obj([50, 50, 60, 60])))],
    ['forbidden', of([], (catalog) => catalog.set(name('OpenAction'), catalog.context.obj({ S: 'JavaScript' })))],
    ['forbidden', onPage((page) => page.set(name('Annots'), page.context.obj([])))],
  ])('%s', async (clause, plant) => expect(await x4Faults(await withFault(good, plant))).toContain(clause));
});

const dictIn = (intent: PDFDict): PDFDict => (intent.lookup(name('DestOutputProfile')) as PDFRawStream).dict;

/** Changes all objects of a type. */
const each =
  (type: string, change: (dict: PDFDict) => void): Plant =>
  (context) => {
    const all = context.enumerateIndirectObjects().flatMap(([, object]) => dictsIn(object));
    for (const dict of all) if (String(dict.get(name('Type'))) === `/${type}`) change(dict);
  };

const dictsIn = (object: unknown): PDFDict[] =>
  object instanceof PDFDict ? [object, ...object.values().flatMap(dictsIn)] : [];

/** Programs that say nothing about a file without a fault. */
const programs: readonly (readonly [string, ...string[]])[] = [
  ['qpdf', '--check'],
  ['mutool', 'draw', '-q', '-r', '30', '-o', '/dev/null', '-F', 'png'],
  ['pdftoppm', '-r', '30', '-png'],
  ['gs', '-q', '-dBATCH', '-dNOPAUSE', '-dPDFSTOPONWARNING', '-sDEVICE=nullpage'],
];
const isHere = ([program]: readonly string[]): boolean => spawnSync(program!, ['--version']).error === undefined;

describe.each(programs.filter(isHere))('%s', (program, ...options) => {
  test.each(ids)('is silent on %s', (id) => {
    const { status, stderr } = spawnSync(program, [...options, saved(`${id}.pdf`, files.get(id)!)]);
    const words = stderr.toString().replaceAll('warning: ICC support is not available\n', '');
    expect([status, words]).toEqual([0, '']);
  });
});

it.runIf(isHere(['gs']))('has a plate of each ink and none of process colours', () => {
  const path = saved('plates.pdf', good);
  execFileSync('gs', ['-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=tiffsep', '-r30', `-o${folder}/plate%d.tif`, path]);
  const plates = readdirSync(folder).flatMap((file) => /^plate1\((.*)\)/.exec(file)?.[1] ?? []);
  const spots = plates.filter((plate) => !['Cyan', 'Magenta', 'Yellow', 'Black'].includes(plate));
  expect(spots.sort()).toEqual(['Bleed', 'Crease', 'CutContour', 'Legend', 'SafeArea']);
  // The process plates are empty, so they are alike but for their tags.
  const [black, cyan] = ['Black', 'Cyan'].map((plate) => readFileSync(join(folder, `plate1(${plate}).tif`)).length);
  expect(black).toBe(cyan);
});

describe('what the template knows', () => {
  it('names the panel of each safe area, once', async () => {
    const { layers } = readPdf(good);
    const named = layers.flatMap((layer) => /^Safe area (.+)$/.exec(layer)?.[1] ?? []);
    const panels = both.drawing.parts[0]!.sheet.map(({ id }) => id);
    expect(named.length).toBeGreaterThan(4);
    expect(panels).toEqual(expect.arrayContaining(named));
    expect(new Set(named).size).toBe(named.length);
  });

  it('gives creases towards the print the step ReverseCreasing, and loses none', () => {
    const { chains, steps } = readPdf(good);
    expect(steps.get('Crease')).toBe('Structural/Creasing');
    expect(steps.get('Crease (reverse)')).toBe('Structural/ReverseCreasing');
    const { lines } = both.drawing.dieline;
    const long = (layer: string): number =>
      chains
        .filter((chain) => chain.layer === layer)
        .reduce((sum, { curves }) => sum + curves.reduce((s, c) => s + length(c), 0), 0);
    const wanted = (outward: boolean): number =>
      lines
        .filter(({ line, folds }) => line === 'crease' && Boolean(folds?.startsWith('outward')) === outward)
        .reduce((sum, { curve }) => sum + length(curve), 0);
    expect(wanted(true)).toBeGreaterThan(10);
    expect(long('Crease (reverse)')).toBeCloseTo(wanted(true), 2);
    expect(long('Crease')).toBeCloseTo(wanted(false), 2);
  });

  it('marks where the print side is glued, without ink and varnish, and no safe area there', async () => {
    const { chains, fills, steps } = readPdf(await dieline('becf-10101').pdf({ profile: press }));
    const ringsIn = (layer: string) => fills.filter((fill) => fill.layer === layer).map(({ corners }) => corners);
    const [glue, ink, varnish] = ['Gluing', 'Ink free', 'Varnish free'].map(ringsIn);
    expect(['Gluing', 'Ink free', 'Varnish free'].map((layer) => steps.get(layer))).toEqual([
      'Structural/Gluing',
      'Structural/InkFree',
      'Structural/VarnishFree',
    ]);
    // The glue flap of 13 × 150 mm with slanted ends, but for 3 mm of ink beside its fold.
    expect(regionArea(intersect(glue!, ink!))).toBeCloseTo(regionArea(unite(glue!)), 3);
    expect(regionArea(unite(glue!))).toBeGreaterThan(0.85 * 10 * 150);
    expect(regionArea(unite(glue!))).toBeLessThan(10 * 150);
    expect(regionArea(subtract(glue!, varnish!))).toBeLessThan(0.01);
    const grown = regionArea(unite(varnish!)) - regionArea(unite(glue!));
    expect(grown).toBeGreaterThan(1.4 * 140);
    expect(grown).toBeLessThan(1.6 * 150);
    const safe = chains.filter(({ layer }) => layer.startsWith('Safe area')).map(({ curves }) => polygon(curves));
    expect(regionArea(intersect(safe, varnish!))).toBe(0);
  });

  it('is read back with the same lengths of cut and crease', async () => {
    const [found, drawn] = [lengths(toDieline(await readDrawing(good))), lengths(both.drawing.dieline)];
    for (const line of ['cut', 'crease'] as const) expect(found[line]).toBeCloseTo(drawn[line]!, 1);
  });
});

it('equal requests give equal bytes; the date is that of the request', async () => {
  const again = await both.pdf({ profile: press, header: both.header });
  expect(Buffer.from(again).equals(good)).toBe(true);
  const dated = await both.pdf({ profile: press, press: { created: new Date('2026-11-28T09:30:00Z') } });
  expect(await x4Faults(dated)).toEqual([]);
  expect(Buffer.from(dated).toString('latin1')).toContain('D:20261128093000Z');
});

describe('a profile of one’s own', () => {
  const icc = async (): Promise<Buffer> => {
    const { context, catalog } = await PDFDocument.load(good);
    const intent = context.lookup(catalog.lookup(name('OutputIntents'), PDFArray).get(0), PDFDict);
    return inflateSync((intent.lookup(name('DestOutputProfile')) as PDFRawStream).contents);
  };

  it('replaces FOGRA39', async () => {
    const file = await both.pdf({ profile: press, press: { intent: { condition: 'FOGRA51', icc: await icc() } } });
    expect(await x4Faults(file)).toEqual([]);
    expect(Buffer.from(file).toString('latin1')).toContain('(FOGRA51)');
  });

  it('is given to a command with its condition', async () => {
    const [path, out] = [saved('own.icc', await icc()), join(folder, 'own.pdf')];
    const run = (options: string, ...more: string[]) =>
      boxwrightCommand(`dieline becf-10101 --out ${out} ${options}`, more);
    expect((await run('--profile press --condition FOGRA51 --icc', path)).code).toBe(0);
    expect(await x4Faults(readFileSync(out))).toEqual([]);
    expect(readFileSync(out, 'latin1')).toContain('(FOGRA51)');
    expect((await run('--profile press --icc', path)).err).toContain('--icc and --condition belong together');
    expect((await run('--condition FOGRA51 --icc', path)).err).toContain('--icc is for PDF/X-4. Add --profile press.');
    const { code, err } = await run('--profile press --condition FOGRA51 --icc', 'package.json');
    expect([code, err]).toEqual([
      1,
      'boxwright: the file is not an ICC profile: its header has no "acsp". Choose another --icc.\n',
    ]);
  });

  it('must be one of a CMYK printer', async () => {
    const write = async (change: (bytes: Buffer) => void) => {
      const bytes = await icc();
      change(bytes);
      return both.pdf({ profile: press, press: { intent: { condition: 'FOGRA51', icc: bytes } } });
    };
    await expect(write((bytes) => bytes.write('xxxx', 36))).rejects.toThrow('the file is not an ICC profile');
    await expect(write((bytes) => bytes.write('RGB ', 16))).rejects.toThrow('of class prtr for RGB;');
    await expect(write((bytes) => bytes.write('scnr', 12))).rejects.toThrow('of class scnr for CMYK;');
  });
});
