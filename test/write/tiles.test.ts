import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { paperNames, planTiles } from '../../src/formats/index.ts';
import { tilesSink } from '../../src/formats/pdf/write/pdf-tiles.ts';
import { boundsOf, length, type Point, straight } from '../../src/geometry/index.ts';
import { dieline, drawLayout, formats, nest, readDrawing } from '../../src/index.ts';
import { extent } from '../../src/sheet/index.ts';
import { checkFiles } from '../support/checkers.ts';
import { newFolder } from '../support/folder.ts';
import { readPdf } from '../support/read/index.ts';

const POINT = 25.4 / 72;
const folder = newFolder();

const checked = (name: string, file: Uint8Array): void => {
  const path = join(folder, name);
  writeFileSync(path, file);
  checkFiles([path]);
};

interface Page {
  readonly size: readonly [width: number, height: number];
  readonly operators: string;
  /** The shown part of the drawing: left, bottom, right and top in mm. */
  readonly shows: readonly [number, number, number, number];
  /** Position of the drawing's origin on it, in mm. */
  readonly origin: readonly [number, number];
}

/** Pages as read by another library. */
const pagesOf = async (file: Uint8Array): Promise<Page[]> => {
  const document = await PDFDocument.load(file);
  return document.getPages().map((page): Page => {
    const stream = document.context.lookup(page.node.get(page.node.context.obj('Contents') as never)) as PDFRawStream;
    const operators = new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());
    const { width, height } = page.getSize();
    const [, x, y, wide, high, dx, dy] = /^q (\S+) (\S+) (\S+) (\S+) re W n 1 0 0 1 (\S+) (\S+) cm \/drawing Do Q/m
      .exec(operators)!
      .map((text) => Number(text) * POINT) as [number, number, number, number, number, number, number];
    const [left, bottom] = [x - dx, y - dy];
    return {
      size: [width * POINT, height * POINT],
      operators,
      shows: [left, bottom, left + wide, bottom + high],
      origin: [dx, dy],
    };
  });
};

const texts = ({ operators }: Page): string[] => [...operators.matchAll(/\((.*)\) Tj/g)].map(([, text]) => text!);

