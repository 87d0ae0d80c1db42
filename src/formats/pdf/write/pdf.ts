import { type Box, boxAround, growBox } from '../../../geometry/index.ts';
import { type Dieline, extent, type Label } from '../../../sheet/index.ts';
import { type ArtworkGuides, artworkGuides } from '../../artwork-guides.ts';
import { ByteSink } from '../../byte-sink.ts';
import { contentId } from '../../content-id.ts';
import { type Copies, withCopies } from '../../copies.ts';
import { drawingFrame, type FrameOptions } from '../../frame.ts';
import { loadOnce } from '../../load-once.ts';
import { POINTS_PER_MM, serviceProfile } from '../../profile.ts';
import { oneLine } from '../../text.ts';
import { type Heading, type PdfContent, type PdfForm, pdfContent } from './pdf-content.ts';
import type { PdfFont } from './pdf-font.ts';
import {
  FORM,
  type FormHole,
  isFormHole,
  type PdfFrame,
  type PdfHole,
  type PdfPiece,
  PRODUCER,
  pdfFrame,
} from './pdf-frame.ts';
import { HEADING_HEIGHT, LEADING, PAGE_MARGIN, pdfPage } from './pdf-page.ts';
import { xmp } from './xmp.ts';

export interface PdfOptions extends FrameOptions {
  /** Lines of text above the drawing, on a layer of their own; the first is the document's title. */
  readonly header?: readonly string[];
  /** Layers for artwork below the lines: an empty one to work on, the bleed around the cuts, the area that keeps clear of them. */
  readonly artwork?: ArtworkGuides;
}

/** The font is large, so only PDFs load it. */
const loadFont = loadOnce(() => import('./pdf-font.ts'));

/** Decimals of a page box in points. */
const BOX_PLACES = 4;
/** Bytes above 127 mark the file as binary. */
const FIRST_LINES = Uint8Array.from('%PDF-1.7\n%\u0081\u0081\u0081\u0081\n\n', (char) => char.charCodeAt(0));

/**
 * Writes a drawing as PDF 1.7, one page at true size: a layer a line type, each in a
 * spot ink that overprints and marked as an ISO 19593-1 processing step. Arcs become
 * cubics less than a tenth of a micron off. Text is set in Liberation Sans, of which the characters
 * that are shown are embedded; what WinAnsi cannot hold shows as a question mark. TrimBox is the trimmed sheet, or the box around
 * the cuts; BleedBox the one around the bleed, where that is drawn. Copies are forms that the page places.
 * @throws RangeError (rejects) if there is nothing to draw, a number is not finite or the page would be longer than 14,400 pt.
 * @example
 * const { drawing, labels, header } = dieline('becf-10101');
 * const file = await writePdf(drawing.dieline, labels, { header });
 */
export const writePdf = async (dieline: Dieline, labels: readonly Label[], options?: PdfOptions): Promise<Uint8Array> =>
  (await pdfSink(dieline, labels, options)).take();

/** As `writePdf`, in a sink. */
export const pdfSink = async (
  dieline: Dieline,
  labels: readonly Label[],
  { header = [], artwork, profile = serviceProfile, ...framed }: PdfOptions = {},
): Promise<ByteSink> => {
  const { copies = [] } = framed;
  const guides = artwork ? artworkGuides(dieline, artwork, profile) : [];
  const corners = guides.flatMap(({ chains }) => chains.flatMap(({ curves }) => curves.map(({ from }) => from)));
  const box = boxAround(corners, drawingFrame(dieline, labels, framed));
  const [width, height] = pdfPage(box, header);
  const headings = header.map(
    (value, i): Heading => ({
      value,
      at: [PAGE_MARGIN, height - PAGE_MARGIN - HEADING_HEIGHT - i * LEADING],
      height: HEADING_HEIGHT,
    }),
  );
  const origin = [PAGE_MARGIN - box.left, PAGE_MARGIN - box.bottom] as const;
  const content = pdfContent(dieline, labels, { profile, origin, headings, copies, guides });
  const cuts = withCopies(extent(dieline), copies.map(onlyCuts));
  const trim = framed.trim ?? (cuts.left <= cuts.right ? cuts : box);
  const bleed = boxAround(corners, trim);
  for (const { line, curve } of dieline.lines) if (line === 'bleed') growBox(bleed, curve);
  const title = header[0] === undefined ? '' : oneLine(header[0]);
  const texts = [...labels.map(({ text }) => text.value), ...header];
  const frame = await pdfFrame(profile, {
    layers: content.used,
    title: title !== '',
    text: texts.length > 0,
    bleed: guides.length > 0 || dieline.lines.some(({ line }) => line === 'bleed'),
    forms: content.forms.map(({ name }) => name),
  });
  return assemble(frame, {
    content,
    title,
    media: [0, 0, width, height],
    trim: onPage(trim, origin),
    bleed: onPage(bleed, origin),
    font: await (await loadFont()).pdfFont(texts),
  });
};

