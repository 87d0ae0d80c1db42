import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { cmyk, PDFDocument, PDFName, PDFOperator, type PDFRef } from 'pdf-lib';
import { expect, it } from 'vitest';
import { drawPdf } from '../../src/artwork/index.ts';
import { pressPdf } from '../../src/entry/press.ts';
import { inkPages, pdfSource, sourcePage } from '../../src/formats/printing/index.ts';
import { once } from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';
import type { PrintFace } from '../../src/press/face.ts';
import { inkSums } from '../../src/press/ink-sums.ts';

const PT = 72 / 25.4;

/** A square of 40 pt, and one in it. */
const GROUND = '1 0.9 0.8 0 k 0 0 40 40 re f ';
const ON = '10 10 20 20 re f ';
const whole = (name: string): string => `q 40 0 0 40 0 0 cm /${name} Do Q `;

/** Each on a panel of its own, with the inks of its darkest place in percent. */
const CASES: Readonly<Record<string, readonly [content: string, percent: number]>> = {
  'a colour': [GROUND, 270],
  'a colour that hides another': [`${GROUND}0 0 0 0.9 k ${ON}`, 270],
  'a colour that multiplies': [`${GROUND}/Multiply gs 0 0 0 0.9 k ${ON}`, 360],
  'a colour that lets half through': [`${GROUND}/Half gs 1 1 1 1 k ${ON}`, 335],
  'black that overprints': [`${GROUND}/Over gs 0 0 0 0.9 k ${ON}`, 360],
  'grey that overprints': [`${GROUND}/Over gs 0.3 g ${ON}`, 340],
  'a spot ink that overprints': [`${GROUND}/Over gs /G cs 0.8 scn ${ON}`, 350],
  'a spot ink that hides': [`${GROUND}/G cs 1 scn 0 0 40 40 re f`, 100],
  'two inks': [`/Two cs 0.5 0.75 scn ${ON}`, 125],
  'the registration colour': [`/All cs 0.9 scn ${ON}`, 360],
  'a picture': [whole('Rich'), 345],
  'half of a picture': [whole('Faint'), 172.5],
  'a picture of few colours': [whole('Few'), 300],
  'a picture that multiplies': [`${GROUND}/Multiply gs ${whole('Grey')}`, 350],
  'a picture of RGB': [`${GROUND}${whole('Rgb')}`, 0],
  'a picture among the operators': ['q 40 0 0 40 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /CMYK ID ~~~~\nEI Q', 197.6],
  'a shading': ['q 0 0 40 40 re W n /Shades sh Q', 377],
  'a shading that fills': [`/Pattern cs /Shaded scn ${ON}`, 285],
  'a tile': [`/Pattern cs /Tile scn ${ON}`, 100],
  'a line': [`${GROUND}/Multiply gs 0 0 0 0.9 K 9 w 10 20 m 30 20 l S`, 360],
  'a text': ['BT /F 40 Tf 1 1 0.8 0.7 k 5 5 Td (M) Tj ET', 350],
  RGB: [`${GROUND}0 0 0 rg 0 0 40 40 re f`, 0],
  'no colour at all': [ON, 100],
};

const [ACROSS, STEP, PAGE] = [5, 60, 300] as const;
const corner = (k: number): readonly [number, number] => [STEP * (k % ACROSS) + 10, STEP * Math.floor(k / ACROSS) + 10];

