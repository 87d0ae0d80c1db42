import type { PDFContext, PDFObject, PDFRef } from 'pdf-lib';
import type { Box } from '../geometry/index.ts';
import { type Dieline, extent, type Label } from '../sheet/index.ts';
import { contentId } from './content-id.ts';
import { drawingFrame } from './frame.ts';
import { rounder } from './number.ts';
import { type Content, type Heading, pdfContent } from './pdf-content.ts';
import { type LayerStyle, POINTS_PER_MM } from './profile.ts';
import { oneLine, textLength } from './text.ts';
import { xmp } from './xmp.ts';

export interface PdfOptions {
  /** Lines of text above the drawing, on a layer of their own; the first is the document's title. */
  readonly header?: readonly string[];
}

/** White around everything, in mm. */
const PAGE_MARGIN = 10;
/** Cap height of the header and from line to line, in mm. */
const HEADING_HEIGHT = 2.5;
const LEADING = 5;
/** Longest edge a page may have, in points (ISO 32000-1, annex C). */
const LONGEST_PAGE = 14_400;

const PRODUCER = 'Boxwright';
const roundPoints = rounder(4);

/**
 * Writes a drawing as PDF 1.7, one page at true size: a layer a line type, each in a
 * spot ink that overprints and marked as an ISO 19593-1 processing step. Arcs become
 * cubics less than a tenth of a micron off. Text is set in Helvetica, not embedded; what WinAnsi cannot
 * hold shows as a question mark. TrimBox is the box around the cuts.
 * @throws RangeError (rejects) if there is nothing to draw, a number is not finite or the page would be longer than 14,400 pt.
 */
export const writePdf = async (
  dieline: Dieline,
  labels: readonly Label[],
  { header = [] }: PdfOptions = {},
): Promise<Uint8Array> => {
  const frame = drawingFrame(dieline, labels);
  const [width, height] = pageSize(frame, header);
  const headings = header.map(
    (value, i): Heading => ({
      value,
      at: [PAGE_MARGIN, height - PAGE_MARGIN - HEADING_HEIGHT - i * LEADING],
      height: HEADING_HEIGHT,
    }),
  );
  const origin = [PAGE_MARGIN - frame.left, PAGE_MARGIN - frame.bottom] as const;
  const content = pdfContent(dieline, labels, headings, origin);
  const cuts = extent(dieline);
  const trim = cuts.left <= cuts.right ? cuts : frame;
  const edges = [trim.left + origin[0], trim.bottom + origin[1], trim.right + origin[0], trim.top + origin[1]];
  return assemble({
    content,
    title: header[0] === undefined ? undefined : oneLine(header[0]),
    media: [0, 0, width, height].map((mm) => roundPoints(mm * POINTS_PER_MM)),
    trim: edges.map((mm) => roundPoints(mm * POINTS_PER_MM)),
  });
};

/** Width and height of the page in mm. */
const pageSize = ({ left, bottom, right, top }: Box, header: readonly string[]): [number, number] => {
  const texts = Math.max(0, ...header.map((line) => textLength(line, HEADING_HEIGHT)));
  const width = Math.max(right - left, texts) + 2 * PAGE_MARGIN;
  const height = top - bottom + 2 * PAGE_MARGIN + (header.length && header.length + 1) * LEADING;
  if (Math.max(width, height) * POINTS_PER_MM > LONGEST_PAGE)
    throw new RangeError(
      `the page would be ${width.toFixed(0)} × ${height.toFixed(0)} mm; a PDF page is at most 5080 mm (14400 pt) long`,
    );
  return [width, height];
};

interface Document {
  readonly content: Content;
  readonly title: string | undefined;
  /** Boxes in points. */
  readonly media: readonly number[];
  readonly trim: readonly number[];
}

/** Loaded when first needed: pdf-lib takes longer to load than everything else together. */
let pdfLib: Promise<typeof import('pdf-lib')> | undefined;

const assemble = async ({ content: { operators, used }, title, media, trim }: Document): Promise<Uint8Array> => {
  pdfLib ??= import('pdf-lib');
  const { PDFContext, PDFHexString, PDFRawStream, PDFWriter } = await pdfLib;
  const pdf = PDFContext.create();
  const text = (value: string): PDFObject => PDFHexString.fromText(value);
  const stream = (bytes: string, dict = {}): PDFRef =>
    pdf.register(PDFRawStream.of(pdf.obj(dict), new TextEncoder().encode(bytes)));
  const id = contentId(`${title ?? ''}\n${media.join(' ')}\n${operators}`);

  const groups = used.map((layer) => pdf.register(layerGroup(pdf, layer, text(layer.title))));
  const named = <T>(of: (layer: LayerStyle, i: number) => T): Record<string, T> =>
    Object.fromEntries(used.map((layer, i) => [layer.name, of(layer, i)]));
  const pages = pdf.nextRef();
  const page = pdf.register(
    pdf.obj({
      Type: 'Page',
      Parent: pages,
      MediaBox: [...media],
      TrimBox: [...trim],
      Contents: stream(operators),
      Resources: {
        ColorSpace: named((layer) => separation(pdf, layer)),
        Properties: named((_, i) => groups[i]!),
        ExtGState: { overprint: { Type: 'ExtGState', OP: true, op: true, OPM: 1 } },
        Font: { text: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' } },
      },
    }),
  );
  pdf.assign(pages, pdf.obj({ Type: 'Pages', Kids: [page], Count: 1 }));
  pdf.trailerInfo.Root = pdf.register(
    pdf.obj({
      Type: 'Catalog',
      Pages: pages,
      Metadata: stream(xmp(title, PRODUCER, id), { Type: 'Metadata', Subtype: 'XML' }),
      OCProperties: { OCGs: groups, D: { Name: text('Layers'), Order: groups } },
      // Printed to size, not to the paper.
      ViewerPreferences: { PrintScaling: 'None' },
    }),
  );
  pdf.trailerInfo.Info = pdf.register(pdf.obj({ Producer: text(PRODUCER), ...(title && { Title: text(title) }) }));
  const name = PDFHexString.of(id);
  pdf.trailerInfo.ID = pdf.obj([name, name]);
  return PDFWriter.forContext(pdf, Number.POSITIVE_INFINITY).serializeToBuffer();
};

/** A layer: an optional content group with its processing step. */
const layerGroup = (pdf: PDFContext, { step }: LayerStyle, title: PDFObject): PDFObject =>
  pdf.obj({
    Type: 'OCG',
    Name: title,
    GTS_Metadata: { GTS_ProcStepsGroup: step.group, ...(step.type && { GTS_ProcStepsType: step.type }) },
  });

/** A spot ink, and how it looks where its plate is not made. */
const separation = (pdf: PDFContext, { ink }: LayerStyle): PDFObject =>
  pdf.obj([
    'Separation',
    ink.name,
    'DeviceCMYK',
    { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...ink.cmyk], N: 1 },
  ]);
