import { PDFArray, type PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib';
import { type Box, boxAround } from '../../../geometry/index.ts';
import { MM_PER_CSS_UNIT } from '../../../values/index.ts';
import { serviceProfile } from '../../profile.ts';
import { type Affine, applyAffine, invertAffine, rotation } from '../../reading/affine.ts';
import { dictOf, get, numberValue, openPdf, textValue } from './objects.ts';

/** From points to mm, upright, where `readDrawing` sees the lines of a page. */
export const uprightFrame = (page: PDFPage): Affine => {
  const mm = (numberValue(get(page.node, 'UserUnit')) ?? 1) * MM_PER_CSS_UNIT.pt;
  const [cos, sin] = rotation(page.getRotation().angle);
  return [mm * cos, -mm * sin, mm * sin, mm * cos, 0, 0];
};

/** A box of a page after a transform. */
export const boxThrough = (m: Affine, { x, y, width, height }: ReturnType<PDFPage['getMediaBox']>): Box =>
  boxAround([applyAffine(m, [x, y]), applyAffine(m, [x + width, y + height])]);

/** Opens the first page of a PDF. Boxes are in mm, where `readDrawing` sees its lines. Throws UnreadableError if damaged or locked. */
export const openPageToCut = async (bytes: Uint8Array) => {
  const file = await openPdf(bytes);
  const page = file.getPage(0);
  const upright = uprightFrame(page);
  return {
    /** TrimBox, otherwise CropBox or MediaBox. */
    trim: boxThrough(upright, page.getTrimBox()),
    /** The file with no more of its first page than a box, and without the layers of a dieline of ours. */
    cut: async ({ left: x, bottom: y, right: toX, top: toY }: Box): Promise<Uint8Array> => {
      const inPoints = boxThrough(invertAffine(upright)!, { x, y, width: toX - x, height: toY - y });
      const { left, bottom, right, top } = inPoints;
      page.setMediaBox(left, bottom, right - left, top - bottom);
      page.setCropBox(left, bottom, right - left, top - bottom);
      hideDieline(file);
      return file.save({ addDefaultPage: false, updateFieldAppearances: false });
    },
  };
};

/** Titles of our layers. A designer may call a layer of artwork Bleed. */
const TITLES = Object.entries(serviceProfile.lines).flatMap(([kind, { title }]) => (kind === 'bleed' ? [] : [title]));

/** Titles of our layers for glue and around artwork. */
const GUIDES = ['Artwork bleed', 'Glue', 'Gluing', 'Ink free', 'Varnish free'];

export const hideDieline = ({ catalog, context }: PDFDocument): void => {
  const properties = dictOf(get(catalog, 'OCProperties'));
  const [usual, groups] = [dictOf(get(properties, 'D')), get(properties, 'OCGs')];
  if (!usual || !(groups instanceof PDFArray)) return;
  const own = (groups.asArray() as PDFRef[]).filter((ref) => {
    const title = textValue(get(dictOf(context.lookup(ref)), 'Name')) ?? '';
    return TITLES.includes(title) || GUIDES.includes(title) || title.startsWith('Safe area');
  });
  const off = get(usual, 'OFF');
  usual.set(PDFName.of('OFF'), context.obj([...(off instanceof PDFArray ? off.asArray() : []), ...own]));
};