/** A page with all cases. */
const drawn = once(async (): Promise<Uint8Array> => {
  const file = await PDFDocument.create();
  const { context } = file;
  const page = file.addPage([PAGE, PAGE]);
  const linear = (C0: readonly number[], C1: readonly number[]) => ({ FunctionType: 2, Domain: [0, 1], C0, C1, N: 1 });
  const Gold = ['Separation', 'Gold', 'DeviceCMYK', linear([0, 0, 0, 0], [0, 0.2, 1, 0])];
  const Two = [
    'DeviceN',
    ['Gold', 'Cyan'],
    'DeviceGray',
    context.register(context.stream('{ add 0 mul }', { FunctionType: 4, Domain: [0, 1, 0, 1], Range: [0, 1] })),
  ];
  const All = ['Separation', 'All', 'DeviceGray', linear([1], [0])];
  const picture = (ColorSpace: object | string, colour: readonly number[], more: object = {}): PDFRef => {
    const data = new Uint8Array(100 * colour.length).map((_, k) => 255 * colour[k % colour.length]!);
    const size = { Width: 10, Height: 10, BitsPerComponent: 8 };
    return context.register(
      context.flateStream(data, { Type: 'XObject', Subtype: 'Image', ColorSpace, ...size, ...more } as never),
    );
  };
  const shades = (Coords: readonly number[]) => ({
    ShadingType: 2,
    ColorSpace: 'DeviceCMYK',
    Coords,
    Function: linear([0, 0, 0, 0], [1, 1, 1, 0.8]),
  });
  const tile = { PatternType: 1, PaintType: 1, TilingType: 1, BBox: [0, 0, 9, 9], XStep: 9, YStep: 9, Resources: {} };
  // One for all forms.
  const Resources = context.register(
    context.obj({
      Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica-Bold' } },
      ExtGState: { Multiply: { BM: 'Multiply' }, Over: { op: true, OP: true, OPM: 1 }, Half: { ca: 0.5 } },
      ColorSpace: { G: Gold, Two, All },
      Shading: { Shades: shades([0, 0, 40, 0]) },
      Pattern: {
        Shaded: { PatternType: 2, Shading: shades([0, 0, 40, 0]) },
        Tile: context.register(context.stream('0 0 9 9 re f', tile)),
      },
      XObject: {
        Rich: picture('DeviceCMYK', [1, 0.95, 0.9, 0.6]),
        Faint: picture('DeviceCMYK', [1, 0.95, 0.9, 0.6], { SMask: picture('DeviceGray', [0.5]) }),
        Few: picture(
          [
            'Indexed',
            'DeviceCMYK',
            1,
            context.register(context.stream(Uint8Array.from([0, 0, 0, 0, 255, 255, 255, 0]))),
          ],
          [1 / 255],
        ),
        Rgb: picture('DeviceRGB', [0, 0, 0]),
        Grey: picture('DeviceGray', [0.2]),
      },
    } as never),
  );
  const forms = Object.values(CASES).map(([content], k) => {
    const own = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 40, 40], Resources };
    page.node.setXObject(PDFName.of(`Case${k}`), context.register(context.flateStream(content, own as never)));
    return `q 1 0 0 1 ${corner(k).join(' ')} cm /Case${k} Do Q`;
  });
  page.pushOperators(PDFOperator.of(forms.join('\n') as never));
  return file.save();
});

const library = once(() => PDFiumLibrary.init());
const draw = async (pdf: Uint8Array, pixels: number) => drawPdf(await library(), pdf, pixels);

const mm = PAGE / PT;
const rect = (left: number, bottom: number, side: number) => {
  const [right, top] = [left + side, bottom + side];
  const ring = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ] as const;
  return { ring, box: { left, bottom, right, top } };
};

const CONDITIONS = [
  ['FOGRA39', 330],
  ['FOGRA39L', 330],
  ['IFRA26', 240],
  ['CGATS21-2-CRPC7', 340],
] as const;

it.each(CONDITIONS)(
  'tells where inks that lie on each other are too many, of whatever paints them: %s',
  async (condition, most) => {
    const source = await pdfSource(await drawn());
    const panels = Object.keys(CASES).map((name, k) => {
      const [x, y] = corner(k);
      return { name, isPrinted: true, ...rect(x / PT, y / PT, 40 / PT) };
    });
    const blank = [{ outer: rect(0, 0, mm).ring, holes: [] }];
    const face = { side: 'outside', size: { width: mm, height: mm }, panels, blank } as unknown as PrintFace;
    const layer = { source, at: [[1, 0, 0, 1, 0, 0] as const], side: 'outside' } as const;
    const plate = { ...layer, plate: 'varnish', side: 'inside' } as const;
    const found = await inkSums({} as never, face, 3, { layers: [layer, plate], condition, draw });
    const all = new Map(found.map(({ panel, values }) => [panel, Number(values!.percent)]));
    const off = Object.entries(CASES).filter(([name, [, percent]]) =>
      percent > most ? !(Math.abs(all.get(name)! - percent) <= 3) : all.has(name),
    );
    expect(off.map(([name, [, percent]]) => `${name}: ${all.get(name)}, not ${percent}`)).toEqual([]);
  },
);