describe('a drawing on several pages', () => {
  const box = dieline('becf-10101', { length: 90, width: 90, height: 110, material: 0.5 });
  const { dieline: drawing } = box.drawing;

  it('uses the fewest pages, portrait or landscape', () => {
    expect(planTiles({ width: 374.5, height: 318 }, 'A4')).toMatchObject({ columns: 2, rows: 2 });
    expect(planTiles({ width: 190, height: 260 }, 'A4')).toMatchObject({ columns: 1, rows: 1 });
    expect(planTiles({ width: 260, height: 170 }, 'A4')).toMatchObject({ columns: 1, rows: 1, page: { width: 297 } });
    for (const paper of paperNames) {
      const { columns, rows, field } = planTiles({ width: 1039, height: 739 }, paper);
      expect(columns * field.width - (columns - 1) * 10).toBeGreaterThanOrEqual(1040);
      expect(rows * field.height - (rows - 1) * 10).toBeGreaterThanOrEqual(740);
      expect((columns - 1) * field.width - (columns - 2) * 10).toBeLessThan(1040);
    }
  });

  it('is complete, at true size, and neighbours share a strip with the same marks', async () => {
    const file = await box.pdf({ tiles: 'A4', header: box.header });
    checked('tiles.pdf', file);
    expect(Buffer.from(await box.pdf({ tiles: 'A4', header: box.header })).equals(Buffer.from(file))).toBe(true);
    const pages = await pagesOf(file);
    expect(pages.map(texts).map(([first]) => first)).not.toContain(undefined);
    expect(pages.flatMap(texts).filter((text) => text.startsWith('row'))).toEqual([
      'row 1 of 2, column 1 of 2; page 1 of 4',
      'row 1 of 2, column 2 of 2; page 2 of 4',
      'row 2 of 2, column 1 of 2; page 3 of 4',
      'row 2 of 2, column 2 of 2; page 4 of 4',
    ]);
    const { left, bottom, right, top } = extent(drawing);
    const all = pages.map(({ shows }) => shows);
    expect(Math.min(...all.map(([x]) => x))).toBeLessThan(left);
    expect(Math.min(...all.map(([, y]) => y))).toBeLessThan(bottom);
    expect(Math.max(...all.map(([, , x]) => x))).toBeGreaterThan(right);
    expect(Math.max(...all.map(([, , , y]) => y))).toBeGreaterThan(top);
    const [first, second, third] = all as [Page['shows'], Page['shows'], Page['shows']];
    expect(first[2] - second[0]).toBeCloseTo(10, 3);
    expect(third[3] - first[1]).toBeCloseTo(10, 3);
    // The centre of a cross is at the same place of the drawing on both pages.
    const crossesOf = ({ operators, origin: [dx, dy] }: Page): string[] =>
      [...operators.matchAll(/^(\S+) (\S+) m (\S+) \2 l S$/gm)]
        .filter(([, from, , to]) => Math.abs((Number(to) - Number(from)) * POINT - 8) < 0.01)
        .map(([, from, y, to]) =>
          [((Number(from) + Number(to)) / 2) * POINT - dx, Number(y) * POINT - dy].map((v) => v.toFixed(2)).join(' '),
        );
    const [a, b] = pages.map((page) => new Set(crossesOf(page))) as [Set<string>, Set<string>];
    expect(a.size).toBe(4);
    expect([...a].filter((cross) => b.has(cross))).toHaveLength(2);
  });

  it('has bars of 100 mm along both axes, where they touch no line', async () => {
    const pages = await pagesOf(await box.pdf({ tiles: 'A3' }));
    const bars = pages.flatMap(({ operators, origin: [dx, dy] }) =>
      [...operators.matchAll(/^(\S+) (\S+) m (\S+) (\S+) l S$/gm)].flatMap((found) => {
        const [, x, y, toX, toY] = found.map((text) => Number(text) * POINT) as [
          number,
          number,
          number,
          number,
          number,
        ];
        const [wide, high] = [toX - x, toY - y];
        return Math.abs(wide + high - 100) < 0.01 ? [{ wide, high, x: x - dx, y: y - dy }] : [];
      }),
    );
    expect(bars.map(({ wide, high }) => [Math.round(wide), Math.round(high)])).toEqual([
      [100, 0],
      [0, 100],
    ]);
    for (const { wide, high, x, y } of bars)
      for (const { curve } of drawing.lines) {
        const { left, right, bottom, top } = boundsOf([curve]);
        if (curve.kind === 'line') expect(left < x + wide && right > x && bottom < y + high && top > y).toBe(false);
      }
    expect(pages.flatMap(texts).filter((text) => text === '100 mm')).toHaveLength(2);
  });

  it('has one square of 50 mm, beside the blank where it fits', async () => {
    const pages = await pagesOf(await box.pdf({ tiles: 'letter' }));
    const squares = pages.flatMap(({ operators, origin: [dx, dy] }) =>
      [...operators.matchAll(/^(\S+) (\S+) m (\S+) \2 l \3 (\S+) l \1 \4 l \1 \2 l S$/gm)].map((found) => {
        const [, x, y, right, top] = found.map((text) => Number(text) * POINT) as [
          number,
          number,
          number,
          number,
          number,
        ];
        return { wide: right - x, high: top - y, at: [x - dx, y - dy] as const };
      }),
    );
    const [first, ...map] = squares;
    expect(first).toEqual({ wide: expect.closeTo(50, 3), high: expect.closeTo(50, 3), at: expect.anything() });
    // The others are the pages of the map, small.
    expect(map).toHaveLength(pages.length);
    for (const { wide, high } of map) expect(Math.max(wide, high)).toBeLessThan(41);
    const [x, y] = first!.at;
    for (const { curve } of drawing.lines) {
      const { left, right, bottom, top } = boundsOf([curve]);
      if (curve.kind === 'line') expect(left < x + 50 && right > x && bottom < y + 50 && top > y).toBe(false);
    }
    expect(pages.flatMap(texts)).toContain('This square measures 50 mm.');
    expect(pages.flatMap(texts)).toContain('This is the print side.');
    expect(pages.flatMap(texts).join(' ')).toContain(
      'Cut one of two pages along the dash-dot line, align the crosses, and glue.',
    );
    // Each line type, in its colour, inside the square.
    const kinds = pages.flatMap(({ operators, origin: [dx, dy] }) =>
      [
        ...operators.matchAll(
          /^q \/(\S+) CS 1 SCN 1 J\n\S+ w\n(\[.*\] 0 d\n)?(\S+) (\S+) m (\S+) \4 l S\nQ\nBT .*\((.*)\) Tj/gm,
        ),
      ].map(([, kind, dashes, from, base, to, title]) => ({
        named: [kind, title],
        dashes,
        ends: [Number(from) * POINT - dx - x, Number(to) * POINT - dx - x, Number(base) * POINT - dy - y],
      })),
    );
    expect(kinds.map(({ named }) => named)).toEqual([
      ['crease', 'Crease'],
      ['cut', 'Cut'],
    ]);
    for (const at of kinds.flatMap(({ ends }) => ends)) expect(at > 0 && at < 50).toBe(true);
  });

  it('distinguishes line types in black and white, with a legend beside the square', async () => {
    const kinds = ['cut', 'crease', 'perforation', 'combination', 'half-cut', 'bleed'] as const;
    const nodes = kinds.flatMap((_, k): Point[] => [
      [0, 10 * k],
      [150, 10 * k],
    ]);
    const lines = kinds.map((line, k) => {
      const curve = straight(nodes[2 * k]!, nodes[2 * k + 1]!);
      return { from: 2 * k, to: 2 * k + 1, curve, line, panels: [], part: 0 };
    });
    const file = (await tilesSink({ nodes, lines, parts: ['one'] }, [], { paper: 'A4' })).take();
    const { context } = await PDFDocument.load(file);
    const streams = context.enumerateIndirectObjects().flatMap(([, object]) => {
      const text =
        object instanceof PDFRawStream ? new TextDecoder('latin1').decode(decodePDFRawStream(object).decode()) : '';
      return text.includes('/OC /cut BDC') ? [text] : [];
    });
    const dashesIn = (text: string, before: string): Record<string, string> =>
      Object.fromEntries(
        kinds.map((kind) => {
          const [, part] = text.split(before.replace('KIND', kind));
          return [kind, /^.*?(\[ .*\]) 0 d\n|^/s.exec(part!.split('\nQ\n')[0]!)![1] ?? 'through'];
        }),
      );
    const drawn = dashesIn(streams[0]!, '/OC /KIND BDC\n');
    expect(streams).toHaveLength(1);
    expect(new Set(Object.values(drawn)).size).toBe(kinds.length);
    expect(drawn.cut).toBe('through');
    const [page] = await pagesOf(file);
    expect(dashesIn(page!.operators, 'q /KIND CS 1 SCN')).toEqual(drawn);
  });

  it('works for several parts and for one page; too many pages are rejected', async () => {
    const parts = dieline('becf-30101');
    const file = await parts.pdf({ tiles: 'A3' });
    checked('parts.pdf', file);
    const one = await pagesOf(await dieline('becf-10101', { length: 40, width: 20, height: 60 }).pdf({ tiles: 'A4' }));
    expect(one).toHaveLength(1);
    expect(texts(one[0]!).join(' ')).not.toContain('dash-dot');
    const huge = dieline('becf-21d01', { length: 1500, width: 1200, height: 1200 });
    await expect(huge.pdf({ tiles: 'A4' })).rejects.toThrow(/a tiled PDF has at most 200/);
    await expect(box.pdf({ tiles: 'A9' as never })).rejects.toThrow('Choose one of: A4, A3, letter');
  });
});

