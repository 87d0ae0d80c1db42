import { ApiError } from '../api/index.ts';
import type { RequestProfile } from '../engine/index.ts';
import type { Reading } from '../formats/reading/index.ts';
import { compare, isSame } from '../recognise/index.ts';
import type { Dieline } from '../sheet/index.ts';
import { type Catalogue, measuredOf, measuredWords } from '../template/index.ts';
import { refusalText } from './answers/check-answer.ts';
import type { Stated } from './dieline-check.ts';
import { type ClaimedDrawing, drawClaimed } from './draw-claimed.ts';
import { statedRequest } from './stated-request.ts';

/** Draws the request that a file states as the service would, or under our header by our defaults if these fit (`isHouse`). Undefined without an id. */
export const drawStated = (
  catalogue: Catalogue,
  { texts }: Pick<Reading, 'texts'>,
  theirs: Dieline,
  tolerance: number,
) => {
  const request = statedRequest(catalogue, texts);
  if (!request) return undefined;
  const { id: template, entry, variables, own, notes, ...page } = request;
  const given = Object.entries(variables).map((pair) => pair.join('='));
  const stated = (profile: RequestProfile, ...sentences: string[]): Stated => ({
    ...{ template, variables, ...page, profile },
    sentences: [...sentences, ...notes],
  });
  if (!entry) return { stated: stated('service', ...(notes.length ? [] : [catalogue.missing(template)])) };
  if (given.length === 1)
    return { stated: stated('service', `The file names ${template}, but no variables that can be read.`) };
  const draw = (profile: RequestProfile): { claimed?: ClaimedDrawing; off: number; why?: string } => {
    try {
      const claimed = drawClaimed(catalogue, template, variables as never, { profile });
      return { claimed, off: offOf(theirs, claimed, tolerance) };
    } catch (error) {
      if (error instanceof ApiError) return { off: Number.POSITIVE_INFINITY, why: refusalText(error.body) };
      throw error;
    }
  };
  const service = draw('service');
  // By our own defaults only where the first drawing is another box, or not exactly one of our own.
  const house = service.off > (own ? 0 : Number.MAX_VALUE) ? draw('house') : undefined;
  const isHouse = house !== undefined && house.off < service.off;
  const [profile, { claimed, off, why }] =
    own && isHouse ? (['house', house] as const) : (['service', service] as const);
  const text = `The file states ${[template, ...given].join(' ')}`;
  if (!claimed) return { stated: stated(profile, `${text}, which was not drawn: ${why}`) };
  const expected = own || measuredOf(entry) !== 'none' ? [] : [`Measured: ${measuredWords.none}.`];
  return {
    stated: stated(profile, `${text}: compared in the profile ${profile}.`, ...expected),
    claimed,
    isHouse: isHouse && off === Number.POSITIVE_INFINITY,
  };
};

/** Largest distance of their drawing from ours in mm, where both are the same; otherwise infinite. */
const offOf = (theirs: Dieline, { drawing }: Pick<ClaimedDrawing, 'drawing'>, tolerance: number): number => {
  const comparison = compare(theirs, drawing.dieline, tolerance);
  return isSame(comparison) ? (comparison.largest?.distance ?? 0) : Number.POSITIVE_INFINITY;
};