/** RGB is not counted, fonts differ, and that program lets neither grey (as ISO 32000 says) nor a spot ink overprint in a form. */
const OTHERWISE = /RGB|text|grey that|spot ink that overprints/;

it.runIf(spawnSync('gs', ['--version']).status === 0)('as the plates of another program', async () => {
  const page = await sourcePage(await pdfSource(await drawn()));
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-inks-'));
  writeFileSync(join(folder, 'page.pdf'), page);
  const gs = [
    '-q',
    '-dBATCH',
    '-dNOPAUSE',
    '-dSAFER',
    '-sDEVICE=tiffsep',
    '-sCompression=none',
    '-dMaxStripSize=0',
    '-r72',
  ];
  execFileSync('gs', [...gs, `-o${folder}/plate%d.tif`, join(folder, 'page.pdf')]);
  const [first, second] = await Promise.all((await inkPages(page))!.map((one) => draw(one, PAGE)));
  const channels = { Cyan: [first!, 0], Magenta: [first!, 1], Yellow: [first!, 2], Black: [second!, 0] } as const;
  for (const [name, [{ data }, channel]] of Object.entries(channels)) {
    const plate = readFileSync(join(folder, `plate1(${name}).tif`));
    // One strip of one byte a pixel.
    const theirs = plate.subarray(plate.readUInt32LE(tagOf(plate, 273)));
    const apart: string[] = [];
    for (const [k, [what]] of Object.entries(CASES).entries()) {
      if (OTHERWISE.test(what)) continue;
      const [x, y] = corner(k);
      const at = (PAGE - y - 20) * PAGE + x + 20;
      if (Math.abs(theirs[at]! - data[4 * at + channel]!) > 8)
        apart.push(`${what}: ${data[4 * at + channel]}, not ${theirs[at]}`);
    }
    expect([name, apart]).toEqual([name, []]);
  }
});

/** Where the value of a tag of a TIFF is. */
const tagOf = (tiff: Buffer, tag: number): number => {
  const rows = tiff.readUInt32LE(4) + 2;
  const count = tiff.readUInt16LE(rows - 2);
  return rows + 8 + 12 * Array.from({ length: count }, (_, k) => tiff.readUInt16LE(rows + 12 * k)).indexOf(tag);
};

it('leaves pages whose colours stand for themselves, unless one has many inks', async () => {
  for (const [black, isDrawn] of [
    [0, false],
    [0.5, true],
  ] as const) {
    const file = await PDFDocument.create();
    file.addPage([100, 100]).drawRectangle({ width: 50, height: 50, color: cmyk(1, 1, 1, black) });
    const pages = await inkPages(await sourcePage(await pdfSource(await file.save())));
    expect(pages !== undefined).toBe(isDrawn);
  }
});

it('tells them with the other findings', async () => {
  const box = dieline('becf-10101', { length: 60, width: 25, height: 100 });
  const layers = [{ file: 'inks.pdf', on: 'front', at: [0, 0], width: 60 }] as const;
  const { findings } = await pressPdf(box, { schema: 1, layers }, { asset: drawn });
  const [first, ...others] = findings.filter(({ kind }) => kind === 'inks');
  expect([first?.panel, others]).toEqual(['front', []]);
  // A small shading, by its pixels.
  expect(first!.values.percent).toBeGreaterThan(360);
  expect(first!.values.percent).toBeLessThan(382);
});

it('does not keep silent about a condition whose limit is not known', async () => {
  const layer = { source: await pdfSource(await drawn()), at: [], side: 'outside' } as const;
  const sums = inkSums({} as never, { side: 'outside' } as never, 3, { layers: [layer], condition: 'House 7', draw });
  await expect(sums).rejects.toThrow('the most that House 7 allows is not known');
});
