import type { GivenVariables } from '../../api/index.ts';
import { type DielineRequest, headerOf, statedSizes, tooLargeFor } from '../../engine/index.ts';
import { type ByteSink, writeToSink } from '../../formats/index.ts';
import { type Drawing, label } from '../../sheet/index.ts';
import type { Entry } from '../../template/index.ts';

/**
 * Writes the file of a request, with its labels and its header.
 * @throws ApiError 400 with a size that fits, for a drawing that is too large for its format.
 */
export const render = async (
  entry: Entry,
  request: DielineRequest,
  drawing: Drawing,
  given: GivenVariables,
): Promise<ByteSink> => {
  const { format, pdfHeader } = request;
  const labels = request.dimensionTexts
    ? label(drawing, request.unit, statedSizes(entry, request.values, drawing))
    : [];
  // The hosted service's SVG is in points and its DXF keeps the origin of the sheet, and its clients expect that.
  const options = {
    unit: 'pt',
    origin: 'sheet',
    ...(format === 'pdf' && pdfHeader && { header: headerOf(entry, request) }),
  } as const;
  try {
    return await writeToSink(format, drawing.dieline, labels, options);
  } catch (error) {
    throw tooLargeFor(error, { entry, request, given, format, options });
  }
};
