import type { Box } from '../../../geometry/index.ts';
import { invertAffine } from '../../reading/affine.ts';
import { hideDieline } from './layers.ts';
import { openPdf } from './objects.ts';
import { boxThrough, uprightFrame } from './page-frame.ts';

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
