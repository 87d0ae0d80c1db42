/**
 * `boxwright/check`: reads and checks drawings from other programs, answers of the hosted service, and a running service.
 * @module boxwright/check
 */
import type * as checking from '../check/index.ts';
import type { DielineFiles } from '../engine/index.ts';
import type { FormatName, Profile } from '../formats/index.ts';
import type { Reading, ReadOptions } from '../formats/reading/index.ts';
import { downloader, type RemoteOptions, remoteApi } from '../service/remote/index.ts';
import type { Dieline } from '../sheet/index.ts';
import { catalogue } from './catalogue.ts';
import { type DrawOptions, drawOne } from './draw-one.ts';
import { boxwright } from './service.ts';

/**
 * Compares a file with the drawing of a template. Without a template it audits the file and recognises the template.
 * @throws UnreadableError (by its `name`) with the place in the file; ApiError for an unknown template or unreadable variables.
 * @example
 * const variables = { length: 60, width: 25, height: 100 };
 * const file = Buffer.from(dieline('becf-10101', variables).dxf());
 * (await checkDieline(file, { template: 'becf-10101', variables })).verdict; // = 'same'
 */
export const checkDieline = async (
  file: Uint8Array,
  question: checking.DielineQuestion = {},
): Promise<checking.DielineCheck> => (await import('../check/index.ts')).checkDieline(catalogue, file, question);

interface RedrawnBox {
  readonly id: string;
  /** Its sizes, and what differs from the defaults, in mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
  /** True where no template draws it, and this is the nearest one. */
  readonly isNearest: boolean;
  /** Draws it at these values, with other ones in their place. */
  readonly draw: (given?: Readonly<Record<string, unknown>>, options?: DrawOptions) => DielineFiles;
}

/**
 * Recognises the box of a drawing, to draw it anew at the sizes found or at others. Settings that the drawing has at their defaults follow
 * new sizes. `check` says what differs from the file; `box` is undefined for a file without a box of ours.
 * @param question - as for `checkDieline`.
 * @throws UnreadableError (by its `name`) for a file that cannot be read; `draw` throws as `dieline`.
 * @example
 * const file = Buffer.from(dieline('becf-10101', { length: 60, width: 25, height: 100 }).dxf());
 * const { check, box } = await redraw(file);
 * check.verdict; // = 'same'
 * box?.id; // = 'becf-10101'
 * box?.draw({ length: 70 }).values.length; // = 70
 */
export const redraw = async (
  file: Uint8Array,
  question: Pick<checking.DielineQuestion, 'tolerance' | keyof ReadOptions> = {},
): Promise<{ readonly check: checking.DielineCheck; readonly box?: RedrawnBox }> => {
  const { findBoxIn, foundIn } = await import('../check/index.ts');
  const { check, box } = await findBoxIn(catalogue, file, question);
  if (!box) return { check };
  const { entry, values } = box;
  const draw: RedrawnBox['draw'] = (given = {}, options = {}) =>
    drawOne(catalogue, entry, { ...foundIn(box, given.unit === 'in' ? 'in' : 'mm'), ...given }, options);
  return { check, box: { id: entry.id, values, isNearest: box.isNearest, draw } };
};

/**
 * Reads a DXF, SVG or PDF file of another program as a graph of lines, which the writers accept. Line types come from names and, for lines
 * without a known name, from the geometry. Returns its texts, its unit and the source of that unit, and the skipped lines.
 * @throws UnreadableError (by its `name`) with the place, for a file that cannot be read.
 * @example
 * const file = Buffer.from(dieline('becf-10101').dxf());
 * const { dieline: drawn, notes } = await readDrawing(file, { kinds: { bending: 'crease' } });
 * writeSvg(drawn, [], { unit: 'mm' }).slice(0, 4); // = '<svg'
 */
