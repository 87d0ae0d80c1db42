import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cmyk,
  degrees,
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFRawStream,
  rgb,
  StandardFonts,
} from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { png } from '../../src/artwork/index.ts';
import { type ArtworkDocument, type PressPdf, pressPdf } from '../../src/entry/press.ts';
import { pdfSource } from '../../src/formats/printing/index.ts';
import { boundsOf, boxAround, moveCurve, shift } from '../../src/geometry/index.ts';
import { artworkPrints, dieline, mockup, templates } from '../../src/index.ts';
import { extent, panelOutlines, sizeOf } from '../../src/sheet/index.ts';
import { mainId } from '../../src/template/index.ts';
import { apart, at, unpacked } from '../mockup/looking.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { x4Faults } from '../support/pdf-x4.ts';
import { someOf } from '../support/turns.ts';
import { withDensity } from './with-density.ts';

const PT = 72 / 25.4;
const SIZES = { length: 60, width: 25, height: 100 };
const box = dieline('becf-10101', SIZES);
type Box = ReturnType<typeof dieline>;

/** What someone draws, with lengths in mm from the lower left corner of the blank. */
type Pen = (page: {
  rect: (x: number, y: number, w: number, h: number, colour?: ReturnType<typeof cmyk> | ReturnType<typeof rgb>) => void;
  text: (value: string, x: number, y: number, turn?: number) => Promise<void>;
  picture: (pixels: number, x: number, y: number, w: number, h: number) => Promise<void>;
  file: PDFDocument;
}) => unknown;

const PINK = cmyk(0, 1, 0, 0);
const grey = (pixels: number): Uint8Array =>
  png({ width: pixels, height: pixels, data: new Uint8Array(4 * pixels * pixels).fill(128) });

/** Draws on the template of a box. */
const drawnOn = async (of: Box, draw: Pen, change: (file: PDFDocument) => unknown = () => undefined) => {
  const file = await PDFDocument.load(await of.pdf({ artwork: {}, header: of.header }));
  const page = file.getPage(0);
  const { x: x0, y: y0 } = page.getTrimBox();
  await draw({
    file,
    rect: (x, y, w, h, color = PINK) =>
      page.drawRectangle({ x: x0 + x * PT, y: y0 + y * PT, width: w * PT, height: h * PT, color }),
    text: async (value, x, y, turn = 0) => {
      const font = await file.embedFont(StandardFonts.Helvetica);
      page.drawText(value, { x: x0 + x * PT, y: y0 + y * PT, size: 10, font, rotate: degrees(turn) });
    },
    picture: async (pixels, x, y, w, h) =>
      page.drawImage(await file.embedPng(grey(pixels)), {
        x: x0 + x * PT,
        y: y0 + y * PT,
        width: w * PT,
        height: h * PT,
      }),
  });
  await change(file);
  return file.save();
};

/** Boxes of what a press file prints below the die, in mm from the blank's corner. */
const printed = async (made: PressPdf, kinds: readonly string[], page = 1) => {
  const { marks } = await pdfSource(made.pdf, page);
  return marks()
    .filter(({ kind, white }) => kinds.includes(kind) && !white)
    .map(({ rings }) => boxAround(rings.flat()))
    .map(({ left, bottom, right, top }) => [left, bottom, right, top]);
};

const kindsOf = ({ findings }: PressPdf): string[] => findings.map(({ kind, panel = '' }) => `${kind} ${panel}`.trim());

const { left: x0, bottom: y0 } = extent(box.drawing.dieline);
const toCorner = shift(-x0, -y0);
/** The panel of a box, in mm from the blank's corner. */
const front = boundsOf(
  panelOutlines(box.drawing)
    .find(({ name }) => name === 'front')!
    .outline.map((curve) => moveCurve(toCorner, curve)),
);

it('artwork that was drawn on a template comes back on the die to 0.1 mm', async () => {
  const twenty = templates.filter((_, k) => k % 14 === 0).map(mainId);
  const faults: string[] = [];
  for (const id of someOf(twenty, 2, 9)) {
    const own = dieline(id as 'becf-10101');
    // A small square in the middle of the largest printed panel: nothing of it is clipped.
    const { left: x0, bottom: y0 } = extent(own.drawing.dieline);
    const [panel] = panelOutlines(own.drawing)
      .filter(({ isPrinted }) => isPrinted)
      .map(({ outline }) => boundsOf(outline))
      .sort((a, b) => (b.right - b.left) * (b.top - b.bottom) - (a.right - a.left) * (a.top - a.bottom));
    const [x, y] = [(panel!.left + panel!.right) / 2 - x0, (panel!.bottom + panel!.top) / 2 - y0];
    const larger = (file: PDFDocument): void => {
      for (const set of ['setMediaBox', 'setCropBox', 'setTrimBox'] as const)
        file.getPage(0)[set](-50, -70, 9000, 9000);
    };
    for (const change of [() => undefined, larger]) {
      const made = await pressPdf(own, await drawnOn(own, ({ rect }) => rect(x - 1, y - 1, 2, 2), change));
      const all = await printed(made, ['area']);
      const expected = [x - 1, y - 1, x + 1, y + 1];
      if (!all.some((one) => one.every((edge, k) => Math.abs(edge - expected[k]!) < 0.1)))
        faults.push(`${id} ${change.name}: ${JSON.stringify(all.slice(0, 3))}, not ${expected}`);
    }
  }
  expect(faults).toEqual([]);
});

