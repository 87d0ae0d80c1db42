import { type PDFDocument, PDFName, PDFObjectCopier, type PDFPage, type PDFRef } from 'pdf-lib';
import type { Box } from '../../geometry/index.ts';
import type { Size } from '../../sheet/index.ts';
import { hideDieline } from '../pdf/read/layers.ts';
import { dictOf, get, nameValue, openPdf, orDamaged, streamContent } from '../pdf/read/objects.ts';
import { boxThrough, uprightFrame } from '../pdf/read/page-frame.ts';
import { contentOperations } from '../pdf/read/tokens.ts';
import { type Affine, composeAffine } from '../reading/affine.ts';
import { UnreadableError } from '../reading/unreadable.ts';
import { calibratedRgb, flattenLayers, spotInks } from './flat-layers.ts';
import { paintedMarks } from './painted-marks.ts';

/** A file to print. Lengths in mm, upright, where `readDrawing` sees the lines of a PDF, and from the lower left of a picture. */
export interface PrintSource {
  /** What is to be seen: TrimBox of a page, or the whole picture. */
  readonly trim: Box;
  /** All that it may paint: MediaBox of a page, or the whole picture. */
  readonly whole: Box;
  /** From its own units, points or pictures of size 1, to mm. */
  readonly toMm: Affine;
  /** Adds it to a file. @returns the form or the picture. */
  readonly embed: (target: PDFDocument) => Promise<PDFRef>;
}

const LONGEST_MM = 20_000;

/**
 * Opens a page of a PDF to print it as it is, but for hidden layers, those of our files, and RGB without a profile, which is sRGB.
 * @param isOwn - a file that was written here is not measured before it is opened: its parts were.
 * @throws UnreadableError for a damaged or locked file, and for a page that it does not have.
 */
export const pdfSource = async (bytes: Uint8Array, number = 1, isOwn = false) => {
  const file = await openPdf(bytes, isOwn);
  if (isOwn) mixAsPage(file);
  return orDamaged(() => sourceOf(file, number));
};

/** Lets transparent groups mix colours as the page does, so that an ink stays alone; but for those of masks, which are light. */
export const mixAsPage = ({ context }: PDFDocument): void => {
  const all = context.enumerateIndirectObjects().flatMap(([, object]) => dictOf(object) ?? []);
  const masks = new Set(all.map((dict) => dictOf(get(dictOf(get(dict, 'SMask')), 'G'))));
  for (const dict of all) if (!masks.has(dict)) dictOf(get(dict, 'Group'))?.delete(PDFName.of('CS'));
};

const sourceOf = (file: PDFDocument, number: number) => {
  const pages = file.getPages();
  const page = pages[number - 1];
  if (!page) throw new UnreadableError(`The PDF has ${pages.length} pages, and no page ${number}.`);
  const toMm = uprightFrame(page);
  const media = page.getMediaBox();
  const whole = boxIn(toMm, media);
  const trim = boxIn(toMm, page.getTrimBox());
  const { Contents, Resources } = page.node.normalizedEntries();
  if (!Contents) throw new UnreadableError(`Page ${number} of the PDF is empty.`);
  const hidden = hideDieline(file);
  const content = balanced(flattenLayers(file, streamContent(Contents, file.context), Resources));
  const group = dictOf(get(page.node, 'Group'));
  if (nameValue(get(group, 'CS')) === 'DeviceRGB') group!.set(PDFName.of('CS'), calibratedRgb(file.context));
  return {
    trim,
    whole,
    toMm,
    /** Number of layers of our dieline that were taken out. */
    hidden,
    spots: () => [...spotInks(file.context, [Resources]).keys()],
    /** What it paints, in the order of painting, in mm from the lower left corner of `trim`. */
    marks: () => paintedMarks(file, content, Resources, composeAffine([1, 0, 0, 1, -trim.left, -trim.bottom], toMm)),
    embed: async ({ context }: PDFDocument) =>
      orDamaged(() => {
        const copier = PDFObjectCopier.for(file.context, context);
        const form = context.flateStream(content, {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [media.x, media.y, media.x + media.width, media.y + media.height],
          Resources: copier.copy(Resources),
          ...(group && { Group: copier.copy(group) }),
        });
        return context.register(form);
      }),
  };
};

/** Content whose every Q takes back a q of its own: as a form it must not take back more. */
const balanced = (content: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = [];
  let [depth, from] = [0, 0];
  for (const { word, from: start, end } of contentOperations(content)) {
    if (word === 'q') depth++;
    else if (word === 'Q' && depth > 0) depth--;
    else if (word === 'Q') {
      parts.push(content.subarray(from, start));
      from = end;
    }
  }
  const whole = !parts.length && !depth;
  return whole ? content : Buffer.concat([...parts, content.subarray(from), Buffer.from('\nQ'.repeat(depth))]);
};

const boxIn = (m: Affine, given: ReturnType<PDFPage['getMediaBox']>): Box => {
  const box = boxThrough(m, given);
  const [wide, high] = [box.right - box.left, box.top - box.bottom];
  if (Math.min(wide, high) > 0 && Math.max(wide, high, -box.left, -box.bottom, box.right, box.top) <= LONGEST_MM)
    return box;
  const size = `${wide.toFixed(0)} × ${high.toFixed(0)} mm`;
  throw new UnreadableError(`The page is ${size}; it must be above 0 and at most ${LONGEST_MM} mm long.`);
};

/** A PNG or a JPEG to print, with all its pixels. */
export const pictureSource = (bytes: Uint8Array, kind: 'png' | 'jpg', { width, height }: Size): PrintSource => ({
  trim: { left: 0, bottom: 0, right: width, top: height },
  whole: { left: 0, bottom: 0, right: width, top: height },
  toMm: [width, 0, 0, height, 0, 0],
  embed: async (target) => {
    try {
      const image = await (kind === 'png' ? target.embedPng(bytes) : target.embedJpg(bytes));
      await image.embed();
      return image.ref;
    } catch (error) {
      throw new UnreadableError(`The picture cannot be read: ${(error as Error).message}`);
    }
  },
});
