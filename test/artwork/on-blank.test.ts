import { Resvg } from '@resvg/resvg-js';
import { cmyk, type PDFArray, PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { drawArtwork, png } from '../../src/artwork/index.ts';
import { unmultiplied } from '../../src/artwork/pixels.ts';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { boundsOf } from '../../src/geometry/index.ts';
import { artworkOnBlank, dieline, templates } from '../../src/index.ts';
import { mainId } from '../../src/template/index.ts';
import { unpacked } from '../mockup/looking.ts';
import { someOf } from '../support/turns.ts';
import { whenFree } from '../support/when-free.ts';
import { withDensity } from './with-density.ts';

/** Most that artwork may lie off its place, in mm. */
const NEAR = 0.1;
const PT = 72 / 25.4;

type Box = ReturnType<typeof dieline>;

/** A magenta square that somebody draws on the blank: its side, and its lower left corner from that of the blank, in mm. */
const SIDE = 20;
const at = ({ size }: Box) => [size.width * 0.3, size.height * 0.4] as const;

const bytesOf = (file: string | Uint8Array): Uint8Array => (typeof file === 'string' ? Buffer.from(file) : file);

const onPdf = async (box: Box, change: (file: PDFDocument) => void = () => undefined) => {
  const file = await PDFDocument.load(await box.pdf({ artwork: {}, header: box.header }));
  const page = file.getPage(0);
  const trim = page.getTrimBox();
  const [x, y] = at(box);
  page.drawRectangle({
    x: trim.x + x * PT,
    y: trim.y + y * PT,
    width: SIDE * PT,
    height: SIDE * PT,
    color: cmyk(0, 1, 0, 0),
  });
  change(file);
  return file.save();
};

const onSvg = async (box: Box): Promise<string> => {
  const file = Buffer.from(bytesOf(await box.file('svg', { artwork: {} }))).toString();
  const { lines } = await readDrawing(Buffer.from(file));
  const { left, bottom } = boundsOf(lines.flatMap(({ kind, curve }) => (kind === 'cut' ? [curve] : [])));
  const [x, y] = at(box);
  return file.replace(
    '</svg>',
    `<rect x="${left + x}" y="${-bottom - y - SIDE}" width="${SIDE}" height="${SIDE}" fill="#e5007d"/></svg>`,
  );
};

/** Another program saves a template anew: as it was, on a larger page, turned on its side, without our mark, as pixels. */
const drawnOn: Readonly<Record<string, (box: Box) => Promise<Uint8Array>>> = {
  pdf: (box) => onPdf(box),
  'pdf on a larger page': (box) =>
    onPdf(box, (file) => {
      const page = file.getPage(0);
      for (const set of ['setMediaBox', 'setCropBox', 'setTrimBox'] as const) page[set](-50, -70, 9000, 9000);
    }),
  svg: async (box) => Buffer.from(await onSvg(box)),
  'svg with our layers hidden': async (box) =>
    Buffer.from((await onSvg(box)).replaceAll('<g id=', '<g style="display:none" id=')),
  'pdf without our layers, trimmed to the page': (box) =>
    onPdf(box, (file) => {
      const page = file.getPage(0);
      const { width, height } = page.getMediaBox();
      page.setTrimBox(0, 0, width, height);
      const contents = page.node.normalizedEntries().Contents as PDFArray;
      contents.remove(0);
    }),
  'svg without the mark': async (box) =>
    Buffer.from((await onSvg(box)).replaceAll('Boxwright artwork template', 'Our artwork')),
  png: async (box) => {
    const svg = await onSvg(box);
    const width = Number(/width="([\d.]+)mm"/.exec(svg)![1]);
    const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: Math.round((width * 150) / 25.4) } }).render();
    return withDensity(png(unmultiplied(drawn)), 150);
  },
};

/** The middle of the magenta square on the blank, from its left and upper edge, in mm. */
const middleOf = async (box: Box, artwork: Uint8Array): Promise<readonly [number, number]> => {
  const [picture] = await whenFree(() => drawArtwork(artwork, [[255, 255, 255]]));
  const { width, height, data } = unpacked(picture!.bytes);
  let [sum, x, y] = [0, 0, 0];
  for (let k = 0; k < width * height; k++) {
    const [r, g, b] = data.subarray(4 * k, 4 * k + 3) as unknown as [number, number, number];
    // Half-cuts are of another magenta.
    const weight = r > 150 && g < 60 && Math.abs(b - 130) < 50 ? 1 : 0;
    sum += weight;
    x += weight * ((k % width) + 0.5);
    y += weight * (Math.floor(k / width) + 0.5);
  }
  return [((x / sum) * box.size.width) / width, ((y / sum) * box.size.height) / height];
};

it('artwork that was drawn on our template lies on the box to 0.1 mm', async () => {
  const faults: string[] = [];
  // Half-cuts have nearly the colour of the square: its middle could not be measured.
  const measurable = (id: string): boolean =>
    !dieline(id as 'becf-10101').drawing.dieline.lines.some(({ line }) => line === 'half-cut');
  const twenty = templates
    .filter((_, k) => k % 14 === 0)
    .map(mainId)
    .filter(measurable);
  for (const id of someOf(twenty, 3, 6)) {
    const box = dieline(id as 'becf-10101');
    const [x, y] = at(box);
    const expected = [x + SIDE / 2, box.size.height - y - SIDE / 2] as const;
    for (const [name, draw] of Object.entries(drawnOn)) {
      const placed = await artworkOnBlank(box, await draw(box));
      // A large box is drawn with pixels of a quarter of a millimetre.
      const near = Math.max(NEAR, Math.max(box.size.width, box.size.height) / 2048 / 2);
      const middle = placed ? await middleOf(box, placed.artwork) : [Number.NaN, 0];
      if (!(Math.abs(middle[0]! - expected[0]) <= near && Math.abs(middle[1]! - expected[1]) <= near))
        faults.push(`${id} ${name}: ${middle} instead of ${expected} (${placed?.by})`);
    }
  }
  expect(faults).toEqual([]);
});

it('finds nothing in a picture without a size, in a drawing of another box and in what is no drawing', async () => {
  const box = dieline('becf-10101');
  const other = await dieline('becf-10101', { length: 77 }).pdf();
  const plain = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
  );
  const pixels = png({ width: 2, height: 2, data: new Uint8Array(16).fill(99) });
  for (const file of [other, plain, pixels, Buffer.from('<svg'), Buffer.from('%PDF-1.4')])
    expect(await artworkOnBlank(box, file)).toBeUndefined();
});