describe('the file', async () => {
  const art = await drawnOn(box, ({ rect, file }) => {
    rect(-20, -20, 400, 100);
    const page = file.getPage(0);
    const { context } = file;
    const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.9, 0.7, 0], N: 1 };
    const spaces = page.node.Resources()!.lookup(PDFName.of('ColorSpace')) as PDFDict;
    spaces.set(PDFName.of('Spot'), context.obj(['Separation', 'PANTONE 185 C', 'DeviceCMYK', tint]));
    const word = (name: string, ...all: readonly unknown[]) => PDFOperator.of(name as never, all as never);
    const { x, y } = page.getTrimBox();
    const square = [x + 100, y + 200, 60, 60].map((n) => context.obj(n));
    page.pushOperators(word('cs', PDFName.of('Spot')), word('scn', context.obj(1)), word('re', ...square), word('f'));
    rect(30, 100, 10, 10, rgb(1, 0, 0));
  });
  const made = await pressPdf(box, art);
  const file = await PDFDocument.load(made.pdf, { updateMetadata: false });
  const objects = file.context.enumerateIndirectObjects().map(([, object]) => object);

  it('is PDF/X-4 but for the inks of the artwork', async () =>
    expect(
      (await x4Faults(made.pdf)).filter((fault) => !['colour', 'overprint', 'page', 'layers: content'].includes(fault)),
    ).toEqual([]));

  it('keeps spot inks, and those of the die alone', async () => {
    const form = objects.find(
      (one): one is PDFRawStream =>
        one instanceof PDFRawStream && String(one.dict.lookup(PDFName.of('Subtype'))) === '/Form',
    )!;
    const spaces = (form.dict.lookup(PDFName.of('Resources')) as PDFDict).lookup(PDFName.of('ColorSpace')) as PDFDict;
    expect(spaces.keys().map(String).sort()).toEqual(['/DefaultRGB', '/Spot']);
    expect(String(spaces.lookup(PDFName.of('Spot')))).toContain('PANTONE#20185#20C');
  });

  it('clips to the outline grown by the bleed', async () => {
    const [band] = await printed(made, ['area']);
    const { width } = box.size;
    expect(band!.map((edge) => Math.round(edge * 100) / 100)).toEqual([-3, -3, width + 3, 80]);
    // Not a rectangle: nothing prints beside the glue flap.
    const { marks } = await pdfSource(made.pdf);
    const area = marks()[0]!.rings.flat();
    expect(area.length).toBeGreaterThan(12);
    expect(area.some(([x, y]) => x! < 60 && y! < 30)).toBe(false);
  });

  it('is the same for the same artwork, and has another number for another', async () => {
    const other = await pressPdf(box, await drawnOn(box, ({ rect }) => rect(30, 60, 20, 20)));
    const id = (pdf: Uint8Array) => /\/ID \[[^\]]*\]/.exec(Buffer.from(pdf).toString('latin1'))![0];
    const once = made.pdf;
    expect(Buffer.from(once).equals((await pressPdf(box, art)).pdf)).toBe(true);
    expect(id(other.pdf)).not.toBe(id(once));
  });
});

it('leaves out hidden layers and those of the template', async () => {
  const art = await drawnOn(box, ({ rect, file }) => {
    const page = file.getPage(0);
    const hidden = file.context.register(file.context.obj({ Type: 'OCG', Name: PDFName.of('Notes') }));
    (page.node.Resources()!.lookup(PDFName.of('Properties')) as PDFDict).set(PDFName.of('Notes'), hidden);
    const properties = file.catalog.lookup(PDFName.of('OCProperties')) as PDFDict;
    (properties.lookup(PDFName.of('D')) as PDFDict).set(PDFName.of('OFF'), file.context.obj([hidden]));
    page.pushOperators(PDFOperator.of('BDC' as never, [PDFName.of('OC'), PDFName.of('Notes')]));
    rect(30, 60, 20, 20);
    page.pushOperators(PDFOperator.of('EMC' as never));
    rect(40, 90, 7, 7);
  });
  const { marks } = await pdfSource(art);
  expect(marks().map(({ kind }) => kind)).toEqual(['area']);
  const [only] = await printed(await pressPdf(box, art), ['area']);
  for (const [k, edge] of [40, 90, 47, 97].entries()) expect(only![k]).toBeCloseTo(edge, 2);
});

