import { type FileOptions, type FormatName, formats } from '../formats/index.ts';
import type { Layout } from './layout.ts';
import { drawLayout } from './layout-drawing.ts';
import type { Nesting } from './nest.ts';

/** Options of the file of a layout. */
export interface FileRequest {
  readonly format: FormatName;
  /** Also draw the edge of the sheet and the area inside its margins. @defaultValue true */
  readonly sheet?: boolean;
  /** Unit of an SVG's viewBox, origin of DXF and CF2, and the lines above a PDF. */
  readonly options?: Pick<FileOptions, 'unit' | 'origin' | 'header'>;
}

/**
 * The file of a layout: the blank written once and placed many times.
 * @throws RangeError (rejects) for a layout that the format cannot hold.
 */
export const writeLayout = async (
  nesting: Pick<Nesting, 'blank' | 'sheet' | 'grain'>,
  layout: Layout,
  { format, sheet = true, options }: FileRequest,
): Promise<Uint8Array> => {
  const drawn = drawLayout(nesting, layout);
  return formats[format].write(drawn.dieline, sheet ? drawn.labels : [], { ...drawn.options, ...options });
};
