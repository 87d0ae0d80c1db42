import { PDFDocument, PDFWriter } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { chains, type FileOptions, formats, type LineKind, serviceProfile, writePdf } from '../../src/formats/index.ts';
import { length, type Point } from '../../src/geometry/index.ts';
import { catalogue, drawOne } from '../../src/index.ts';
import { type Dieline, extent } from '../../src/sheet/index.ts';
import { count, readPdf, readXml, sameLines } from '../support/read/index.ts';
import { broken, hostile, label, labels, samples, wall } from './samples.ts';

const titleOf = (line: string): string => serviceProfile.lines[line as LineKind].title;
/** Position of the sheet's origin on the page: the trim box is the bounding box of the cuts. */
const originOf = ([left, bottom]: readonly number[], dieline: Dieline): Point => {
  const box = extent(dieline);
  return [left! - box.left, bottom! - box.bottom];
};

describe.each(Object.entries(samples))('%s', (_, dieline) => {
  test('reads back', async () => {
    const pdf = readPdf(await writePdf(dieline, labels, { header: ['one', 'two'] }));
    sameLines(dieline, pdf, titleOf, originOf(pdf.trim, dieline));
    expect(count(pdf.chains, 'Cut').closed).toBe(
      chains(dieline).filter(({ line, closed }) => line === 'cut' && closed).length,
    );
    expect(pdf.texts.map(({ layer, value, rotation }) => [layer, value, rotation])).toEqual([
      ['Dimensions', '60.00mm', 0],
      ['Dimensions', '40.00mm', 90],
      ['Header', 'one', 0],
      ['Header', 'two', 0],
    ]);
    expect(pdf.texts[0]!.height).toBeCloseTo(3, 3);
    expect(pdf.fills).toHaveLength(4);
    const [, , right, top] = pdf.media;
    for (const { curves } of pdf.chains)
      for (const {
        from: [x, y],
      } of curves)
        expect(x > 5 && y > 5 && x < right! - 5 && y < top! - 5).toBe(true);
  });
});

test('has a layer, an ink and a processing step for each type', async () => {
  const { layers: names, inks, steps } = readPdf(await writePdf(samples.rich, labels, { header: ['x'] }));
  expect(names).toEqual(['Crease', 'Combination', 'Perforation', 'Half-cut', 'Bleed', 'Cut', 'Dimensions', 'Header']);
  expect(Object.fromEntries(inks)).toMatchObject({ Cut: 'CutContour', Crease: 'Crease', Perforation: 'Perforation' });
  expect(Object.fromEntries(steps)).toEqual({
    Crease: 'Structural/Creasing',
    Combination: 'Structural/CuttingCreasing',
    Perforation: 'Structural/Perforating',
    'Half-cut': 'Structural/PartialCutting',
    Bleed: 'Structural/Bleed',
    Cut: 'Structural/Cutting',
    Dimensions: 'Dimensions',
    Header: 'Legend',
  });
});

test('has the size of the box, trimmed to the cuts', async () => {
  const { media, trim, chains: read } = readPdf(await writePdf(samples.halved, []));
  expect(media.map((v) => Math.round(v * 1e3) / 1e3)).toEqual([0, 0, 80, 60]);
  expect([trim[2]! - trim[0]!, trim[3]! - trim[1]!]).toEqual([expect.closeTo(60, 3), expect.closeTo(40, 3)]);
  expect(read.flatMap(({ curves }) => curves).reduce((sum, c) => sum + length(c), 0)).toBeCloseTo(240, 3);
});

test.each(hostile)('has the text %j in its place', async (text) => {
  const pdf = readPdf(await writePdf(samples.halved, [label(text)], { header: [text] }));
  expect(pdf.texts).toHaveLength(2);
  expect(pdf.chains).toHaveLength(4);
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
  const known = line.replace(/[\p{Surrogate}\uffff]|[^\u0020-\u00ff€—]/gu, '?');
  expect(pdf.texts.map(({ value }) => value)).toEqual([known, known]);
  expect(pdf.title).toBe(text ? line.replace(/[\p{Surrogate}\uffff]/gu, '\ufffd') : undefined);
  readXml(pdf.xmp.replace(/<\?xpacket[^?]*\?>/g, '').trim());
});

test('rejects a number that is not finite and a drawing larger than a page', async () => {
  for (const v of [Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    for (const dieline of broken(v)) await expect(writePdf(dieline, [])).rejects.toThrow(RangeError);
  const giant = wall({ curves: [{ kind: 'line', from: [0, 0], to: [6000, 20] }] });
  await expect(writePdf(giant, [])).rejects.toThrow('6020 × 60 mm; a PDF page is at most 5080 mm (14400 pt)');
  await expect(writePdf(samples.halved, [], { header: ['x'.repeat(1e5)] })).rejects.toThrow(RangeError);
});

test('the same drawing gives the same bytes, a different one another ID', async () => {
  const first = await writePdf(samples.rich, labels);
  const [other, again] = await Promise.all([writePdf(samples.twoParts, []), writePdf(samples.rich, labels)]);
  expect(Buffer.from(again).equals(first)).toBe(true);
  expect(readPdf(other).id).not.toBe(readPdf(first).id);
  expect(Buffer.from(first).includes('Date')).toBe(false);
});

test('the bleed box contains the drawn bleed', async () => {
  const bled = await drawOne(catalogue, 'becf-10101', { overflow: true, overflow_margin: 4 }).pdf();
  const [page] = (await PDFDocument.load(bled)).getPages();
  const [trim, bleed] = [page!.getTrimBox(), page!.getBleedBox()];
  const mm = 72 / 25.4;
  expect(trim.x - bleed.x).toBeCloseTo(4 * mm, 2);
  expect(bleed.width - trim.width).toBeCloseTo(8 * mm, 2);
  expect(bleed.height - trim.height).toBeCloseTo(8 * mm, 2);
});

describe('pdf-lib reads a file and writes it again to the same bytes', () => {
  const at = [
    { cos: 1, sin: 0, x: 5, y: 5 },
    { cos: 0, sin: 1, x: 90.5, y: 5 },
  ];
  const copies = [{ name: 'wall', dieline: samples.rich, at }];
  test.each<[string, FileOptions]>([
    ['a drawing', {}],
    ['a title', { header: ['A box & more', 'ä'] }],
    ['copies', { copies, trim: { left: 0, bottom: 0, right: 200, top: 100 } }],
    ['layers for artwork', { artwork: {}, header: ['x'] }],
    ['pages of a printer', { tiles: 'A4', header: ['x'] }],
  ])('%s', async (_, options) => {
    for (const texts of [labels, []]) {
      const file = await formats.pdf.write(samples.rich, texts, options);
      const { context } = await PDFDocument.load(file, { updateMetadata: false });
      const again = await PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
      const [written, read] = [file, again].map((bytes) => Buffer.from(bytes).toString('latin1'));
      // Forms have other spaces and zeros, which move what follows.
      const plain = (text: string | undefined): string =>
        text!
          .slice(0, options.copies && text!.indexOf('\nxref'))
          .replace(/(?<=\/BBox .*\.\d*?)0+(?= )/g, '')
          .replace(/(?<=\/BBox .*)\.(?= )/g, '')
          .replaceAll('<<>>', '<<\n>>');
      expect(plain(written)).toBe(plain(read));
    }
  });
});