it('takes a picture with a density, drawn on the template or as large as the blank', async () => {
  const { width, height } = box.size;
  const [w, h] = [Math.round((width * 300) / 25.4), Math.round((height * 300) / 25.4)];
  const picture = withDensity(png({ width: w, height: h, data: new Uint8Array(4 * w * h).fill(90) }), 300);
  const made = await pressPdf(box, picture);
  const [whole] = await printed(made, ['picture']);
  for (const [k, edge] of [0, 0, width, height].entries()) expect(Math.abs(whole![k]! - edge)).toBeLessThan(0.1);
  // It ends at the cuts, and covers the glue flap.
  expect(kindsOf(made)).toContain('glue front.glue');
  expect(kindsOf(made).some((kind) => kind.startsWith('bleed'))).toBe(true);
});

const { left, bottom, right, top } = front;
const planted: Readonly<Record<string, readonly [expected: readonly string[], draw: Pen]>> = {
  'nothing at all': [[], ({ rect }) => rect(left + 10, bottom + 10, 20, 20)],
  'art that goes over all cuts': [['glue front.glue'], ({ rect }) => rect(-9, -9, 300, 300)],
  'art that ends at the cut of the lid': [
    ['bleed front.top-lid.tuck'],
    ({ rect }) => rect(left + 4, top + 20, 50, box.size.height - top - 20),
  ],
  'a coarse picture on two panels': [
    ['resolution front', 'resolution right'],
    ({ picture }) => picture(100, right - 20, bottom + 20, 40, 40),
  ],
  'a fine picture': [[], ({ picture }) => picture(300, left + 10, bottom + 20, 20, 20)],
  'a picture beside a crease': [
    ['picture-near-line front'],
    ({ picture }) => picture(300, right - 21.5, bottom + 20, 20, 20),
  ],
  'text on a crease': [['text-on-line right', 'font'], ({ text }) => text('Mountain honey', right - 5, bottom + 50)],
  'text beside a crease': [['text-near-line front', 'font'], ({ text }) => text('Honey', left + 1.5, bottom + 50)],
  'text on its head': [['font', 'upside-down front'], ({ text }) => text('Honey', left + 40, bottom + 50, 180)],
  'text that stands': [['font'], ({ text }) => text('Honey', left + 20, bottom + 50)],
  'text on a panel that lies on its side': [['font'], ({ text }) => text('Honey', left + 20, bottom + 50, 90)],
  'more ink than FOGRA39 allows': [
    ['inks front'],
    ({ rect }) => rect(left + 10, bottom + 10, 20, 20, cmyk(1, 1, 0.8, 0.51)),
  ],
  'as much ink as FOGRA39 allows': [[], ({ rect }) => rect(left + 10, bottom + 10, 20, 20, cmyk(1, 1, 0.8, 0.5))],
  'a white area at the glue flap': [[], ({ rect }) => rect(0, bottom, 14, 60, cmyk(0, 0, 0, 0))],
};

describe('finds', () => {
  it.each(Object.keys(planted))('%s', async (name) => {
    const [expected, draw] = planted[name]!;
    expect(kindsOf(await pressPdf(box, await drawnOn(box, draw))).sort()).toEqual([...expected].sort());
  });
});