export const readDrawing = async (
  file: Uint8Array,
  options: ReadOptions = {},
): Promise<Reading & { readonly dieline: Dieline }> => {
  const { readDrawing: read, toDieline } = await import('../formats/reading/index.ts');
  const reading = (await import('../check/index.ts')).withSureTypes(await read(file, options));
  return { ...reading, dieline: toDieline(reading) };
};

/**
 * Checks a drawing without a template for open outlines, loose ends, doubled or crossing lines, and a size that no blank has. Measures it.
 * @throws UnreadableError (by its `name`) for a file that cannot be read.
 * @example
 * const { verdict, facts } = await auditDrawing(Buffer.from(dieline('becf-10101').dxf()));
 * verdict; // = 'sound'
 * facts.pieces; // = 1
 */
export const auditDrawing = async (file: Uint8Array, options: ReadOptions = {}): Promise<checking.Audit> => {
  const { withSize, auditDrawing: audit } = await import('../check/index.ts');
  const { readDrawing: read } = await import('../formats/reading/index.ts');
  const reading = await read(file, options);
  return withSize(audit(reading), reading.unit);
};

/**
 * Judges any file against who takes it: texts in the cut, doubles, open outlines, knives too close, size, origin, version.
 * @returns the obstacles, and with `fixed` the file written anew where that is safe, in the usual format of the profile by default.
 * @throws UnreadableError (by its `name`) for a file that cannot be read.
 * @example
 * const file = Buffer.from(dieline('becf-10101').svg());
 * (await checkFor(file, profile('laser'))).verdict; // = 'not ready'
 */
export const checkFor = async (
  file: Uint8Array,
  receiver: Profile,
  options: ReadOptions = {},
): Promise<checking.ReceiverCheck & { readonly fixed: (format?: FormatName) => Promise<Uint8Array | undefined> }> => {
  const { judgeFor, withSureTypes, writtenAnew } = await import('../check/index.ts');
  const { readDrawing: read } = await import('../formats/reading/index.ts');
  const reading = withSureTypes(await read(file, options));
  return {
    ...judgeFor(reading, file, receiver),
    fixed: (format = receiver.formats[0]!) => writtenAnew(reading, receiver, format),
  };
};

/**
 * Checks a layout of blanks from another program: no overlaps, no blank inside another, the gutter kept, and all blanks on the sheet.
 * @throws UnreadableError (by its `name`) for a file that cannot be read.
 * @example
 * const file = Buffer.from(dieline('becf-10101').svg());
 * const { verdict, facts } = await checkLayout(file, { sheet: { width: 1000, height: 700 }, gutter: 3 });
 * verdict; // = 'sound'
 * facts.blanks; // = 1
 */
export const checkLayout = async (
  file: Uint8Array,
  question: checking.LayoutQuestion = {},
  options: ReadOptions = {},
): Promise<checking.LayoutCheck> => (await import('../check/index.ts')).checkLayout(file, question, options);

/**
 * Folds a drawing of another hand. Panels are the faces between its cuts and creases, numbered by position: from the top, row by row. What
 * the drawing does not say is guessed, and told in `notes`; `folds` gives it, as `settings` of an earlier answer. `page` draws flat and closed.
 * @throws UnreadableError (by its `name`) for a file without a closed outline; RangeError for settings that the drawing cannot have.
 * @example
 * const file = Buffer.from(dieline('becf-10101').dxf());
 * const { box, settings } = await foldDrawing(file, { name: 'tea box', folds: { thickness: 0.4 } });
 * settings.creases['3-7']?.angle; // = 90
 */
export const foldDrawing = async (
  file: Uint8Array,
  { name = 'drawing', ...options }: ReadOptions & { readonly name?: string; readonly folds?: object } = {},
) => {
  const { clashNotes, foldedEntry, foldedPage } = await import('../check/index.ts');
  const { entry, notes, ...folded } = await foldedEntry(file, name, options);
  const box: DielineFiles = drawOne(catalogue, entry, { dimension_texts: false });
  return { ...folded, box, notes: [...notes, ...clashNotes(box.drawing.parts)], page: () => foldedPage(box.drawing) };
};

