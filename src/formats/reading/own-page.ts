import { boundsOf } from '../../geometry/index.ts';
import { MM_PER_CSS_UNIT } from '../../values/index.ts';
import { readDrawing } from './read-drawing.ts';

/** Size in mm of the page of a PDF, or of an SVG in mm, that we wrote, and the place of the cuts from its left and upper edge. */
export const readOwnPage = async (
  bytes: Uint8Array,
): Promise<Record<'width' | 'height' | 'left' | 'above', number>> => {
  const { format, lines } = await readDrawing(bytes);
  const { left, top } = boundsOf(lines.flatMap(({ kind, curve }) => (kind === 'cut' ? [curve] : [])));
  const isPdf = format === 'pdf';
  const box = (isPdf ? /\/MediaBox \[ (.*) \]/ : /viewBox="([^"]*)"/).exec(
    new TextDecoder('latin1').decode(bytes),
  )![1]!;
  const [, , width, height] = box.split(' ').map((edge) => Number(edge) * (isPdf ? MM_PER_CSS_UNIT.pt : 1)) as number[];
  // The lines of a PDF lie above its lower edge, those of an SVG below its upper one.
  return { width: width!, height: height!, left, above: (isPdf ? height! : 0) - top };
};
