import { type Box, boundsOfLines, boxWithin } from '../../../geometry/index.ts';
import { type Dieline, extent, type Label } from '../../../sheet/index.ts';
import { adapted } from '../../adapt/adapt.ts';
import type { ByteSink } from '../../byte-sink.ts';
import { contentId } from '../../content-id.ts';
import { serviceProfile } from '../../profile.ts';
import { labelBox, oneLine } from '../../text.ts';
import type { PdfOptions } from './pdf.ts';
import { pdfContent } from './pdf-content.ts';
import { array, dictionary, PdfFile, points, reference } from './pdf-file.ts';
import { deflate, pdfFont } from './pdf-font.ts';
import { drawPage, marksOf } from './tile-page.ts';
import { placeMarks } from './tile-places.ts';
import { isPaper, type Paper, paperNames, planTiles, tilePages } from './tile-plan.ts';

const MAX_PAGES = 200;

/**
 * The first line of the header is the title and stands on each page. Refused are layers for artwork, as pages that are printed and joined
 * are no document to design in, and copies, as a sheet of blanks would take a wall of pages.
 */
export interface TileOptions extends Pick<PdfOptions, 'header' | 'artwork' | 'copies' | 'profile'> {
  readonly paper: Paper;
}

/**
 * Writes a drawing as PDF over pages of a desktop printer, 1:1. Neighbours both show a strip of 10 mm, with a dash-dot line to cut one of
 * them along and crosses to lay on one another. Each page says its row and column; a square of 50 mm and bars of 100 mm show whether the
 * printer kept the size; in the square stand the kinds of line, which differ in black and white, too. A map shows how several pages lie.
 * Labels beside the blank are left out: they would cost pages.
 * @throws RangeError (rejects) if there is nothing to draw, for an unknown paper, artwork layers, copies, and more than 200 pages.
 */
export const tilesSink = async (
  drawn: Dieline,
  measures: readonly Label[],
  { paper, header = [], artwork, copies = [], profile = serviceProfile }: TileOptions,
): Promise<ByteSink> => {
  const { dieline, labels } = adapted({ dieline: drawn, labels: measures, copies: [] }, profile);
  const other = artwork ? 'artwork' : copies.length > 0 && 'copies';
  if (other) throw new RangeError(`${other} and tiles contradict each other. Leave one of them out.`);
  if (!isPaper(paper))
    throw new RangeError(`Unknown paper ${JSON.stringify(paper)}. Choose one of: ${paperNames.join(', ')}`);
  const box = cutBox(dieline);
  const plan = planTiles({ width: box.right - box.left, height: box.top - box.bottom }, paper);
  const count = plan.columns * plan.rows;
  if (count > MAX_PAGES)
    throw new RangeError(`${paper} would take ${count} pages; a tiled PDF has at most ${MAX_PAGES}`);
  const shown = labels.filter((label) => boxWithin(labelBox(label), box));
  const content = pdfContent(dieline, shown, { profile, origin: [0, 0], dashed: true });
  const tiles = tilePages(plan, box);
  const places = placeMarks(dieline, shown, tiles, plan);
  const title = oneLine(header[0] ?? '');
  const kinds = profile.order.map((line) => profile.lines[line]).filter((rule) => content.used.includes(rule));
  const marks = marksOf(profile);
  const pages = tiles.map((tile) => drawPage(tile, plan, { title, places, tiles, kinds, marks }));
  const texts = [...shown.map(({ text }) => text.value), ...pages.flatMap(({ texts: own }) => own)];
  // The drawing as one form, and the pages that place it.
  const pdf = new PdfFile(profile, [...content.used, marks]);
  const text = reference(pdf.add((await pdfFont(texts))(pdf)));
  const own = { Font: dictionary({ text }) };
  // Room for the width of lines.
  const edges = [box.left - 1, box.bottom - 1, box.right + 1, box.top + 1].map(points);
  const form = pdf.addStream(
    { Type: '/XObject', Subtype: '/Form', BBox: array(edges), Resources: pdf.resources(own), Filter: '/FlateDecode' },
    await deflate(content.operators),
  );
  const shared = pdf.add(pdf.resources({ ...own, XObject: dictionary({ drawing: reference(form) }) }));
  const media = [0, 0, points(plan.page.width), points(plan.page.height)];
  const operators = await Promise.all(pages.map((page) => deflate(page.operators)));
  const tree = addPages(pdf, operators, { MediaBox: array(media), Resources: reference(shared) });
  const id = contentId(content.operators, `${title}\n${pages.length}`, media);
  return pdf.finish({ pages: tree, title, id });
};

/** Adds pages that share their entries. @returns their tree. */
const addPages = (
  pdf: PdfFile,
  contents: readonly Uint8Array[],
  { MediaBox, Resources }: Readonly<Record<'MediaBox' | 'Resources', string>>,
): number => {
  const tree = pdf.next;
  const kids = contents.map((_, k) => reference(tree + 2 * (k + 1)));
  pdf.add(dictionary({ Type: '/Pages', Kids: array(kids), Count: kids.length }));
  for (const operators of contents) {
    const Contents = reference(pdf.addStream({ Filter: '/FlateDecode' }, operators));
    pdf.add(dictionary({ Type: '/Page', Parent: reference(tree), MediaBox, Contents, Resources }));
  }
  return tree;
};

const cutBox = (dieline: Dieline): Box => {
  const cuts = extent(dieline);
  const box = cuts.left <= cuts.right ? cuts : boundsOfLines(dieline.lines);
  if (!(box.left <= box.right && box.bottom <= box.top)) throw new RangeError('the drawing has no lines');
  return box;
};
