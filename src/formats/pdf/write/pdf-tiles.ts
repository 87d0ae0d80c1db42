import type { PDFContext, PDFDict, PDFObject, PDFRef } from 'pdf-lib';
import { type Box, boundsOfLines, boxWithin } from '../../../geometry/index.ts';
import { type Dieline, extent, type Label } from '../../../sheet/index.ts';
import type { ArtworkGuides } from '../../artwork-guides.ts';
import { contentId } from '../../content-id.ts';
import type { Copies } from '../../copies.ts';
import { type PdfLayer, POINTS_PER_MM, type Profile, serviceProfile } from '../../profile.ts';
import { labelBox, oneLine } from '../../text.ts';
import { pdfContent } from './pdf-content.ts';
import { pdfFont } from './pdf-font.ts';
import { layerGroup, loadPdfLib, OVERPRINT, PRODUCER, separation } from './pdf-frame.ts';
import { drawPage, marksOf } from './tile-page.ts';
import { isPaper, type Paper, paperNames, planTiles, type TilePlan, tilePages } from './tile-plan.ts';
import { placeSquare } from './tile-square.ts';

/** Largest number of pages that anybody would glue together. */
const MOST_PAGES = 200;

export interface TileOptions {
  readonly paper: Paper;
  /** Lines of text about the drawing. The first is the title and stands on each page. */
  readonly header?: readonly string[];
  /** Refused: pages that are printed and joined are no document to design in. */
  readonly artwork?: ArtworkGuides;
  /** Refused: a sheet of blanks would take a wall of pages. */
  readonly copies?: readonly Copies[];
  /** Names and looks of the line types. @defaultValue those of the hosted service */
  readonly profile?: Profile;
}

/**
 * Writes a drawing as PDF over pages of a desktop printer, 1:1. Neighbours both show a strip of 10 mm, with a dash-dot line to
 * cut one of them along and crosses to lay on one another. Each page says its row and column; a square of 50 mm shows whether the printer
 * kept the size, and in it stand the kinds of line, which differ in black and white, too. Labels beside the blank are left out: they would cost pages.
 * @throws RangeError (rejects) if there is nothing to draw, for an unknown paper, for artwork layers or copies, and for more than 200 pages.
 * @example
 * const { drawing, labels, header } = dieline('becf-10101');
 * const file = await writeTiles(drawing.dieline, labels, { paper: 'A4', header });
 */
export const writeTiles = async (
  dieline: Dieline,
  labels: readonly Label[],
  { paper, header = [], artwork, copies = [], profile = serviceProfile }: TileOptions,
): Promise<Uint8Array> => {
  const other = artwork ? 'artwork' : copies.length > 0 && 'copies';
  if (other) throw new RangeError(`${other} and tiles contradict each other. Leave one of them out.`);
  if (!isPaper(paper))
    throw new RangeError(`Unknown paper ${JSON.stringify(paper)}. Choose one of: ${paperNames.join(', ')}`);
  const box = cutBox(dieline);
  const plan = planTiles({ width: box.right - box.left, height: box.top - box.bottom }, paper);
  const count = plan.columns * plan.rows;
  if (count > MOST_PAGES)
    throw new RangeError(`${paper} would take ${count} pages; a tiled PDF has at most ${MOST_PAGES}`);
  const shown = labels.filter((label) => boxWithin(labelBox(label), box));
  const content = pdfContent(dieline, shown, { profile, origin: [0, 0], dashed: true });
  const tiles = tilePages(plan, box);
  const square = placeSquare(dieline, shown, tiles, plan);
  const title = oneLine(header[0] ?? '');
  const kinds = profile.order.map((line) => profile.lines[line]).filter((rule) => content.used.includes(rule));
  const marks = marksOf(profile);
  const pages = tiles.map((tile) => drawPage(tile, plan, { title, square, kinds, marks }));
  const texts = [...shown.map(({ text }) => text.value), ...pages.flatMap(({ texts: own }) => own)];
  return assemble(await loadPdfLib(), {
    plan,
    box,
    title,
    drawing: content.operators,
    used: [...content.used, marks],
    pages: pages.map(({ operators }) => operators),
    font: await pdfFont(texts),
  });
};

const cutBox = (dieline: Dieline): Box => {
  const cuts = extent(dieline);
  const box = cuts.left <= cuts.right ? cuts : boundsOfLines(dieline.lines);
  if (!(box.left <= box.right && box.bottom <= box.top)) throw new RangeError('the drawing has no lines');
  return box;
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

/** The drawing as one form, and the pages that place it. */
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
    Object.fromEntries(used.map((layer, k) => [layer.layer, of(layer, k)]));
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
  // Room for the width of lines.
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