describe('a document', () => {
  const files: Record<string, Uint8Array> = { 'grey.png': withDensity(grey(300), 300) };
  const asset = async (name: string) => files[name]!;
  const press = (layers: ArtworkDocument['layers'], of: Box = box) => pressPdf(of, { schema: 1, layers }, { asset });
  /** Of a picture of one inch. */
  const boxes = async (layers: ArtworkDocument['layers'], of?: Box) =>
    (await printed(await press(layers, of), ['picture'])).map((one) => one.map((edge) => Math.round(edge * 10) / 10));
  const file = 'grey.png';
  const tall = dieline('becf-10101', { ...SIZES, height: 130 });
  const [x, y] = [left + 10, bottom + 20];

  it('places a file on a panel, turned and at another size', async () => {
    const [at, width] = [[10, 20], 20] as const;
    expect(await boxes([{ file, on: 'front', at, width }])).toEqual([[x, y, x + 20, y + 20]]);
    expect(await boxes([{ file, on: 'front', at, width: 20, height: 10, rotate: 90 }])).toEqual([
      [x, y, x + 10, y + 20],
    ]);
  });

  it('keeps to its rule when the box grows', async () => {
    const was = sizeOf(front);
    const layer = { file, on: 'front', at: [10, 70], width: 20, for: was } as const;
    expect(await boxes([{ ...layer }], tall)).toEqual([[x, bottom + 70, x + 20, bottom + 90]]);
    const anchored = { ...layer, rule: 'anchor', anchor: 'left top' } as const;
    expect(await boxes([anchored], tall)).toEqual([[x, bottom + 100, x + 20, bottom + 120]]);
    expect(await boxes([{ ...layer, rule: 'scale' }], tall)).toEqual([[left + 7, 129.9, left + 33, 155.9]]);
    const tiles = await boxes([{ ...layer, rule: 'repeat' }], tall);
    expect(tiles.length).toBeGreaterThan(20);
  });

  it('says where it no longer covers', async () => {
    const layer = { file, on: 'front', width: 110, at: [-3, -3], for: sizeOf(front) } as const;
    expect(kindsOf(await press([layer]))).not.toContain('coverage front');
    expect((await press([layer], tall)).findings.map(({ kind }) => kind)).toContain('coverage');
    expect((await press([{ ...layer, rule: 'scale' }], tall)).findings.map(({ kind }) => kind)).not.toContain(
      'coverage',
    );
  });

  it('ends at the creases of its panels', async () => {
    const [one] = await boxes([{ file, on: ['front', 'right'], at: [-20, -20], width: 200 }]);
    // Half way in twelve steps: at corners a little more.
    expect(one![2]).toBeLessThan(right + 25 + 1.25);
    // Over the crease to the glue flap, by the bleed.
    expect(one![0]).toBe(left - 3);
  });

  it('has plates, an inside and texts', async () => {
    const made = await press([
      { file, on: 'front', at: [10, 20], plate: 'varnish' },
      { file, at: [10, 20], side: 'inside', on: 'front' },
      { text: 'Batch 12', height: 3, on: 'back', at: [10, 50] },
    ]);
    const pdf = await PDFDocument.load(made.pdf);
    expect(pdf.getPageCount()).toBe(2);
    expect(Buffer.from(made.pdf).toString('latin1')).toContain('/Separation /Varnish');
    expect(await x4Faults(made.pdf)).not.toContain('layers: order');
    const [inside] = await printed(made, ['picture'], 2);
    // Seen from inside, the front lies at the right.
    expect(inside![2]).toBeCloseTo(box.size.width - right + 35.4, 1);
    const texts = await printed(made, ['text']);
    expect(texts.some((one) => one[0]! > 100 && one[0]! < 112)).toBe(true);
    expect(made.findings).toEqual([]);
  });

  it('is printed on both sides of the folded box, with its plates', async () => {
    const dark = withDensity(
      png({ width: 9, height: 9, data: new Uint8Array(324).map((_, k) => (k % 4 === 3 ? 255 : 0)) }),
      9,
    );
    const onFront = (y: number, plate?: 'foil' | 'white' | 'varnish' | 'emboss') =>
      ({ file, on: 'front', at: [20, y], width: 20, ...(plate && { plate }) }) as const;
    const document: ArtworkDocument = {
      schema: 1,
      layers: [
        onFront(5),
        onFront(30, 'foil'),
        onFront(55, 'white'),
        onFront(78, 'emboss'),
        { ...onFront(5), side: 'inside' },
        { ...onFront(30, 'foil'), side: 'inside' },
      ],
    };
    const prints = await artworkPrints(box, document, async () => dark);
    expect(Object.keys(prints)).toEqual(['artwork', 'insideArtwork', 'finishLayers']);
    expect(prints.finishLayers!.map(({ finish, side }) => [finish, side])).toEqual([
      ['gold_foil', 'outside'],
      ['emboss', 'outside'],
      ['gold_foil', 'inside'],
    ]);
    const shown = await mockup('becf-10101', SIZES, { ...prints, substrate: 'kraft_brown' });
    const seen = unpacked(await shown.png({ view: { turn: 0, tilt: 0 }, size: 1000 }));
    // 1000 pixels are the height of 100 mm and the margins.
    const colour = (y: number) => at(seen, seen.width / 2, 500 + (50 - y) * 8.8);
    const [black, gold, white, plain] = [15, 40, 65, 88].map(colour);
    expect(Math.max(...black!)).toBeLessThan(60);
    expect(gold![0] - gold![2]).toBeGreaterThan(50);
    expect(apart(white!, [white![1], white![1], white![1]])).toBeLessThan(8);
    // A raised area is lit at its edges only.
    expect(apart(plain!, colour(28))).toBeLessThan(8);
    expect(plain![0] - plain![2]).toBeGreaterThan(30);
  });

  it('takes an SVG, its lines as lines, and tells fonts that it does not have', async () => {
    const svg = (content: string) => async () =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 40 20">${content}</svg>`,
      );
    const of = (asset: () => Promise<Buffer>) =>
      pressPdf(box, { schema: 1, layers: [{ file: 'tea.svg', on: 'front', at: [10, 20], rotate: 90 }] }, { asset });
    const made = await of(
      svg(
        '<rect x="4" y="2" width="8" height="6"/><text x="20" y="18" font-size="8" font-family="Futura, serif">Tea</text>',
      ),
    );
    const [left] = (await printed(made, ['area']))[0]!;
    const front = panelOutlines(box.drawing).find(({ name }) => name === 'front')!;
    const { left: x } = boundsOf(front.outline);
    // Turned to the left, what was 1 mm below the upper edge is 1 mm from the left.
    expect(left! - (x - extent(box.drawing.dieline).left) - 10).toBeCloseTo(1, 2);
    expect(kindsOf(made)).toContain('font');
    expect(made.findings.find(({ kind }) => kind === 'font')?.message).toContain('Futura');
    expect(await x4Faults(made.pdf)).toEqual(await x4Faults((await press([{ file, on: 'front', at: [10, 20] }])).pdf));
    // As Illustrator and Inkscape write: a switch, styles by descent, stops of another gradient; a picture with few colours.
    const one = '<rect x="4" y="2" width="8" height="6" class="l"/>';
    const styled = `<style>g .l{fill:url(#r)}</style><linearGradient id="a"><stop stop-color="red"/></linearGradient><radialGradient id="r" href="#a"/><switch><g>${one}</g></switch>`;
    expect((await printed(await of(svg(styled)), ['area'])).length).toBe(1);
    await expect(of(svg('<text x="1" y="9" font-size="8">✓</text>'))).rejects.toMatchObject({
      body: expect.objectContaining({ errors: [{ message: expect.stringContaining('letters that the font') }] }),
    });
    const template = Buffer.from(await box.file('svg', { artwork: {} }))
      .toString()
      .replaceAll(/<g id="(?!artwork")/g, '<g display="none" id="');
    const drawn = template.replace('</svg>', '<rect x="40" y="60" width="9" height="9"/></svg>');
    expect(kindsOf(await pressPdf(box, Buffer.from(drawn)))).toEqual([]);
    expect(kindsOf(await pressPdf(box, Buffer.from(template.replaceAll(' display="none"', ''))))).toContain(
      'template-lines',
    );
    await expect(
      of(
        svg('<filter id="a"><feGaussianBlur stdDeviation="1"/></filter><rect width="9" height="9" filter="url(#a)"/>'),
      ),
    ).rejects.toMatchObject({
      body: expect.objectContaining({ errors: [{ message: expect.stringContaining('has a filter') }] }),
    });
  });

  it('is told when it is stretched', async () =>
    expect(kindsOf(await press([{ file, on: 'front', at: [10, 20], width: 20, height: 10 }]))).toEqual([
      'stretched front',
    ]));

  it.each<readonly [string, ArtworkDocument['layers'][number] | object]>([
    ['layers[0].on: fornt', { file, on: 'fornt' }],
    ['not side by side', { file, on: ['front', 'back'] }],
    ['either a file or a text', { on: 'front' }],
    ['the height of its text', { text: 'Honey' }],
    ['needs for', { file, on: 'front', rule: 'scale' }],
    ['A artwork has no field', { file, colour: 'red' }],
    ['in the folder of this file', { file: '../grey.png' }],
    ['in the folder of this file', { file: '/etc/passwd' }],
    ['in the folder of this file', { file: 'a\\b.png' }],
    ['at', { file, at: [Number.NaN, 0] }],
    ['western Europe', { text: 'Ωmega', height: 3, on: 'front' }],
    ['copies in a row', { file, on: 'front', width: 0.1, rule: 'repeat' }],
  ])('refuses: %s', async (words, layer) => {
    const error = await press([layer as never]).then(
      () => undefined,
      (one: { readonly body?: unknown; readonly message: string }) => one.body ?? one.message,
    );
    expect(JSON.stringify(error)).toContain(words.replace('layers[0].on: ', ''));
  });
});

