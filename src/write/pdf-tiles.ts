import type { PDFContext, PDFDict, PDFObject, PDFRef } from 'pdf-lib';
import { type Box, boundsOfLines, boxWithin, type Point } from '../geometry/index.ts';
import { type Dieline, extent, type Label } from '../sheet/index.ts';
import { contentId } from './content-id.ts';
import { PageSink, pdfContent } from './pdf-content.ts';
import { pdfFont } from './pdf-font.ts';
import { layerGroup, loadPdfLib, OVERPRINT, PRODUCER, separation } from './pdf-frame.ts';
import { layers, type PdfLayer, POINTS_PER_MM } from './profile.ts';
import { labelBox, oneLine, textLength } from './text.ts';
import {
  FOOTER,
  isPaper,
  OVERLAP,
  type Paper,
  PRINTER_MARGIN,
  paperNames,
  planTiles,
  type TilePage,
  type TilePlan,
  tilePages,
} from './tile-plan.ts';
import { placeSquare, SQUARE, type Square } from './tile-square.ts';

/** Nobody glues more pages together than this. */
const MOST_PAGES = 200;
const TEXT = 2.2;
const LEADING = 4;
const ABOUT_SIZE = ['This square measures 50 mm.', 'Else print again at 100 %,', 'without fitting to the page.'];
const ABOUT_SEAMS = ['', 'Of two pages cut one along', 'the dashed line, lay it cross', 'on cross, and glue.'];
const ABOUT_SIDE = ['', 'You see the print side.'];
const MARK_WIDTH = 0.15;
/** Width of the lines that show what kinds of line there are, in mm. */
const KIND_WIDTH = 0.4;
/** Half the length of a cross, in mm. */
const CROSS = 4;

/** Lines and words that help to put pages together. */
const MARKS: PdfLayer = { ...layers.legend, name: 'marks', title: 'Page marks' };

export interface TileOptions {
  readonly paper: Paper;
  /** Lines of text that say what it is; the first is the title, and stands on each page. */
  readonly header?: readonly string[];
}

/**
 * Writes a drawing as PDF over pages of a desktop printer, 1:1. Neighbours both show a strip of 10 mm, with a dashed line to cut
 * one of them along and crosses to lay on one another. Each page says its row and column; a square of 50 mm shows whether the printer
 * kept the size, and in it stand the kinds of line. Labels beside the blank are left out: they would cost pages.
 * @throws RangeError (rejects) if there is nothing to draw, for an unknown paper, and for more than 200 pages.
 * @example
 * const { drawing, labels, header } = dieline('becf-10101');
 * const file = await writeTiles(drawing.dieline, labels, { paper: 'A4', header });
 */
export const writeTiles = async (
  dieline: Dieline,
  labels: readonly Label[],
  { paper, header = [] }: TileOptions,
): Promise<Uint8Array> => {
  if (!isPaper(paper))
    throw new RangeError(`Unknown paper ${JSON.stringify(paper)}. Choose one of: ${paperNames.join(', ')}`);
  const box = cutBox(dieline);
  const plan = planTiles({ width: box.right - box.left, height: box.top - box.bottom }, paper);
  const count = plan.columns * plan.rows;
  if (count > MOST_PAGES)
    throw new RangeError(`${paper} would take ${count} pages; a tiled PDF has at most ${MOST_PAGES}`);
  const shown = labels.filter((label) => boxWithin(labelBox(label), box));
  const content = pdfContent(dieline, shown, [], [0, 0]);
  const tiles = tilePages(plan, box);
  const square = placeSquare(dieline, shown, tiles, plan);
  const title = oneLine(header[0] ?? '');
  const kinds = content.used.filter(({ step }) => step?.group === 'Structural');
  const pages = tiles.map((tile) => pageOf(tile, plan, count, title, square, kinds));
  const texts = [...shown.map(({ text }) => text.value), ...pages.flatMap(({ texts: own }) => own)];
  return assemble(await loadPdfLib(), {
    plan,
    box,
    title,
    drawing: content.operators,
    used: [...content.used, MARKS],
    pages: pages.map(({ operators }) => operators),
    font: await pdfFont(texts),
  });
};

