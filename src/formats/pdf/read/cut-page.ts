import { PDFArray, type PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import { type Box, boxAround } from '../../../geometry/index.ts';
import { MM_PER_CSS_UNIT } from '../../../values/index.ts';
import { serviceProfile } from '../../profile.ts';
import { type Affine, applyAffine, invertAffine, rotation } from '../../reading/affine.ts';
import { dictOf, get, numberValue, openPdf, textValue } from './objects.ts';

/** Opens the first page of a PDF. Boxes are in mm, where `readDrawing` sees its lines. Throws UnreadableError if damaged or locked. */
export const openPageToCut = async (bytes: Uint8Array) => {
  const file = await openPdf(bytes);
  const page = file.getPage(0);
  const mm = (numberValue(get(page.node, 'UserUnit')) ?? 1) * MM_PER_CSS_UNIT.pt;
  const [cos, sin] = rotation(page.getRotation().angle);
  const upright: Affine = [mm * cos, -mm * sin, mm * sin, mm * cos, 0, 0];
  const through = (m: Affine, { left, bottom, right, top }: Box): Box =>
    boxAround([applyAffine(m, [left, bottom]), applyAffine(m, [right, top])]);
  const { x, y, width, height } = page.getTrimBox();
  return {
    /** TrimBox, otherwise CropBox or MediaBox. */
    trim: through(upright, { left: x, bottom: y, right: x + width, top: y + height }),
    /** The file with no more of its first page than a box, and without the layers of a dieline of ours. */
    cut: async (box: Box): Promise<Uint8Array> => {
      const { left, bottom, right, top } = through(invertAffine(upright)!, box);
      page.setMediaBox(left, bottom, right - left, top - bottom);
      page.setCropBox(left, bottom, right - left, top - bottom);
      hideDieline(file);
      return file.save({ addDefaultPage: false, updateFieldAppearances: false });
    },
  };
};

/** Titles of our layers. A designer may call a layer of artwork Bleed. */
const TITLES = Object.entries(serviceProfile.lines).flatMap(([kind, { title }]) => (kind === 'bleed' ? [] : [title]));

const hideDieline = ({ catalog, context }: PDFDocument): void => {
  const properties = dictOf(get(catalog, 'OCProperties'));
  const [usual, groups] = [dictOf(get(properties, 'D')), get(properties, 'OCGs')];
  if (!usual || !(groups instanceof PDFArray)) return;
  const own = (groups.asArray() as PDFRef[]).filter((ref) => {
    const title = textValue(get(dictOf(context.lookup(ref)), 'Name')) ?? '';
    return TITLES.includes(title) || title === 'Artwork bleed' || title.startsWith('Safe area');
  });
  const off = get(usual, 'OFF');
  usual.set(PDFName.of('OFF'), context.obj([...(off instanceof PDFArray ? off.asArray() : []), ...own]));
};
