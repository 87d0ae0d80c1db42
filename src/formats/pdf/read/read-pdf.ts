import { type PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { MM_PER_CSS_UNIT } from '../../../values/index.ts';
import type { Reading, ReadOptions } from '../../reading/reading.ts';
import { ReadingBuilder } from '../../reading/reading-builder.ts';
import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';
import { dictOf, get, listOf, nameValue, openPdf, orDamaged, streamContent } from './objects.ts';
import { drawPdfPage } from './page.ts';
import { uprightFrame, userUnit } from './page-frame.ts';

/** Reads the lines of a PDF's first page, named by layers, marked content and spot inks. Throws UnreadableError with the faulty place. */
export const readPdfDrawing = async (bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> => {
  const file = await openPdf(bytes);
  return orDamaged(() => readPdfPage(file, options));
};

const readPdfPage = (file: PDFDocument, options: ReadOptions): Reading => {
  const builder = new ReadingBuilder(options);
  const pages = file.getPages();
  const [page] = pages;
  if (!page) throw new UnreadableError('The PDF has no page.');
  if (pages.length > 1) builder.note(`Only page 1 of ${pages.length} was read`);
  const annotations = listOf(get(page.node, 'Annots'), file.context).filter(
    (each) => !['Link', 'Popup', 'Widget'].includes(nameValue(get(dictOf(each), 'Subtype')) ?? ''),
  );
  for (const _ of annotations) builder.note('Annotations were left out');
  const unit = userUnit(page);
  const mm = options.mm ?? unit * MM_PER_CSS_UNIT.pt;
  const from = options.mm === undefined ? (unit === 1 ? 'points' : `UserUnit ${unit} points`) : 'given';
  const content = get(page.node, 'Contents');
  if (content === undefined && page.node.has(PDFName.of('Contents')))
    throw new UnreadableError('The content of the page is not in the file: the file is incomplete.');
  drawPdfPage(file, builder, streamContent(content, file.context), resourcesOf(page.node), {
    matrix: uprightFrame(page, mm),
    colour: '#000000',
    ink: undefined,
  });
  return builder.finish('pdf', { mm, from });
};

/** Pages inherit the resources of their parents. */
const resourcesOf = (page: PDFDict, depth = 0): PDFDict | undefined => {
  const own = dictOf(get(page, 'Resources'));
  const parent = dictOf(get(page, 'Parent'));
  return own ?? (parent && depth < LIMITS.depth ? resourcesOf(parent, depth + 1) : undefined);
};
