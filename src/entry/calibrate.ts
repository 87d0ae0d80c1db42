/** Rules of the hosted service: how it numbers the ids of configured boxes, and what an archive of its drawings tells. */
import type { ArchivedDrawing } from '../check/index.ts';
import {
  type CalibrateOptions,
  type Calibration,
  type IdRules,
  idRulesOf,
  calibrate as read,
} from '../service/calibrate/index.ts';
import { type RemoteOptions, remoteApi } from '../service/remote/index.ts';
import { type IdReading, withKnownBody } from '../template/index.ts';
import { catalogue, catalogueWithIdRules, templates } from './catalogue.ts';

export {
  type CalibrateOptions,
  type Calibration,
  ContradictionError,
  type IdRules,
} from '../service/calibrate/index.ts';

/**
 * Reads about twenty templates from a service with your key, and derives the order of its configured ids. Save the rules as JSON;
 * read them with `parseIdRules` and use them with `catalogueWithIdRules`.
 * @throws {@link ContradictionError} where the readings contradict every order.
 * @example
 * import { calibrate, ContradictionError } from 'boxwright';
 *
 * const order = (baseUrl: string, dielinesKey: string) =>
 *   calibrate({ baseUrl, dielinesKey }).then(({ rules }) => JSON.stringify(rules));
 * typeof order; // 'function'
 */
export const calibrate = (service: RemoteOptions, options: CalibrateOptions = {}): Promise<Calibration> =>
  read(remoteApi({ ...service, asIs: true }), templates, options);

/** The rules that an archive shows, and the files that were of no use, with the reason. */
export interface ArchiveCalibration {
  readonly rules: IdRules;
  readonly used: readonly string[];
  readonly unused: readonly { readonly file: string; readonly why: string }[];
}

/**
 * Derives the rules of the hosted service from its drawings (PDF, DXF or SVG whose texts state the request): the board that it draws for a
 * requested one, the defaults of settings, and what configured ids mean. A rule needs two files that differ, and must be the only one
 * that explains all files; what is open is told in `rules.open`.
 * @example
 * (await calibrateFiles([{ name: 'box.svg', data: Buffer.from(dieline('becf-10101').svg()) }])).unused.length; // = 1
 */
export const calibrateFiles = async (
  files: Iterable<{ readonly name: string; readonly data: Uint8Array }>,
): Promise<ArchiveCalibration> => {
  const { deriveRules, drawnFacts, readArchived, readEnds } = await import('../check/index.ts');
  const unused: ArchiveCalibration['unused'][number][] = [];
  const drawings: ArchivedDrawing[] = [];
  /** What a file says; undefined where it says nothing. */
  const use = <T extends object>(file: string, said: T | string): T | undefined => {
    if (typeof said !== 'string') return said;
    unused.push({ file, why: said });
    return undefined;
  };
  const find = (id: string) => withKnownBody(catalogue, id) ?? catalogue.find(id);
  for (const { name, data } of files) {
    const read = await readArchived({ find }, name, data).catch((error) => {
      if (error instanceof Error && error.name === 'UnreadableError') return `cannot be read: ${error.message}`;
      throw error;
    });
    const drawing = use(name, read);
    if (drawing) drawings.push(drawing);
  }
  const numbered = drawings.filter(({ id }) => withKnownBody(catalogue, id));
  const facts = drawings.flatMap((one) =>
    numbered.includes(one) ? [] : (use(one.file, drawnFacts(catalogue, one)) ?? []),
  );
  const { open, ...found } = deriveRules(facts);
  const rules: IdRules = { type: 'boxwright_id_rules', version: 1, ranges: [], ...found };
  // The boards and defaults of the archive are needed to see its ends.
  const ruled = catalogueWithIdRules(rules);
  const readings: Record<string, IdReading> = {};
  for (const drawing of numbered) {
    const { id, file } = drawing;
    readings[id] = { ...readings[id], ...use(file, readEnds(ruled, drawing)) };
  }
  const ids = idRulesOf(templates, readings);
  const used = drawings.map(({ file }) => file).filter((file) => !unused.some((one) => one.file === file));
  return { rules: { ...rules, ranges: ids.ranges, open: [...open, ...ids.open] }, used, unused };
};
