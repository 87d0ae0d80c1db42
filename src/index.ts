/** The public door, and the one place where the engine meets its catalogue. */
import { templates } from '../templates/index.ts';
import { ApiError, type DielinesApi, type GivenVariables, usualSubstrate } from './api/index.ts';
import { builtFile } from './built/index.ts';
import type {
  AnswerCheck,
  AnswerQuestion,
  Audit,
  DielineCheck,
  DielineQuestion,
  LiveOptions,
  LiveRequest,
  LiveResult,
  ReportFormat,
} from './check/index.ts';
import { type DielineFiles, drawOne } from './engine/index.ts';
import { type LocalOptions, localApi } from './local/index.ts';
import type { Mockup, MockupOf } from './mockup/index.ts';
import type { Reading, ReadOptions } from './read/index.ts';
import { downloader, type RemoteOptions, remoteApi } from './remote/index.ts';
import type { ServeOptions, Serving } from './server/index.ts';
import type { Dieline } from './sheet/index.ts';
import type { Place, Records } from './store/index.ts';
import { type Catalogue, catalogue } from './template/index.ts';

/** Every template that comes with Boxwright, by id. */
export const builtIn: Catalogue = catalogue(templates);

/**
 * The service's interface, answered in process.
 *
 *     const { dieline } = await boxwright().createDieline('becf-10101', {
 *       format: 'svg',
 *       variables: { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 },
 *     });
 */
export const boxwright = (options: Partial<LocalOptions> = {}): DielinesApi =>
  localApi({ ...options, catalogue: options.catalogue ?? builtIn });

/**
 * One box as a drawing, and as any of the files.
 *
 *     const box = dieline('becf-10101', { length: 60, width: 25, height: 100, material: 0.5 });
 *     box.svg(); box.dxf(); await box.pdf();
 *
 * @throws ApiError 404 for an unknown id, 400 for values that do not hold, with suggestions.
 */
export const dieline = (id: string, variables: Partial<GivenVariables>): DielineFiles =>
  drawOne(builtIn, id, variables);

/**
 * One box to be looked at: a page in which it folds, a GLB that folds in any viewer, a picture.
 *
 *     const box = await mockup('becf-10101', { length: 60, width: 25, height: 100 }, { artwork: readFileSync('art.svg') });
 *     await box.html(); await box.glb(); await box.png();
 *
 * What it is made of goes by the category of its template, unless told otherwise.
 * @throws ApiError as `dieline` does; 400 for an artwork that cannot be shown.
 */
export const mockup = async (
  id: string,
  variables: Partial<GivenVariables>,
  dress: Partial<Omit<MockupOf, 'drawing' | 'about' | 'unit'>> = {},
): Promise<Mockup> => {
  const { drawing } = dieline(id, variables);
  const { template, group } = builtIn.find(id)!;
  const { ArtworkError, mockup: dressed } = await import('./mockup/index.ts');
  try {
    const { unit = 'mm' } = variables;
    return await dressed({ substrate: usualSubstrate(group.category), ...dress, drawing, about: template.name, unit });
  } catch (error) {
    if (!(error instanceof ArtworkError)) throw error;
    throw new ApiError(400, { message: 'The artwork cannot be used', errors: [{ message: error.message }] });
  }
};

/**
 * The service over HTTP, with records that last. What it needs is loaded when it is called, not before.
 *
 *     const { url, firstKeys, close } = await serve({ place: { data: 'boxes' }, port: 3000 });
 *
 * @throws Error where the records cannot be opened or the address is taken.
 */
export const serve = async (
  options: Omit<ServeOptions, 'catalogue'> & Partial<Pick<ServeOptions, 'catalogue'>>,
): Promise<Serving> => {
  const { serve: start } = await import('./server/index.ts');
  // Threads know the built-in catalogue alone.
  const pageScript = options.catalogue ? {} : { pageScript: builtFile('threads/page.js') };
  return start({ catalogue: builtIn, ...pageScript, ...options });
};

/** Records and keys in a folder or in a database, as `serve` has them: a `store` for `boxwright()`, too. */
export const openRecords = async (place: Place): Promise<Records> =>
  (await import('./store/index.ts')).openRecords(place);

/**
 * Is this file the box it is said to be? Without a template it is checked by itself.
 *
 *     const { verdict, why } = await checkDieline(file, { template: 'becf-10101', variables: { length: 60 … } });
 *
 * @throws UnreadableError (by its `name`) for a file that cannot be read, with the place; ApiError for a template or variables that there are not.
 */
export const checkDieline = async (file: Uint8Array, question: DielineQuestion = {}): Promise<DielineCheck> =>
  (await import('./check/index.ts')).checkDieline(builtIn, file, question);

/**
 * Somebody else's DXF, SVG or PDF as a graph of lines, which our writers take; and what was read beside it: texts, the unit
 * and how it is known, what was passed over.
 *
 *     const { dieline, notes } = await readDrawing(file, { kinds: { bending: 'crease' } });
 *     writeSvg(dieline, []);
 *
 * @throws UnreadableError (by its `name`) for a file that cannot be read, with the place.
 */
