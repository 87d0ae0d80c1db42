import { ask, asService, drawRequest, fromMm, isNoBox, ownNameOf } from '../../engine/index.ts';
import { readDrawing, toDieline } from '../../formats/reading/index.ts';
import { fitSettings } from '../../recognise/index.ts';
import { withoutBleed } from '../../recognise/lines/index.ts';
import type { Dieline } from '../../sheet/index.ts';
import { type Catalogue, type Entry, mainId, TemplateFault } from '../../template/index.ts';
import { versionsOf } from '../check-dieline.ts';
import { typeLines } from '../drawing/type-lines.ts';
import { type StatedRequest, statedRequest } from '../stated-request.ts';

export interface ArchivedDrawing extends Pick<StatedRequest, 'id' | 'variables'> {
  readonly file: string;
  readonly entry: Entry;
  /** As it was read, first with arcs in place of chords. */
  readonly versions: readonly Dieline[];
}

/** Reads a drawing of an archive; a sentence with the reason if it says nothing of the service. Throws UnreadableError if unreadable. */
export const readArchived = async (catalogue: Pick<Catalogue, 'find'>, file: string, bytes: Uint8Array) => {
  const { texts, lines } = await readDrawing(bytes);
  const request = statedRequest(catalogue, texts);
  if (!request) return 'states no request among its texts';
  const { id, entry, variables, own, notes } = request;
  if (own) return 'is a drawing of Boxwright, which says nothing of the service';
  if (!entry) return notes[0] ?? `names ${id}, which Boxwright does not draw`;
  const drawn = toDieline(typeLines(lines));
  const versions = versionsOf({ ...drawn, lines: withoutBleed(drawn.lines) }).map(({ drawing }) => drawing);
  return { file, id, entry, variables, versions };
};

/** What one drawing of the service says of it, in mm. */
export interface DrawnFacts {
  readonly file: string;
  readonly template: string;
  readonly category: string;
  readonly printing?: string;
  readonly sizes: Readonly<Record<string, number>>;
  /** What was requested, what is drawn, and what we draw. Undefined where other boards draw the same lines. */
  readonly board?: { readonly requested: number; readonly drawn: number; readonly usual: number };
  /** Settings that the request leaves out, with our defaults and limits; only those that no other value could stand for. */
  readonly settings: readonly (Readonly<Record<'value' | 'usual' | 'min' | 'max', number>> & {
    readonly name: string;
  })[];
}

/** Lines of a file of the service are exact to less, in mm. */
export const ARCHIVE_TOLERANCE = 0.02;

/** The board and the settings at which our template draws a file; the reason, as a sentence, where it does not. */
export const drawnFacts = (catalogue: Catalogue, drawing: ArchivedDrawing): DrawnFacts | string => {
  const { file, entry: own, variables: stated, versions } = drawing;
  const { category } = own.group;
  const { printing, drawnBoard } = asService(own, stated);
  const asGiven = { category, ...(printing && { printing }), drawn: { times: 1 }, files: 0 };
  const entry = { ...own, template: { ...own.template, calibrated: { boards: [asGiven], defaults: [] } } };
  const answer = (values: Readonly<Record<string, number>>) => {
    const given = Object.entries(values).map(([name, mm]) => [
      name,
      name === 'material' ? mm : fromMm(mm, stated.unit),
    ]);
    const all = { ...stated, ...Object.fromEntries(given) };
    return ask(catalogue, { template: entry, values: all, names: 'service', profile: 'service' });
  };
  const drawAt = (values: Readonly<Record<string, number>>): Dieline | undefined => {
    const box = answer(values);
    try {
      return isNoBox(box) ? undefined : drawRequest(box).dieline;
    } catch (error) {
      if (error instanceof TemplateFault) return undefined;
      throw error;
    }
  };
  const first = answer({});
  if (isNoBox(first)) return `states a request that cannot be drawn: ${first.problems[0]!.message}`;
  const requested = first.values.material!;
  const start = { material: requested } as Record<string, number>;
  for (const [name, { kind, value }] of Object.entries(first.limits))
    if (!(name in stated) && kind === 'length') start[name] = value;
  for (const theirs of versions) {
    const fitted = fitSettings(entry, start, drawAt, theirs, ARCHIVE_TOLERANCE);
    const box = fitted && answer(fitted.values);
    if (!box || isNoBox(box)) continue;
    const { values, chosen } = box;
    const lengths = asService(entry, stated).entry.template.options(values, chosen);
    const settings = fitted.shown.flatMap((shown) => {
      const name = ownNameOf(entry, shown);
      const of = lengths[name];
      return of ? [{ name, value: values[name]!, usual: of.value, min: of.min, max: of.max }] : [];
    });
    const board = { requested, drawn: fitted.values.material!, usual: drawnBoard(requested) };
    return {
      ...{ file, template: mainId(own.template), category, ...(printing && { printing }), sizes: values, settings },
      ...(fitted.shown.includes('material') && { board }),
    };
  }
  return 'is no drawing of ours with the sizes that it states, whatever its board and settings';
};
