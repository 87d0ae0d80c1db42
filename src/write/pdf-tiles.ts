import type { PDFContext, PDFDict, PDFObject, PDFRef } from 'pdf-lib';
import { type Box, boundsOf, boxWithin, flatten, isInside, type Point, polygon } from '../geometry/index.ts';
import { type Dieline, extent, type Label } from '../sheet/index.ts';
import { chains } from './chains.ts';
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
  type TilePlan,
} from './tile-plan.ts';

/** Nobody glues more pages together than this. */
const MOST_PAGES = 200;
/** Side of the square that shows whether a printer keeps the size, in mm. */
const SQUARE = 50;
/** Between the square and lines, in mm. */
const CLEAR = 2;
/** Where a place for the square is looked for, from one to the next in mm. */
const SEARCH = 5;
const TEXT = 2.2;
const LEADING = 5;
const ABOUT_SIZE = ['This square measures 50 mm.', 'Else print again at 100 %,', 'without fitting to the page.'];
const ABOUT_SEAMS = ['', 'Of two pages cut one along', 'the dashed line, lay it cross', 'on cross, and glue.'];
const MARK_WIDTH = 0.15;
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
 * kept the size. Labels beside the blank are left out: they would cost pages.
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
  const tiles = tilesOf(plan, box);
  const square = placeSquare(dieline, shown, tiles, plan);
  const title = oneLine(header[0] ?? '');
  const pages = tiles.map((tile) => pageOf(tile, plan, count, title, square));
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
  const box = cuts.left <= cuts.right ? cuts : boundsOf(dieline.lines.map(({ curve }) => curve));
  if (!(box.left <= box.right && box.bottom <= box.top)) throw new RangeError('there is nothing to draw');
  return box;
};

/** One page: its place, and what of the drawing it shows. Rows count from above, as one lays them out. */
interface Tile {
  readonly row: number;
  readonly column: number;
  readonly left: number;
  readonly bottom: number;
}

/** The drawing lies in the middle of all pages. */
const tilesOf = ({ columns, rows, field }: TilePlan, box: Box): Tile[] => {
  const [acrossStep, downStep] = [field.width - OVERLAP, field.height - OVERLAP];
  const left = (box.left + box.right - columns * acrossStep - OVERLAP) / 2;
  const bottom = (box.bottom + box.top - rows * downStep - OVERLAP) / 2;
  return Array.from({ length: rows * columns }, (_, k) => {
    const [row, column] = [Math.floor(k / columns), k % columns];
    return { row, column, left: left + column * acrossStep, bottom: bottom + (rows - 1 - row) * downStep };
  });
};

interface Square {
  readonly tile: Tile;
  /** Its lower left corner in the drawing. */
  readonly at: Point;
}

/**
 * The first place where the square touches no line and no text, beside the blank rather than on a panel; the middle of the first page
 * where there is none.
 */
const placeSquare = (
  dieline: Dieline,
  labels: readonly Label[],
  tiles: readonly Tile[],
  { field }: TilePlan,
): Square => {
  const segments = dieline.lines.flatMap(({ curve }) => {
    const points = [curve.from, ...flatten(curve, 0.5)];
    return points.slice(1).map((to, k) => [points[k]!, to] as const);
  });
  const boxes = labels.map((label) => labelBox(label));
  const blanks = chains(dieline).flatMap(({ line, closed, curves }) =>
    line === 'cut' && closed ? [polygon(curves, 0.5)] : [],
  );
  let onPanel: Square | undefined;
  for (const tile of tiles)
    for (let y = tile.bottom + OVERLAP + CLEAR; y + SQUARE < tile.bottom + field.height - OVERLAP; y += SEARCH)
      for (let x = tile.left + OVERLAP + CLEAR; x + SQUARE < tile.left + field.width - OVERLAP; x += SEARCH) {
        const room: Box = { left: x - CLEAR, bottom: y - CLEAR, right: x + SQUARE + CLEAR, top: y + SQUARE + CLEAR };
        if (segments.some(([a, b]) => crosses(a, b, room)) || boxes.some((box) => overlaps(box, room))) continue;
        if (!blanks.some((blank) => isInside(blank, [x, y]))) return { tile, at: [x, y] };
        onPanel ??= { tile, at: [x, y] };
      }
  const [first] = tiles as [Tile];
  return (
    onPanel ?? {
      tile: first,
      at: [first.left + (field.width - SQUARE) / 2, first.bottom + (field.height - SQUARE) / 2],
    }
  );
};

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.bottom < b.top && a.top > b.bottom;

/** Does a segment have a point in a box? Clipped side by side. */
const crosses = ([x0, y0]: Point, [x1, y1]: Point, box: Box): boolean => {
  let [from, to] = [0, 1];
  for (const [start, step, low, high] of [
    [x0, x1 - x0, box.left, box.right],
    [y0, y1 - y0, box.bottom, box.top],
  ] as const) {
    if (Math.abs(step) < 1e-9) {
      if (start < low || start > high) return false;
      continue;
    }
    const [a, b] = [(low - start) / step, (high - start) / step];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from <= to;
};

/** What a page draws, and the texts it needs characters of. */
const pageOf = (
  tile: Tile,
  plan: TilePlan,
  count: number,
  title: string,
  square: Square,
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
    for (const [k, text] of [...ABOUT_SIZE, ...(count > 1 ? ABOUT_SEAMS : [])].entries())
      write(text, [x + 4, y + SQUARE - 8 - k * LEADING]);
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
