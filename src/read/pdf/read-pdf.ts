import type { PDFDict, PDFDocument } from 'pdf-lib';
import { composeAffine } from '../affine.ts';
import { LIMITS, type Reading, ReadingBuilder, type ReadOptions, UnreadableError } from '../reading.ts';
import { dictOf, get, numberValue, openPdf, streamContent } from './objects.ts';
import { PageReader } from './page.ts';

const POINT = 25.4 / 72;

/**
 * Reads the lines of the first page of a PDF: layers, marked content and spot inks name them.
 * @throws UnreadableError where it breaks.
 */
export const readPdfDrawing = async (bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> => {
  const file = await openPdf(bytes);
  try {
    return readPdfPage(file, options);
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    // Objects that are not what they should be, or go round in circles.
    throw new UnreadableError(`a PDF that does not hold together: ${(error as Error).message.split('\n')[0]}`);
  }
};

const readPdfPage = (file: PDFDocument, options: ReadOptions): Reading => {
  const sheet = new ReadingBuilder();
  const pages = file.getPages();
  const [page] = pages;
  if (!page) throw new UnreadableError('there is no page');
  if (pages.length > 1) sheet.note(`${pages.length - 1} more pages are passed over`);
  const unit = numberValue(get(page.node, 'UserUnit')) ?? 1;
  const mm = options.mm ?? unit * POINT;
  const from = options.mm === undefined ? (unit === 1 ? 'points' : `points, ${unit} of them`) : 'asked for';
  const [cos, sin] = turned(page.getRotation().angle);
  const reader = new PageReader(file, sheet, options);
  reader.draw(streamContent(get(page.node, 'Contents'), file.context), resourcesOf(page.node), {
    matrix: composeAffine([cos, -sin, sin, cos, 0, 0], [mm, 0, 0, mm, 0, 0]),
    colour: '#000000',
    ink: undefined,
  });
  return { format: 'pdf', strokes: sheet.strokes, texts: sheet.texts, unit: { mm, from }, notes: sheet.notes };
};

/** Pages inherit their resources from what they hang under. */
const resourcesOf = (page: PDFDict, depth = 0): PDFDict | undefined => {
  const own = dictOf(get(page, 'Resources'));
  const parent = dictOf(get(page, 'Parent'));
  return own ?? (parent && depth < LIMITS.depth ? resourcesOf(parent, depth + 1) : undefined);
};

const turned = (degrees: number): readonly [number, number] => {
  const k = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return [[1, 0, -1, 0][k]!, [0, 1, 0, -1][k]!];
};
