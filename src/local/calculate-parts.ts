import { ApiError, type CalculatePartsRequest, type DielinesApi, type Part } from '../api/index.ts';
import type { Entry } from '../template/index.ts';
import { type Context, entryOf } from './context.ts';
import { drawingOf, flatSize } from './drawing.ts';
import { newId } from './id.ts';
import { type Request, readRequest } from './request.ts';
import { tidy } from './units.ts';

/** How long a repeat of a request that was paid for is free. */
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;

/** The flat size of each part, for one credit. What is refused costs nothing. */
export const calculateParts =
  (context: Context): DielinesApi['calculateParts'] =>
  async (templateId: string, body: CalculatePartsRequest) => {
    const entry = entryOf(context, templateId);
    const request = readRequest(entry, body, { format: false });
    await pay(context, entry, request);
    const drawing = drawingOf(entry, request);
    const parts = drawing.parts.map(
      ({ part, area }, index): Part => ({
        type: 'part',
        id: part.id,
        name: part.name,
        category: part.category,
        bounding_box: { unit: request.unit, ...flatSize(drawing, request.unit, index) },
        ...(request.area && { area: { value: tidy(area, 4), unit: 'mm2' } }),
      }),
    );
    return {
      part_list: { type: 'part_list', id: newId('pl'), dieline_template_id: templateId, total: parts.length, parts },
    };
  };

const pay = async ({ store, clock, credits }: Context, { id }: Entry, { unit, area, values }: Request) => {
  const at = clock();
  const paid = await store.pay({
    request: JSON.stringify([id, unit, area, values]),
    at,
    since: new Date(at.getTime() - SEVEN_DAYS),
    limit: credits,
  });
  if (!paid) throw new ApiError(403, { message: 'There are no Dimension API credits left.', errors: [] });
};