describe('refuses', async () => {
  const simple = async (change: (file: PDFDocument) => unknown): Promise<Uint8Array> => {
    const file = await PDFDocument.create();
    file.addPage([200, 200]).drawRectangle({ width: 10, height: 10 });
    await change(file);
    return file.save({ useObjectStreams: false });
  };
  const media = (values: readonly unknown[]) => (file: PDFDocument) =>
    file.getPage(0).node.set(PDFName.of('MediaBox'), file.context.obj(values as never));
  const whole = Buffer.from(await drawnOn(box, ({ rect }) => rect(30, 60, 20, 20)));
  const hostile: Readonly<Record<string, readonly [number, Uint8Array]>> = {
    'a page of ten kilometres': [3, await simple(media([0, 0, 3e7, 3e7]))],
    'a page without a size': [3, await simple(media([0, 0, 0, 0]))],
    'a page whose box is text': [3, await simple(media(['a', 'b', 'c', 'd']))],
    'a PDF that is cut off': [3, whole.subarray(0, 900)],
    'a PDF without pages': [3, await simple((file) => file.removePage(0))],
    'a PDF with a password': [3, await simple((file) => file.encrypt({ userPassword: 'honey', ownerPassword: 'b' }))],
    'a page that tells no place': [2, await simple(() => undefined)],
    'an SVG': [2, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="9mm"/>')],
    'something else': [2, Buffer.from('BM123')],
    'a picture without a density': [2, grey(100)],
    'a JSON that is broken': [3, Buffer.from('{"schema"')],
    'a document that names a file outside': [2, Buffer.from('{"schema":1,"layers":[{"file":"../x.pdf"}]}')],
    'a link out of the folder': [3, Buffer.from('{"schema":1,"layers":[{"file":"link.pdf","on":"front"}]}')],
  };
  it.each(Object.keys(hostile))('%s', async (name) => {
    const [code, bytes] = hostile[name]!;
    const folder = mkdtempSync(join(tmpdir(), 'press-'));
    const path = join(folder, /JSON|document|link/.test(name) ? 'box.artwork.json' : 'art');
    writeFileSync(path, bytes);
    symlinkSync('/etc/hosts', join(folder, 'link.pdf'));
    const result = await boxwrightCommand('artwork becf-10101 60x25x100 --artwork', [
      path,
      '--out',
      join(folder, 'p.pdf'),
    ]);
    expect(`${result.code} ${result.err}`).toMatch(new RegExp(`^${code} boxwright: `));
    expect(result.err).not.toContain('Unexpected');
  });
});

it('answers as check does: the file, its findings and an exit code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'press-'));
  const [art, out, proof] = ['art.pdf', 'press.pdf', 'proof.pdf'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const run = () =>
    boxwrightCommand('artwork becf-10101 60x25x100 --json --artwork', [art, '--out', out, '--proof', proof]);
  writeFileSync(art, await drawnOn(box, ({ rect }) => rect(-9, -9, 300, 300)));
  const faulty = await run();
  expect(faulty.code).toBe(1);
  const { artwork } = JSON.parse(faulty.out) as {
    artwork: { findings: { kind: string; panel: string; at: number[] }[] };
  };
  expect(artwork.findings).toMatchObject([{ kind: 'glue', panel: 'front.glue', side: 'outside', level: 'fault' }]);
  writeFileSync(art, await drawnOn(box, ({ rect }) => rect(30, 60, 20, 20)));
  expect((await run()).code).toBe(0);
});

describe('artwork that comes back otherwise than it went', () => {
  const square: Pen = ({ rect }) => rect(front.left + 5, front.bottom + 5, 5, 5);

  it('is found when it was drawn on the template of another box or size', async () => {
    const art = await drawnOn(box, square);
    for (const other of [dieline('becf-10101', { ...SIZES, length: 70 }), dieline('becf-10201', SIZES)]) {
      const { findings } = await pressPdf(other, art);
      expect(findings[0]).toMatchObject({ kind: 'other-box', level: 'fault' });
      expect(findings[0]!.message).toMatch(/another box \(becf-10101, [\d.]+ × [\d.]+ mm\)/);
    }
    expect(kindsOf(await pressPdf(box, art))).toEqual([]);
  });

  const unlayered = (file: PDFDocument): unknown => file.catalog.delete(PDFName.of('OCProperties'));
  it('is found when it has an ink of the die, which would be cut, but not when it was drawn on the template', async () => {
    const drawWith = (ink: string) => (file: PDFDocument) => {
      const tint = file.context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 1, 0], N: 1 });
      const space = file.context.obj(['Separation', ink, 'DeviceCMYK', file.context.register(tint)]);
      const [sheet] = file.getPages();
      sheet!.node.normalizedEntries().Resources.set(PDFName.of('ColorSpace'), file.context.obj({ Own: space }));
      sheet!.pushOperators(PDFOperator.of('/Own cs 1 scn 100 100 50 50 re f' as never));
    };
    for (const ink of ['CutContour', 'Crease']) {
      const { findings } = await pressPdf(box, await page(drawWith(ink)));
      expect(findings.find(({ kind }) => kind === 'die-ink')).toMatchObject({ level: 'fault', values: { ink } });
    }
    expect(kindsOf(await pressPdf(box, await page(drawWith('PANTONE 185 C'))))).not.toContain('die-ink');
    expect(kindsOf(await pressPdf(box, await drawnOn(box, square)))).not.toContain('die-ink');
  });

  it('lies on the blank as an SVG of its size', async () => {
    const { width, height } = box.size;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><rect x="40" y="60" width="9" height="9"/></svg>`;
    const { pdf } = await pressPdf(box, Buffer.from(svg));
    const [mark] = (await pdfSource(pdf, 1, true)).marks();
    expect(
      Object.values(mark!.box)
        .map((mm) => Math.round(10 * mm) / 10)
        .sort((a, b) => a - b),
    ).toEqual([40, 49, height - 69, height - 60].map((mm) => Math.round(10 * mm) / 10).sort((a, b) => a - b));
  });

  it('is found when it lost the layers of the template', async () =>
    expect(kindsOf(await pressPdf(box, await drawnOn(box, square, unlayered)))).toContain('template-lines'));

  /** A page of the size of the blank, without a template. */
  const page = async (draw: (file: PDFDocument) => unknown, pages = 1): Promise<Uint8Array> => {
    const file = await PDFDocument.create();
    for (let k = 0; k < pages; k++) file.addPage([box.size.width * PT, box.size.height * PT]);
    await draw(file);
    return file.save();
  };
  const [x, y] = [(front.left + 5) * PT, (front.bottom + 5) * PT];
  const rectangle = { x, y, width: 5 * PT, height: 5 * PT, color: PINK };

  it('keeps a layer of the designer that has a name of ours', async () => {
    const art = await page((file) => {
      const { context } = file;
      const group = context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText('Header') }));
      file.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [group], D: {} }));
      const own = file.getPage(0);
      own.node.Resources()!.set(PDFName.of('Properties'), context.obj({ L: group }));
      const word = (name: string, ...all: readonly unknown[]) => PDFOperator.of(name as never, all as never);
      own.pushOperators(word('BDC', PDFName.of('OC'), PDFName.of('L')));
      own.drawRectangle(rectangle);
      own.pushOperators(word('EMC'));
    });
    expect((await printed(await pressPdf(box, art), ['area'])).length).toBe(1);
  });

  it('lies where its own page does', async () => {
    const art = await page((file) => {
      file.getPage(0).setTrimBox(10, 10, 100, 100);
      file.getPage(1).drawRectangle(rectangle);
    }, 2);
    const own = await pressPdf(box, { schema: 1, layers: [{ file: 'a.pdf', page: 2 }] }, { asset: async () => art });
    const [[left, bottom]] = (await printed(own, ['area'])) as [number[]];
    expect([left, bottom]).toEqual([expect.closeTo(front.left + 5, 1), expect.closeTo(front.bottom + 5, 1)]);
    const none = { schema: 1, layers: [{ file: 'a.pdf', page: 2 }] } as const;
    const small = await page((file) => file.addPage([300, 300]).drawRectangle(rectangle));
    await expect(pressPdf(box, none, { asset: async () => small })).rejects.toThrow('does not tell its place');
  });

  it('prints though it takes back more states than it saved', async () => {
    const art = await page((file) => {
      const word = (name: string) => PDFOperator.of(name as never);
      file.getPage(0).pushOperators(word('Q'), word('Q'), word('q'));
      file.getPage(0).drawRectangle(rectangle);
      file.getPage(0).pushOperators(word('q'));
    });
    const made = await pressPdf(box, art);
    expect((await printed(made, ['area'])).length).toBe(1);
    const folder = mkdtempSync(join(tmpdir(), 'states-'));
    writeFileSync(join(folder, 'a.pdf'), made.pdf);
    const { status, stderr } = spawnSync('pdftoppm', ['-r', '20', join(folder, 'a.pdf'), join(folder, 'a')]);
    if (status !== null) expect(stderr.toString()).toBe('');
  });

  it('is checked though its picture is large, and finds print on bare panels of bowed boxes', async () => {
    const pillow = dieline('becf-12105');
    const { width, height } = pillow.size;
    const file = await PDFDocument.create();
    file.addPage([width * PT, height * PT]).drawRectangle({ x: 0, y: 0, width: 9e3, height: 9e3, color: PINK });
    expect(kindsOf(await pressPdf(pillow, await file.save()))).toContain('unprinted front.glue');
    const [wide, high] = [box.size.width, box.size.height].map((mm) => Math.round((mm * 800) / 25.4)) as [
      number,
      number,
    ];
    const data = new Uint8Array(4 * wide * high).fill(128);
    const picture = withDensity(png({ width: wide, height: high, data }), 800);
    expect(kindsOf(await pressPdf(box, picture))).not.toContain('unread');
  });
});

describe('a table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'));
  const write = (name: string, text: string | Uint8Array): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const layers = [
    { file: '{art}.pdf', on: 'front', at: [5, 5], width: 20 },
    { text: 'Batch {key}', height: 4, on: 'front', at: [10, 60] },
  ];
  const document = write('box.artwork.json', JSON.stringify({ schema: 1, layers }));
  const fill = (csv: string, out = 'press-{key}.pdf') =>
    boxwrightCommand('artwork becf-10101 60x25x100 --artwork', [
      document,
      '--data',
      write('rows.csv', csv),
      '--out',
      join(folder, out),
    ]);

  it('is asked for where a document names a column, and must have all cells', async () => {
    const alone = ['--out', join(folder, 'one.pdf')];
    const without = await boxwrightCommand('artwork becf-10101 60x25x100 --artwork', [document, ...alone]);
    expect([without.code, without.err]).toEqual([2, expect.stringContaining('has {art}, for a cell of a table: add')]);
    const short = await fill('key,art\na,red\nb\n');
    expect([short.code, short.err]).toEqual([2, expect.stringContaining('The table cannot be read')]);
    expect(short.err).not.toContain('fault of Boxwright');
  });

  it('makes a file of each row, and begins again where it stopped', async () => {
    for (const name of ['red', 'green']) {
      const file = await PDFDocument.create();
      file.addPage([100, 100]).drawRectangle({ width: name === 'red' ? 100 : 50, height: 100, color: PINK });
      write(`${name}.pdf`, await file.save());
    }
    const first = await fill('key;art\n12;red\n13;none\n');
    expect([first.code, first.err]).toEqual([3, expect.stringContaining('none.pdf')]);
    const before = statSync(join(folder, 'press-12.pdf')).mtimeMs;
    const again = await fill('key;art\n12;red\n13;green\n');
    expect([again.code, again.err]).toEqual([0, '']);
    expect(again.out).not.toContain('press-12.pdf');
    expect(statSync(join(folder, 'press-12.pdf')).mtimeMs).toBe(before);
    const wide = async (name: string): Promise<number> => {
      const { marks } = await pdfSource(readFileSync(join(folder, name)));
      const [area] = marks().filter(({ kind }) => kind === 'area');
      return area!.box.right - area!.box.left;
    };
    expect([await wide('press-12.pdf'), await wide('press-13.pdf')]).toEqual([
      expect.closeTo(20, 2),
      expect.closeTo(10, 2),
    ]);
  });

  it.each([
    ['key,art\na,red\na,green\n', 'a-{key}.pdf', 'Two rows have the file'],
    ['key,key,art\na,b,red\n', 'a-{key}.pdf', 'two columns are called "key"'],
    ['key,art\n', 'a-{key}.pdf', 'The table has no rows'],
    ['key\nb\n', 'b-{key}.pdf', 'no column \\"?art'],
    ['key,art\n../x,red\n', 'c-{key}.pdf', 'cannot be part of a file name'],
    ['key,art\nd,../../etc/x\n', 'd-{key}.pdf', 'file must be the'],
    ['key,art\ne,red\n', 'e.pdf', 'name a column'],
  ])('refuses %j into %s', async (csv, out, message) => {
    const { code, err } = await fill(csv, out);
    expect(code).toBeGreaterThan(1);
    expect(err).toMatch(new RegExp(message));
  });

  it('has a proof of its own for each row, which is there before its file', async () => {
    const rows = write('proofs.csv', 'key,other\nf,f\n');
    const paths = ['--data', rows, '--out', join(folder, '{key}.pdf'), '--proof'];
    const same = await boxwrightCommand('artwork becf-10101 60x25x100 --artwork', [
      write(
        'text.artwork.json',
        JSON.stringify({ schema: 1, layers: [{ text: '{key}', height: 4, on: 'front', at: [9, 9] }] }),
      ),
      ...paths,
      join(folder, '{other}.pdf'),
    ]);
    expect(same.err).toContain('Two rows have the file');
    expect(existsSync(join(folder, 'f.pdf'))).toBe(false);
  });
});