const onPage = ({ left, bottom, right, top }: Box, [x, y]: readonly [number, number]): readonly number[] => [
  left + x,
  bottom + y,
  right + x,
  top + y,
];

const onlyCuts = (copies: Copies): Copies => ({
  ...copies,
  dieline: { ...copies.dieline, lines: copies.dieline.lines.filter(({ line }) => line === 'cut') },
});

interface Document {
  readonly content: PdfContent;
  /** Empty for none. */
  readonly title: string;
  /** Page boxes in mm: left, bottom, right, top. */
  readonly media: readonly number[];
  readonly trim: readonly number[];
  readonly bleed: readonly number[];
  readonly font: PdfFont;
}

/** Fills the holes of the frame, object by object, and writes the offset table. */
const assemble = (frame: PdfFrame, { content, title, media, trim, bleed, font }: Document): ByteSink => {
  const pdf = new ByteSink();
  const box = (edges: readonly number[]): void => {
    pdf.ascii('[ ');
    for (const edge of edges) pdf.number(edge * POINTS_PER_MM, BOX_PLACES).space();
    pdf.ascii(']');
  };
  const stream = (dictionary: string, bytes: Uint8Array): void => {
    pdf
      .ascii('<<\n')
      .ascii(dictionary)
      .ascii('/Length ')
      .number(bytes.length, 0)
      .ascii('\n>>\nstream\n')
      .bytes(bytes)
      .ascii('\nendstream');
  };
  const id = contentId(allOperators(content), title, media);
  const form = ({ operators, box: edges }: PdfForm): void => {
    const limits = edges.map((edge) => (edge * POINTS_PER_MM).toFixed(BOX_PLACES)).join(' ');
    stream(`/Type /XObject\n/Subtype /Form\n/BBox [ ${limits} ]\n/Resources <<>>\n`, operators);
  };
  const holes: Record<Exclude<PdfHole, FormHole>, () => void> = {
    media: () => box(media),
    trim: () => box(trim),
    bleed: () => box(bleed),
    title: () => pdf.ascii(utf16(title)),
    id: () => pdf.ascii(`<${id}>`),
    contents: () => stream('', content.operators),
    metadata: () => stream('/Type /Metadata\n/Subtype /XML\n', utf8(xmp(title, PRODUCER, id))),
    font: () => pdf.ascii(font.font(frame.descriptor)),
    'font-descriptor': () => pdf.ascii(font.descriptor(frame.program)),
    'font-program': () => stream(`/Filter /FlateDecode\n/Length1 ${font.length}\n`, font.program),
  };
  const write = (pieces: readonly PdfPiece[]): void => {
    for (const piece of pieces)
      if (typeof piece !== 'string') pdf.bytes(piece);
      else if (isFormHole(piece)) form(content.forms[Number(piece.slice(FORM.length))]!);
      else holes[piece]();
  };

  pdf.bytes(FIRST_LINES);
  const offsets = frame.objects.map((pieces) => {
    const offset = pdf.size;
    write(pieces);
    return offset;
  });
  const table = pdf.size;
  pdf.ascii(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) pdf.padded(offset, 10).ascii(' 00000 n \n');
  pdf.ascii('\ntrailer\n');
  write(frame.trailer);
  return pdf.ascii('\n\nstartxref\n').number(table, 0).ascii('\n%%EOF');
};

/** Content streams of the page and its forms. */
const allOperators = ({ operators, forms }: PdfContent): Uint8Array => {
  if (!forms.length) return operators;
  const all = new ByteSink().bytes(operators);
  for (const form of forms) all.bytes(form.operators);
  return all.take();
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A text as a PDF string of UTF-16 in hexadecimal digits. */
const utf16 = (text: string): string => {
  let hex = '<FEFF';
  for (let k = 0; k < text.length; k++) hex += text.charCodeAt(k).toString(16).toUpperCase().padStart(4, '0');
  return `${hex}>`;
};