const cutBox = (dieline: Dieline): Box => {
  const cuts = extent(dieline);
  const box = cuts.left <= cuts.right ? cuts : boundsOfLines(dieline.lines);
  if (!(box.left <= box.right && box.bottom <= box.top)) throw new RangeError('there is nothing to draw');
  return box;
};

/** What a page draws, and the texts it needs characters of. */
const pageOf = (
  tile: TilePage,
  plan: TilePlan,
  count: number,
  title: string,
  square: Square,
  kinds: readonly PdfLayer[],
): { readonly operators: Uint8Array; readonly texts: readonly string[] } => {
  const { columns, rows, field } = plan;
  const { row, column, left, bottom } = tile;
  // From the drawing to the page.
  const origin: Point = [PRINTER_MARGIN - left, PRINTER_MARGIN + FOOTER - bottom];
  const page = new PageSink(origin);
  const [right, top] = [left + field.width, bottom + field.height];
  page.ascii('q ').at([left, bottom]).length(field.width).length(field.height).ascii('re W n 1 0 0 1 ');
  page.at([0, 0]).ascii('cm /drawing Do Q\n');

  page
    .ascii(`/OC /${MARKS.name} BDC\nq\n/${MARKS.name} CS /${MARKS.name} cs 0.6 SCN 1 scn\n`)
    .length(MARK_WIDTH)
    .ascii('w\n');
  const line = (...points: readonly Point[]): void => {
    for (const [k, point] of points.entries()) page.at(point).ascii(k ? 'l ' : 'm ');
    page.ascii('S\n');
  };
  const seam = (across: boolean, at: number): void => {
    const [from, to]: [Point, Point] = across
      ? [
          [left, at],
          [right, at],
        ]
      : [
          [at, bottom],
          [at, top],
        ];
    page.ascii('[ ').length(3).length(2).ascii('] 0 d\n');
    line(from, to);
    page.ascii('[ ] 0 d\n');
    for (const share of [0.25, 0.75]) {
      const [x, y]: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      line([x - CROSS, y], [x + CROSS, y]);
      line([x, y - CROSS], [x, y + CROSS]);
      line([x - CROSS / 2, y], [x, y + CROSS / 2], [x + CROSS / 2, y], [x, y - CROSS / 2], [x - CROSS / 2, y]);
    }
  };
  // In the middle of what both show: the same place of the drawing on both.
  if (column > 0) seam(false, left + OVERLAP / 2);
  if (column < columns - 1) seam(false, right - OVERLAP / 2);
  if (row > 0) seam(true, top - OVERLAP / 2);
  if (row < rows - 1) seam(true, bottom + OVERLAP / 2);

  const texts: string[] = [];
  const write = (text: string, at: Point): void => {
    texts.push(text);
    page.show(text, at, TEXT, 0);
  };
  if (square.tile === tile) {
    const [x, y] = square.at;
    line([x, y], [x + SQUARE, y], [x + SQUARE, y + SQUARE], [x, y + SQUARE], [x, y]);
    for (const [k, text] of [...ABOUT_SIZE, ...(count > 1 ? ABOUT_SEAMS : []), ...ABOUT_SIDE].entries())
      write(text, [x + 4, y + SQUARE - 6 - k * LEADING]);
    // Every kind of line that is drawn, two in a row.
    const rowCount = Math.ceil(kinds.length / 2);
    for (const [k, kind] of kinds.entries()) {
      const [start, base] = [x + 4 + (k % 2) * 21, y + 2 + LEADING * (rowCount - 1 - Math.floor(k / 2))];
      page.ascii(`q /${kind.name} CS 1 SCN\n`).length(KIND_WIDTH).ascii('w\n');
      line([start, base + TEXT / 2], [start + 5, base + TEXT / 2]);
      page.ascii('Q\n');
      write(kind.title, [start + 6.5, base]);
    }
  }
  const number = `row ${row + 1} of ${rows}, column ${column + 1} of ${columns}; page ${row * columns + column + 1} of ${count}`;
  const base = bottom - FOOTER + TEXT / 2;
  write(number, [left, base]);
  const after = textLength(number, TEXT) + 6;
  if (title && after + textLength(title, TEXT) <= field.width) write(title, [left + after, base]);
  page.ascii('Q\nEMC\n');
  return { operators: page.take(), texts };
};

