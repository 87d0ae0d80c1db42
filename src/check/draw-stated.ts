import { ApiError } from '../api/index.ts';
import type { Reading } from '../formats/reading/index.ts';
import { compare, isSame } from '../recognise/index.ts';
import type { Dieline } from '../sheet/index.ts';
import { type Catalogue, measuredOf, measuredWords } from '../template/index.ts';
import { refusalText } from './answers/check-answer.ts';
import type { Stated } from './dieline-check.ts';
import { type ClaimedDrawing, drawClaimed } from './draw-claimed.ts';
import { type StatedRequest, statedRequest } from './stated-request.ts';

/** A request that a file states, and our drawing of it. */
export interface DrawnStated {
  readonly stated: Stated;
  /** Undefined where it cannot be drawn. */
  readonly claimed?: ClaimedDrawing;
  readonly request: StatedRequest;
}

/**
 * Draws the request that a file states as the hosted service would; one of our own headers as whichever profile of ours is the file.
 * Undefined for a file without an id among its texts.
 */
export const drawStated = (
  catalogue: Catalogue,
  { texts }: Pick<Reading, 'texts'>,
  theirs: () => Dieline,
  tolerance: number,
): DrawnStated | undefined => {
  const request = statedRequest(catalogue, texts);
  if (!request) return undefined;
  const { id, entry, variables, page, own, notes } = request;
  const given = Object.entries(variables).filter(([name]) => name !== 'unit');
  const stated = (profile: Stated['profile'], ...sentences: string[]): Stated => ({
    template: id,
    variables,
    ...(page !== undefined && { page }),
    profile,
    sentences: [...sentences, ...notes],
  });
  const text = [id, ...given.map(([name, value]) => `${name}=${value}`), `unit=${variables.unit}`].join(' ');
  if (!entry) return { request, stated: stated('service', ...(notes.length ? [] : [catalogue.missing(id)])) };
  if (!given.length)
    return { request, stated: stated('service', `The file names ${id}, but no variables that can be read.`) };
  try {
    const profile =
      own &&
      offFrom(catalogue, request, 'house', theirs(), tolerance) <
        offFrom(catalogue, request, 'service', theirs(), tolerance)
        ? 'house'
        : 'service';
    const claimed = drawClaimed(catalogue, id, variables as never, { profile });
    const known = measuredOf(entry);
    const sentences = [
      `The file states ${text}: compared in the profile ${profile}.`,
      ...(!own && known === 'none' ? [`Measured: ${measuredWords.none}.`] : []),
    ];
    return { request, claimed, stated: stated(profile, ...sentences) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      request,
      stated: stated('service', `The file states ${text}, which was not drawn: ${refusalText(error.body)}`),
    };
  }
};

/** Largest distance of their drawing from ours of the request in mm, where both are the same; otherwise infinite. */
export const offFrom = (
  catalogue: Catalogue,
  { id, variables }: StatedRequest,
  profile: Stated['profile'],
  theirs: Dieline,
  tolerance: number,
): number => {
  try {
    const { drawing } = drawClaimed(catalogue, id, variables as never, { profile });
    const comparison = compare(theirs, drawing.dieline, tolerance);
    return isSame(comparison) ? (comparison.largest?.distance ?? 0) : Number.POSITIVE_INFINITY;
  } catch (error) {
    if (error instanceof ApiError) return Number.POSITIVE_INFINITY;
    throw error;
  }
};
