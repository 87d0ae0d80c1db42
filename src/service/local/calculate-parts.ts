import { LRUCache } from 'lru-cache';
import { ApiError, type CalculatePartsRequest, type DielinesApi, type PartBody } from '../../api/index.ts';
import { measureRequest } from '../../engine/index.ts';
import { roundTo } from '../../values/index.ts';
import { type Context, newId } from './context.ts';
import { knownEntry, type RequestReader, readRequest } from './read-request.ts';

/** Period in which a repeat of a charged request is free, in ms. */
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;

/** Number of cached answers, half a kilobyte each. Shops request the same boxes again and again. */
const MAX_ANSWERS_KEPT = 5000;

/** Maximum length of a cached request. Longer ones contain fields that no template has. */
const MAX_KEPT_CHARACTERS = 1000;

/** Decimals in mm that tell charged boxes apart: inches to four decimals, as in templates, err by 0.0013 mm (3.937 in is 99.9998 mm). */
const SIZE_PLACES = 2;

/** Calculates the flat size of each part, for one credit. Refused requests are free. */
export const partsCalculator = (): ((context: Context) => DielinesApi['calculateParts']) => {
  const known = new LRUCache<string, ReturnType<typeof calculate>>({ max: MAX_ANSWERS_KEPT });
  return (context) => async (templateId: string, body: CalculatePartsRequest) => {
    knownEntry(context, templateId);
    const text = textOf([templateId, body]);
    const calculated = (text !== undefined && known.get(text)) || calculate(context, templateId, body);
    if (text !== undefined) known.set(text, calculated);
    const { request, parts, warnings, adjustments } = calculated;
    await spendCredit(context, request);
    return {
      part_list: {
        type: 'part_list',
        id: newId('pl', context.seed),
        dieline_template_id: templateId,
        total: parts.length,
        parts: [...parts],
        ...(warnings && { warnings: [...warnings] }),
        ...(adjustments.length && { adjustments: [...adjustments] }),
      },
    };
  };
};

/** A request as text; undefined when it is not JSON or is too long. */
const textOf = (value: unknown): string | undefined => {
  try {
    const text = JSON.stringify(value);
    return text.length > MAX_KEPT_CHARACTERS ? undefined : text;
  } catch {
    return undefined;
  }
};

const calculate = (reader: RequestReader, id: string, body: CalculatePartsRequest) => {
  const { box, area: withArea, adjustments } = readRequest(reader, id, body, { format: false });
  const { entry, unit, values, chosen, used } = box;
  const parts = measureRequest(entry, box).map(
    ({ part, size: { width, height }, area }): PartBody => ({
      type: 'part',
      id: part.id,
      name: part.name,
      category: part.category,
      bounding_box: { unit, width, height },
      ...(withArea && { area: { value: roundTo(area, 4), unit: 'mm2' } }),
    }),
  );
  // Two boards may be drawn as one; each is a charge of its own.
  const rounded: Record<string, number> = { requested_board: Number(used.material) };
  for (const name of Object.keys(values)) rounded[name] = roundTo(values[name]!, name === 'material' ? 6 : SIZE_PLACES);
  return {
    /** A text that is equal for equivalent requests. */
    request: JSON.stringify([entry.id, withArea, rounded, chosen]),
    parts,
    warnings: box.warnings,
    adjustments,
  };
};

const spendCredit = async ({ store, clock, credits, account }: Context, request: string) => {
  const at = clock();
  if (!(await store.spendCredit({ account, request, at, since: new Date(at.getTime() - SEVEN_DAYS), limit: credits })))
    throw new ApiError(403, { message: 'No Dimension API credits are left.', errors: [] });
};
