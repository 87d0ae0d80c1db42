import type { GivenVariables } from '../api/index.ts';
import { type Drawing, type Label, label } from '../sheet/index.ts';
import type { Catalogue } from '../template/index.ts';
import { type FileOptions, type FormatName, formats, writeDxf, writePdf, writeSvg } from '../write/index.ts';
import { drawRequest } from './draw-request.ts';
import { findEntry } from './find-entry.ts';
import { readRequest } from './read-request.ts';

/** A drawing at hand, and its files where they are wanted: no record is kept of it. */
export interface DielineFiles {
  readonly drawing: Drawing;
  readonly labels: readonly Label[];
  /** What it was drawn with, in mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
  readonly dxf: () => string;
  /**
   * The file of any format.
   * @throws RangeError (rejects) for a drawing that the format cannot hold.
   */
  readonly file: (format: FormatName, options?: FileOptions) => Promise<string | Uint8Array>;
  /** In millimetres unless told otherwise. */
  readonly svg: (options?: Parameters<typeof writeSvg>[2]) => string;
  readonly pdf: (options?: Parameters<typeof writePdf>[2]) => ReturnType<typeof writePdf>;
}

/**
 * Draws one box. Variables as the service takes them; the unit is mm unless told otherwise.
 * @throws ApiError as `createDieline` does.
 */
export const drawOne = (catalogue: Catalogue, id: string, variables: Partial<GivenVariables>): DielineFiles => {
  const entry = findEntry({ catalogue }, id);
  const request = readRequest(entry, { variables: { unit: 'mm', ...variables } }, { format: false });
  const drawing = drawRequest(entry, request);
  const labels = request.dimensionTexts ? label(drawing, request.unit) : [];
  return {
    drawing,
    labels,
    values: request.values,
    file: async (format, options = {}) => formats[format].write(drawing.dieline, labels, options),
    dxf: () => writeDxf(drawing.dieline, labels),
    svg: (options = { unit: 'mm' }) => writeSvg(drawing.dieline, labels, options),
    pdf: (options = {}) => writePdf(drawing.dieline, labels, options),
  };
};
