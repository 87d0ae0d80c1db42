import { refuse } from '../../api/index.ts';
import { headerOf, labelsOf, tooLargeFor } from '../../engine/index.ts';
import { type ByteSink, writeToSink } from '../../formats/index.ts';
import type { Drawing } from '../../sheet/index.ts';
import type { DielineRequest } from './read-request.ts';

/**
 * Writes the file of a request, with its labels and its header.
 * @throws ApiError 400 with a size that fits, for a drawing that is too large for its format.
 */
export const render = async ({ box, format, pdfHeader }: DielineRequest, drawing: Drawing): Promise<ByteSink> => {
  // The hosted service's SVG is in points and its DXF keeps the origin of the sheet, and its clients expect that.
  const options = {
    unit: 'pt',
    origin: 'sheet',
    ...(format === 'pdf' && pdfHeader && { header: headerOf(box.entry, box.used) }),
  } as const;
  try {
    return await writeToSink(format, drawing.dieline, labelsOf(box, drawing), options);
  } catch (error) {
    throw refuse(tooLargeFor(error, { box, format, options }));
  }
};