interface Document {
  readonly plan: TilePlan;
  readonly box: Box;
  readonly title: string;
  readonly drawing: Uint8Array;
  readonly used: readonly PdfLayer[];
  readonly pages: readonly Uint8Array[];
  readonly font: Awaited<ReturnType<typeof pdfFont>>;
}

type PdfLib = Awaited<ReturnType<typeof loadPdfLib>>;

/** The drawing once, as a form, and pages that place it. */
const assemble = async (
  lib: PdfLib,
  { plan, box, title, drawing, used, pages, font }: Document,
): Promise<Uint8Array> => {
  const { PDFContext: Context, PDFHexString, PDFObjectParser, PDFWriter } = lib;
  const pdf = Context.create();
  const encoded = (value: string): PDFObject => PDFHexString.fromText(value);
  const parsed = (text: string): PDFRef =>
    pdf.register(PDFObjectParser.forBytes(new TextEncoder().encode(text), pdf).parseObject());
  const groups = used.map((layer) => pdf.register(layerGroup(pdf, layer, encoded(layer.title))));
  const named = (of: (layer: PdfLayer, k: number) => PDFObject) =>
    Object.fromEntries(used.map((layer, k) => [layer.name, of(layer, k)]));
  const program = pdf.register(
    pdf.stream(font.program, { Filter: 'FlateDecode', Length1: font.length, Length: font.program.length }),
  );
  const resources = {
    ColorSpace: named((layer) => separation(pdf, layer)),
    Properties: named((_, k) => groups[k]!),
    ExtGState: { overprint: OVERPRINT },
    Font: { text: parsed(font.font(`${parsed(font.descriptor(`${program}`))}`)) },
  };
  const points = (mm: number): number => Number((mm * POINTS_PER_MM).toFixed(4));
  // Wide enough for the width of lines.
  const edges = [box.left - 1, box.bottom - 1, box.right + 1, box.top + 1].map(points);
  const form = pdf.register(
    pdf.flateStream(drawing, { Type: 'XObject', Subtype: 'Form', BBox: edges, Resources: resources }),
  );
  const shared = pdf.register(pdf.obj({ ...resources, XObject: { drawing: form } }) as PDFDict);
  const tree = pdf.nextRef();
  const media = [0, 0, points(plan.page.width), points(plan.page.height)];
  const kids = pages.map((operators) =>
    pdf.register(
      pdf.obj({
        Type: 'Page',
        Parent: tree,
        MediaBox: media,
        Contents: pdf.register(pdf.flateStream(operators)),
        Resources: shared,
      }),
    ),
  );
  pdf.assign(tree, pdf.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  setTrailer(pdf, lib, {
    Root: pdf.register(
      pdf.obj({
        Type: 'Catalog',
        Pages: tree,
        OCProperties: { OCGs: groups, D: { Name: encoded('Layers'), Order: groups } },
        // Printed to size, not to the paper.
        ViewerPreferences: { PrintScaling: 'None' },
      }),
    ),
    Info: pdf.register(pdf.obj({ Producer: encoded(PRODUCER), ...(title && { Title: encoded(title) }) })),
    id: contentId(drawing, `${title}\n${pages.length}`, media),
  });
  return PDFWriter.forContext(pdf, Number.POSITIVE_INFINITY).serializeToBuffer();
};

const setTrailer = (
  pdf: PDFContext,
  { PDFHexString }: PdfLib,
  { Root, Info, id }: { readonly Root: PDFRef; readonly Info: PDFRef; readonly id: string },
): void => {
  const name = PDFHexString.of(id);
  Object.assign(pdf.trailerInfo, { Root, Info, ID: pdf.obj([name, name]) });
};
