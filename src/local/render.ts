import { ApiError } from '../api/index.ts';
import { askedSizes, type DielineRequest, headerOf } from '../engine/index.ts';
import { type Drawing, label } from '../sheet/index.ts';
import type { Entry } from '../template/index.ts';
import { type FormatName, formatChoice, formats } from '../write/index.ts';

/** The file of a request, with the labels and the header that it asks for. */
export const render = async (entry: Entry, request: DielineRequest, drawing: Drawing): Promise<string | Uint8Array> => {
  const labels = request.dimensionTexts ? label(drawing, request.unit, askedSizes(entry, request.values)) : [];
  // The hosted service's SVG counts in points, and so do its readers.
  const options = { unit: 'pt', ...(request.pdfHeader && { header: headerOf(entry, request) }) } as const;
  try {
    return await formats[request.format].write(drawing.dieline, labels, options);
  } catch (error) {
    return refuse(error, request.format);
  }
};

/** A finite drawing can only be too large for its format. */
const refuse = (error: unknown, format: FormatName): never => {
  if (!(error instanceof RangeError)) throw error;
  const message = `${error.message}: choose ${formatChoice(format)}, or smaller sizes.`;
  throw new ApiError(400, { message: 'The drawing does not fit its format', errors: [{ message }] });
};
