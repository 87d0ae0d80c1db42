import { type Box, boxAround, growBox, once } from '../../../geometry/index.ts';
import { type Dieline, extent, type Label } from '../../../sheet/index.ts';
import { shownFile } from '../../adapt/adapt.ts';
import type { ArtworkGuides, Zones } from '../../artwork-guides.ts';
import { ByteSink } from '../../byte-sink.ts';
import { contentId } from '../../content-id.ts';
import { type Copies, withCopies } from '../../copies.ts';
import type { FrameOptions } from '../../frame.ts';
import { guidesOf } from '../../guides-of.ts';
import { POINTS_PER_MM } from '../../profile.ts';
import { oneLine } from '../../text.ts';
import { type PdfContent, pdfContent } from './pdf-content.ts';
import { array, dictionary, PdfFile, points, reference } from './pdf-file.ts';
import { PAGE_MARGIN, pdfPage } from './pdf-page.ts';
import type { PressOptions } from './press/press-file.ts';
import { xmp } from './xmp.ts';

export interface PdfOptions extends FrameOptions {
  /** Lines of text above the drawing (PDF), on a layer of their own; the first is the document's title. */
  readonly header?: readonly string[];
  /** Layers for artwork below the lines (PDF, SVG): an empty one to work on, the bleed around the cuts, the area that keeps clear of them. */
  readonly artwork?: ArtworkGuides;
  /** Layers for glue and for areas without varnish, below the lines (DXF, SVG, PDF on one page). A file for the press has its own. */
  readonly zones?: Zones | undefined;
  /** What a file for the press says of itself (PDF/X-4). */
  readonly press?: PressOptions;
}

/** The font is large, so only PDFs load it. */
const loadFont = once(() => import('./pdf-font.ts'));
/** Only files for the press carry a profile of colours. */
const loadPress = once(() => import('./press/press-file.ts'));

/** Decimals of the box of a form, in points. */
const BOX_PLACES = 4;
/**
 * Writes a drawing as PDF 1.7, one page at true size: a layer a line type, each in a spot ink that overprints and marked as an ISO 19593-1
 * processing step. Arcs become cubics less than a tenth of a micron off. Text is set in Liberation Sans, of which the shown characters are
 * embedded; what WinAnsi cannot hold shows as a question mark. TrimBox is the trimmed sheet, or the box around the cuts; BleedBox the one
 * around the bleed, where that is drawn. Copies are forms that the page places. A profile for the press gives PDF/X-4.
 * @throws RangeError (rejects) if there is nothing to draw, a number is not finite or the page would be longer than 14,400 pt.
 * @example
 * const { drawing, labels, header } = dieline('becf-10101');
 * const file = await writePdf(drawing.dieline, labels, { header });
 */
export const writePdf = async (dieline: Dieline, labels: readonly Label[], options?: PdfOptions): Promise<Uint8Array> =>
  (await pdfSink(dieline, labels, options)).take();

/** As `writePdf`, in a sink. */
export const pdfSink = async (drawn: Dieline, measures: readonly Label[], options: PdfOptions = {}) => {
  const { artwork, press = {} } = options;
  // A file for the press has zones of its own.
  const zones = options.profile?.pdf.standard === 'x4' ? undefined : options.zones;
  const own = await guidesOf(drawn, artwork, zones, options.profile);
  const given = { ...options, guides: [...(options.guides ?? []), ...own] };
  const { profile, dieline, labels, copies, frame, guides, trim: sheet } = shownFile(drawn, measures, given);
  const header = profile.without.includes('legend') ? [] : (options.header ?? []);
  const corners = guides.flatMap(({ chains }) => chains.flatMap(({ curves }) => curves.map(({ from }) => from)));
  const box = boxAround(corners, frame);
  const [width, height] = pdfPage(box, header);
  const headings = { texts: header, top: height - PAGE_MARGIN };
  const origin = [PAGE_MARGIN - box.left, PAGE_MARGIN - box.bottom] as const;
  const forPress = profile.pdf.standard === 'x4' ? await loadPress() : undefined;
  const content = pdfContent(dieline, labels, { profile, origin, headings, guides, copies });
  const cuts = withCopies(extent(dieline), copies.map(onlyCuts));
  const trim = sheet ?? (cuts.left <= cuts.right ? cuts : box);
  const bleed = boxAround(corners, trim);
  for (const { line, curve } of dieline.lines) if (line === 'bleed') growBox(bleed, curve);
  const title = header[0] === undefined ? '' : oneLine(header[0]);
  const hasBleed = forPress || artwork || dieline.lines.some(({ line }) => line === 'bleed');
  const texts = [...labels.map(({ text }) => text.value), ...header];
  const hasText = texts.length > 0;
  const info = forPress?.infoOf(press, title) ?? { title };
  const intent = await forPress?.outputIntent(press);
  const font = await (await loadFont()).pdfFont(texts);

  const { used, operators, forms } = content;
  const pdf = new PdfFile(profile, used);
  const fontObject = hasText || !intent ? font(pdf) : '';
  const pages = pdf.next;
  const page = pages + 2 + forms.length + (hasText ? 1 : 0);
  pdf.add(dictionary({ Type: '/Pages', Kids: array([reference(page)]), Count: 1 }));
  const contents = pdf.addStream({}, operators);
  const media = [0, 0, width, height];
  const placed: Record<string, string> = {};
  for (const { name, operators: own, box: edges } of forms) {
    const limits = edges.map((edge) => (edge * POINTS_PER_MM).toFixed(BOX_PLACES));
    const form = { Type: '/XObject', Subtype: '/Form', BBox: array(limits), Resources: '<<>>' };
    placed[name] = reference(pdf.addStream(form, own));
  }
  const text = hasText ? dictionary({ text: reference(pdf.add(fontObject)) }) : undefined;
  pdf.add(
    dictionary({
      Type: '/Page',
      Parent: reference(pages),
      MediaBox: array(media.map(points)),
      TrimBox: onPage(trim, origin),
      BleedBox: hasBleed ? onPage(bleed, origin) : undefined,
      Contents: reference(contents),
      Resources: pdf.resources({ XObject: forms.length ? dictionary(placed) : undefined, Font: text }),
    }),
  );
  const id = contentId(allOperators(content), info.title, media);
  const metadata = pdf.addStream({ Type: '/Metadata', Subtype: '/XML' }, new TextEncoder().encode(xmp(info, id)));
  return pdf.finish({ ...info, pages, metadata, id, intents: intent?.(pdf) });
};

const onPage = ({ left, bottom, right, top }: Box, [x, y]: readonly [number, number]): string =>
  array([left + x, bottom + y, right + x, top + y].map(points));

const onlyCuts = (copies: Copies): Copies => ({
  ...copies,
  dieline: { ...copies.dieline, lines: copies.dieline.lines.filter(({ line }) => line === 'cut') },
});

const allOperators = ({ operators, forms }: PdfContent): Uint8Array => {
  if (!forms.length) return operators;
  const all = new ByteSink().bytes(operators);
  for (const form of forms) all.bytes(form.operators);
  return all.take();
};
