import { type CreateDielineRequest, type DecimalArea, type DielineBody, refuse } from '../../api/index.ts';
import { drawRequest, flatSize, headerOf, labelsOf, type RequestProfile, tooLargeFor } from '../../engine/index.ts';
import { type ByteSink, writeToSink } from '../../formats/index.ts';
import type { Drawing } from '../../sheet/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { roundTo } from '../../values/index.ts';
import { type DielineRequest, readRequest } from './read-request.ts';

/** A request for a dieline, with an unchecked body. */
export interface DrawJob {
  readonly templateId: string;
  readonly body: CreateDielineRequest;
  readonly profile: RequestProfile;
}

/** A drawn dieline: the parts of its body that follow from the request, and its file, which is taken once. */
export interface Drawn<File = ByteSink> {
  readonly body: Omit<DielineBody, 'type' | 'id' | 'dieline_template_id' | 'url' | 'files' | 'links' | 'created_at'>;
  readonly file: File;
}

/** @throws ApiError (rejects) 404 for an unknown template, 400 for an invalid request; the reason of a signal aborted before it began. */
export type DielineDrawer = (job: DrawJob, signal?: AbortSignal) => Promise<Drawn>;

export const dielineDrawer =
  (catalogue: Catalogue): DielineDrawer =>
  async ({ templateId, body, profile }, signal) => {
    signal?.throwIfAborted();
    const request = readRequest({ catalogue, profile }, templateId, body, { format: true });
    const { box, format, area } = request;
    const drawing = drawRequest(box);
    const file = await render(request, drawing);
    const { unit, used } = box;
    const { adjustments } = request;
    const { width, height } = flatSize(drawing, unit);
    return {
      body: {
        variables: used,
        format,
        artwork_dimensions: { unit, width: String(width), height: String(height) },
        ...(area && areas(drawing)),
        ...(drawing.parts.length > 1 && {
          substrate_parts: drawing.parts.map(({ part: { id, name, category } }, index) => ({
            type: 'substrate_part',
            part_number: index + 1,
            part_id: id,
            name,
            category,
            parameter: `part_substrates[${index + 1}]`,
          })),
        }),
        ...(box.warnings && { warnings: [...box.warnings] }),
        ...(adjustments.length && { adjustments: [...adjustments] }),
      },
      file,
    };
  };

/** Area of the whole and, with several parts, of each. The rounded part areas add up to the whole exactly. */
const areas = ({ parts }: Drawing): Pick<DielineBody, 'area' | 'part_areas'> => {
  const each = parts.map(({ part, area }) => [part.id, roundTo(area, AREA_DECIMALS)] as const);
  const all = each.reduce((sum, [, area]) => sum + area, 0);
  return {
    area: decimalArea(roundTo(all, AREA_DECIMALS)),
    ...(parts.length > 1 && { part_areas: Object.fromEntries(each.map(([id, area]) => [id, decimalArea(area)])) }),
  };
};

const AREA_DECIMALS = 4;

const decimalArea = (mm2: number): DecimalArea => ({ value: String(mm2), unit: 'mm2' });

/** Writes the file of a request with labels and header. Throws ApiError 400, with a size that fits, when too large for its format. */
const render = async ({ box, format, pdfHeader }: DielineRequest, drawing: Drawing): Promise<ByteSink> => {
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
