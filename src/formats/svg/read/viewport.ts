import type { Box } from '../../../geometry/index.ts';
import type { Size } from '../../../sheet/index.ts';
import { type Affine, composeAffine } from '../../reading/affine.ts';
import type { XmlElement } from '../../reading/xml.ts';
import { fitToViewport, lengthIn, parseViewBox } from './units.ts';

/**
 * The viewport and the position of an inner `<svg>`, or of a `<symbol>` used at `size` (SVG 2, 8.2 and 8.6). Undefined for a viewport that draws nothing.
 * @throws Error for an attribute that is not a length or a box.
 */
export const openViewport = (
  { attributes, name }: XmlElement,
  around: Size,
  size: { readonly width?: string | undefined; readonly height?: string | undefined } = {},
) => {
  const measure = (text: string | undefined, whole: number, usual: string): number =>
    lengthIn(text === undefined || text.trim() === 'auto' ? usual : text, whole);
  const width = measure(size.width ?? attributes.width, around.width, '100%');
  const height = measure(size.height ?? attributes.height, around.height, '100%');
  const [x, y] = [measure(attributes.x, around.width, '0'), measure(attributes.y, around.height, '0')];
  const at: Affine = [1, 0, 0, 1, x, y];
  const open = ['visible', 'auto'].includes((attributes.overflow ?? 'hidden').trim());
  /** The visible part, in the units of the outer viewport; undefined if everything is visible. */
  const frame: Box | undefined = open ? undefined : { left: x, bottom: y, right: x + width, top: y + height };
  if (width <= 0 || height <= 0) return undefined;
  if (attributes.viewBox === undefined) return { view: { width, height }, matrix: at, frame };
  const box = parseViewBox(attributes.viewBox);
  if (!box) throw new Error(`viewBox="${attributes.viewBox.slice(0, 60)}" of <${name}> is not a box.`);
  const [left, top, across, down] = box;
  if (across === 0 || down === 0) return undefined;
  const fit = fitToViewport([width / across, height / down], attributes.preserveAspectRatio ?? '');
  const [sx, sy] = fit.scale;
  const spare: Affine = [1, 0, 0, 1, fit.share[0] * (width - sx * across), fit.share[1] * (height - sy * down)];
  return {
    view: { width: across, height: down },
    matrix: composeAffine(composeAffine(at, spare), [sx, 0, 0, sy, -sx * left, -sy * top]),
    frame,
  };
};
