import { ApiError, type CalculatePartsRequest, type DielinesApi, type Part } from '../api/index.ts';
import { drawRequest, findEntry, flatSize, readRequest, roundTo } from '../engine/index.ts';
import type { Catalogue, Entry } from '../template/index.ts';
import type { Context } from './context.ts';
import { newId } from './id.ts';
import { remember } from './remember.ts';

/** How long a repeat of a request that was paid for is free. */
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;

/** How many answers are remembered, half a kilobyte each: shops ask for the same boxes again and again. */
const REMEMBERED = 5000;

/** Longer bodies hold something that no template has, and are not remembered. */
const LONGEST = 1000;

/** What a request comes to, whenever it is asked. */
interface Worked {
  /** Equal for equal requests, however they are written. */
  readonly name: string;
  readonly parts: readonly Part[];
}

/** The flat size of each part, for one credit. What is refused costs nothing. */
export const partsCalculator = (catalogue: Catalogue): ((context: Context) => DielinesApi['calculateParts']) => {
  const known = remember<Worked>(REMEMBERED);
  return (context) => async (templateId: string, body: CalculatePartsRequest) => {
    const entry = findEntry({ catalogue }, templateId);
    const text = textOf([templateId, body]);
    const work = () => workOut(entry, body);
    const { name, parts } = text === undefined ? work() : known(text, work);
    await pay(context, name);
    return {
      part_list: {
        type: 'part_list',
        id: newId('pl'),
        dieline_template_id: templateId,
        total: parts.length,
        parts: [...parts],
      },
    };
  };
};

/** Undefined for what JSON cannot say, and for what is too long. */
const textOf = (value: unknown): string | undefined => {
  try {
    const text = JSON.stringify(value);
    return text.length > LONGEST ? undefined : text;
  } catch {
    return undefined;
  }
};

const workOut = (entry: Entry, body: CalculatePartsRequest): Worked => {
  const request = readRequest(entry, body, { format: false });
  const { unit, area: withArea, values } = request;
  const drawing = drawRequest(entry, request);
  const parts = drawing.parts.map(
    ({ part, area }, index): Part => ({
      type: 'part',
      id: part.id,
      name: part.name,
      category: part.category,
      bounding_box: { unit, ...flatSize(drawing, unit, index) },
      ...(withArea && { area: { value: roundTo(area, 4), unit: 'mm2' } }),
    }),
  );
  return { name: JSON.stringify([entry.id, unit, withArea, values]), parts };
};

const pay = async ({ store, clock, credits }: Context, request: string) => {
  const at = clock();
  const paid = await store.pay({ request, at, since: new Date(at.getTime() - SEVEN_DAYS), limit: credits });
  if (!paid) throw new ApiError(403, { message: 'There are no Dimension API credits left.', errors: [] });
};