/**
 * Compares an answer of the hosted service with ours, field by field. `question` adds what the answer does not say about the request.
 * @throws UnreadableError (by its `name`) for a body that is not an answer of the service.
 * @example
 * const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 } as const;
 * const answer = await boxwright().calculateParts('becf-10101', { variables });
 * (await checkAnswer(answer, { template: 'becf-10101', variables })).verdict; // = 'same'
 */
export const checkAnswer = async (
  response: unknown,
  question: checking.AnswerQuestion = {},
): Promise<checking.AnswerCheck> =>
  (await import('../check/index.ts')).checkAnswer(boxwright(), catalogue, response, question);

/**
 * Compares the parts in an answer of the service with ours: sizes to 0.05 mm, areas to 0.1 %.
 * @throws as `checkAnswer`.
 * @example
 * const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 } as const;
 * const answer = await boxwright().calculateParts('becf-10101', { variables });
 * (await checkParts(answer, { variables })).verdict; // = 'same'
 */
export const checkParts = async (
  response: unknown,
  question: checking.AnswerQuestion & Required<Pick<checking.AnswerQuestion, 'variables'>>,
): Promise<checking.AnswerCheck> =>
  (await import('../check/index.ts')).checkParts(boxwright(), catalogue, response, question);

/**
 * Sends requests to a hosted service at a limited rate and compares its answers and files with ours. Yields each result as soon as
 * it is known. A request that the service is too busy for (429) is sent up to four times, after the others; `retries` does not count.
 * @throws RangeError for a rate that is not above 0. A service that does not answer yields the verdict `unanswered`.
 * @example
 * const { url, firstKeys, close } = await serve({ place: { data: 'live' }, port: 0 });
 * const service = { baseUrl: url, dielinesKey: firstKeys.dielines!, dimensionsKey: firstKeys.dimensions! };
 * for await (const { verdict, why } of checkLive(service, [{ ask: 'groups' }], { rate: 10 })) console.log(verdict, why);
 * await close();
 */
export async function* checkLive(
  service: RemoteOptions,
  requests: Iterable<checking.LiveRequest>,
  options: checking.LiveOptions = {},
): AsyncGenerator<checking.LiveResult, void, undefined> {
  const live = {
    // It waits by itself, and asks for other things meanwhile.
    service: remoteApi({ ...service, asIs: true, retries: 0 }),
    download: downloader(service),
    ours: boxwright(),
    catalogue: catalogue,
  };
  yield* (await import('../check/index.ts')).checkLive(live, requests, options);
}

/**
 * Reads a list of requests for `checkLive`, one JSON object per line.
 * @throws RequestListError (by its `name`) with the line number of an invalid request.
 * @example
 * (await readRequests('{"ask":"groups"}\n{"ask":"template","template":"becf-10101"}')).length; // = 2
 */
export const readRequests = async (text: string): Promise<checking.LiveRequest[]> =>
  (await import('../check/index.ts')).readRequests(text);

/**
 * Writes a check as a picture (svg), a self-contained page (html) or figures (json). `file` is the name to show.
 * @throws RangeError for another format.
 * @example
 * const check = await checkDieline(Buffer.from(dieline('becf-10101').dxf()), { template: 'becf-10101' });
 * (await checkReport(check, 'svg')).slice(0, 4); // = '<svg'
 */
export const checkReport = async (
  of: checking.DielineCheck,
  format: checking.ReportFormat,
  file = 'drawing',
): Promise<string> => (await import('../check/index.ts')).report(of, format, file);

export type {
  AnswerCheck,
  AnswerQuestion,
  Audit,
  CheckVerdict,
  DielineCheck,
  DielineQuestion,
  Finding,
  LiveOptions,
  LiveRequest,
  LiveResult,
  ReceiverCheck,
  ReportFormat,
  Verdict,
} from '../check/index.ts';
export type { LineKind, Reading, ReadOptions, SkippedLines } from '../formats/reading/index.ts';
export type { RemoteOptions } from '../service/remote/index.ts';