describe('a template for artwork', () => {
  // A window, so that the artwork must keep clear of a hole as well.
  const box = dieline('becf-10101', { length: 80, width: 40, height: 120, hanger_tab: 'triangle' } as never);
  const { dieline: drawing } = box.drawing;

  it('has an empty layer below the lines, its bleed and its safe area', async () => {
    const file = await box.pdf({ artwork: { bleed: 4, safe: 2 }, header: box.header });
    checked('artwork.pdf', file);
    const pdf = readPdf(file);
    expect(pdf.layers.slice(0, 3)).toEqual(['Artwork', 'Artwork bleed', 'Safe area front']);
    expect(pdf.layers).toContain('Cut');
    expect(pdf.chains.filter(({ layer }) => layer === 'Artwork')).toEqual([]);
    const edges = (title: string) =>
      boundsOf(pdf.chains.filter(({ layer }) => layer.startsWith(title)).flatMap(({ curves }) => curves));
    const [cut, bleed, safe, crease] = ['Cut', 'Artwork bleed', 'Safe area', 'Crease'].map(edges);
    expect(pdf.steps.get('Safe area front')).toBe('Positions/ContentArea');
    for (const [side, sign] of [
      ['left', -1],
      ['bottom', -1],
      ['right', 1],
      ['top', 1],
    ] as const) {
      expect(sign * (bleed![side] - cut![side])).toBeCloseTo(4, 2);
      // On the left it begins beyond the glue flap.
      expect(sign * ((side === 'left' ? crease : cut)![side] - safe![side])).toBeCloseTo(2, 2);
    }
    const page = (await PDFDocument.load(file)).getPage(0);
    const [trim, bled] = [page.getTrimBox(), page.getBleedBox()];
    expect((bled.width - trim.width) * POINT).toBeCloseTo(8, 2);
  });

  it('has the same lines as the plain PDF', async () => {
    const [plain, template] = await Promise.all(
      [{}, { artwork: {} }].map(async (options) => readDrawing(Buffer.from(await box.pdf(options)))),
    );
    const total = (of: typeof plain, line: string) =>
      of!.lines.filter((one) => one.kind === line).reduce((sum, { curve }) => sum + length(curve), 0);
    for (const line of ['cut', 'crease']) expect(total(template, line)).toBeCloseTo(total(plain, line), 2);
    expect(drawing.lines.length).toBeGreaterThan(20);
  });

  it('rejects an unlikely bleed', async () =>
    expect(box.pdf({ artwork: { bleed: -1 } })).rejects.toThrow('bleed is -1 mm; it must be from 0 to 100 mm. Try 3'));

  it('is not spread over pages', async () =>
    expect(box.pdf({ tiles: 'A4', artwork: {} })).rejects.toThrow(
      new RangeError('artwork and tiles contradict each other. Leave one of them out.'),
    ));
});

describe('pages of a layout', () => {
  it('are refused', async () => {
    const nesting = nest(dieline('becf-10101').drawing, { width: 1000, height: 700 }, { layouts: ['straight-box-0'] });
    const { dieline: lines, labels, options } = drawLayout(nesting, nesting.best);
    await expect(formats.pdf.write(lines, labels, { ...options, tiles: 'A4' })).rejects.toThrow(
      new RangeError('copies and tiles contradict each other. Leave one of them out.'),
    );
  });
});