export const readDrawing = async (
  file: Uint8Array,
  options: ReadOptions = {},
): Promise<Reading & { readonly dieline: Dieline }> => {
  const { readDrawing: read, toDieline } = await import('./read/index.ts');
  const reading = await read(file, options);
  return { ...reading, dieline: toDieline(reading) };
};

/**
 * Is a drawing sound by itself? What is open, doubled, crossed or missed in it, and what it measures.
 * @throws as `checkDieline`.
 */
export const auditDrawing = async (file: Uint8Array, options: ReadOptions = {}): Promise<Audit> =>
  (await import('./check/index.ts')).auditDrawing(await (await import('./read/index.ts')).readDrawing(file, options));

/**
 * Is an answer of the service right? Held against our own, field by field; `question` says what was asked, as far as the
 * answer does not.
 *
 *     const { verdict, why } = await checkAnswer(await response.json(), { template: 'becf-10101', variables });
 *
 * @throws UnreadableError (by its `name`) for what is no answer.
 */
export const checkAnswer = async (response: unknown, question: AnswerQuestion = {}): Promise<AnswerCheck> =>
  (await import('./check/index.ts')).checkAnswer(boxwright(), builtIn, response, question);

/**
 * Is what the service says of the parts of a box right? Sizes to 0.05 mm and areas to a thousandth, unless told otherwise.
 * @throws as `checkAnswer`.
 */
export const checkParts = async (
  response: unknown,
  question: AnswerQuestion & Required<Pick<AnswerQuestion, 'variables'>>,
): Promise<AnswerCheck> => (await import('./check/index.ts')).checkParts(boxwright(), builtIn, response, question);

/**
 * Is a hosted service right, whatever it is asked? Asks it for one thing after another at a bounded rate, and holds answers
 * and files against ours; results come as they are known.
 *
 *     for await (const { request, verdict, why } of checkLive({ baseUrl, dielinesKey, dimensionsKey }, requests)) …
 *
 * @throws RangeError for a rate that is not above 0. A service that does not answer is a result, `unanswered`.
 */
export async function* checkLive(
  service: RemoteOptions,
  requests: Iterable<LiveRequest>,
  options: LiveOptions = {},
): AsyncGenerator<LiveResult, void, undefined> {
  const live = {
    service: remoteApi({ ...service, asIs: true }),
    download: downloader(service),
    ours: boxwright(),
    catalogue: builtIn,
  };
  yield* (await import('./check/index.ts')).checkLive(live, requests, options);
}

/**
 * A list of requests for `checkLive`, one JSON object a line.
 * @throws RequestListError (by its `name`) with the number of the line that is none.
 */
export const readRequests = async (text: string): Promise<LiveRequest[]> =>
  (await import('./check/index.ts')).readRequests(text);

/** A check as a picture (svg), a page by itself (html) or figures (json); `file` is the name shown. */
export const checkReport = async (of: DielineCheck, format: ReportFormat, file = 'drawing'): Promise<string> =>
  (await import('./check/index.ts')).report(of, format, file);

/** The bodies of the service as schemas and types. */
export * as api from './api/index.ts';
export { ApiError, type DielinesApi } from './api/index.ts';
// From here on what a template is written with, and what reads it.
export * from './board/index.ts';
export type {
  AnswerCheck,
  AnswerQuestion,
  Audit,
  DielineCheck,
  DielineQuestion,
  Finding,
  LiveOptions,
  LiveRequest,
  LiveResult,
  ReportFormat,
  Verdict,
} from './check/index.ts';
export type { DielineFiles } from './engine/index.ts';
/** The folded box: poses, solids, clashes, inner sizes, pictures. */
export * as fold from './fold/index.ts';
/** Points, curves and motions in mm. */
export * as geometry from './geometry/index.ts';
/** Keys of the service: made, and known again by their hashes. */
export * as keys from './keys/index.ts';
export {
  type Charge,
  type LocalOptions,
  type MockupChange,
  type MockupRecord,
  memoryStore,
  type Store,
  type StoredFile,
  writeWhole,
} from './local/index.ts';
export type { Mockup, MockupOf, SubstrateKey } from './mockup/index.ts';
/** Ready-made constructions: sleeves, lids, flaps, holes. */
export * as pieces from './pieces/index.ts';
export type { LineKind, Reading, ReadOptions, SkippedLines } from './read/index.ts';
export { type RemoteOptions, remoteApi } from './remote/index.ts';
export { didYouMean, findTemplates, type NamedTemplate, resolveTemplate, suggest } from './search/index.ts';
export type { ServeOptions, Serving } from './server/index.ts';
export * from './sheet/index.ts';
export type { Place, Records } from './store/index.ts';
export * from './template/index.ts';
export * from './write/index.ts';
export { templates };
