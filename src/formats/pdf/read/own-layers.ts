import { PDFArray, type PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib';
import { type Box, boxAround } from '../../../geometry/index.ts';
import { MM_PER_CSS_UNIT } from '../../../values/index.ts';
import { serviceProfile } from '../../profile.ts';
import { type Affine, applyAffine, rotation } from '../../reading/affine.ts';
import { dictOf, get, numberValue, textValue } from './objects.ts';

/** From points to mm, upright, where `readDrawing` sees the lines of a page. */
export const uprightFrame = (page: PDFPage): Affine => {
  const mm = (numberValue(get(page.node, 'UserUnit')) ?? 1) * MM_PER_CSS_UNIT.pt;
  const [cos, sin] = rotation(page.getRotation().angle);
  return [mm * cos, -mm * sin, mm * sin, mm * cos, 0, 0];
};

/** A box of a page after a transform. */
export const boxThrough = (m: Affine, { x, y, width, height }: ReturnType<PDFPage['getMediaBox']>): Box =>
  boxAround([applyAffine(m, [x, y]), applyAffine(m, [x + width, y + height])]);

/** Titles of our layers. A designer may call a layer of artwork Bleed. */
const TITLES = Object.entries(serviceProfile.lines).flatMap(([kind, { title }]) => (kind === 'bleed' ? [] : [title]));

/** Titles of our layers for glue and around artwork. */
const GUIDES = ['Artwork bleed', 'Glue', 'Gluing', 'Ink free', 'Varnish free'];

/** Hides the layers of a dieline of ours. Without one of cuts, layers of these names are a designer's. Returns how many were hidden. */
export const hideDieline = ({ catalog, context }: PDFDocument): number => {
  const properties = dictOf(get(catalog, 'OCProperties'));
  const [usual, groups] = [dictOf(get(properties, 'D')), get(properties, 'OCGs')];
  if (!usual || !(groups instanceof PDFArray)) return 0;
  const titleOf = (ref: PDFRef): string => textValue(get(dictOf(context.lookup(ref)), 'Name')) ?? '';
  const all = groups.asArray() as PDFRef[];
  if (!all.some((ref) => titleOf(ref) === serviceProfile.lines.cut.title)) return 0;
  const own = all.filter((ref) => {
    const title = titleOf(ref);
    return TITLES.includes(title) || GUIDES.includes(title) || title.startsWith('Safe area');
  });
  const off = get(usual, 'OFF');
  usual.set(PDFName.of('OFF'), context.obj([...(off instanceof PDFArray ? off.asArray() : []), ...own]));
  return own.length;
};
