import { ApiError, type GivenVariables } from '../../api/index.ts';
import { ask, commonVariables, isNoBox, serviceNamesOf } from '../../engine/index.ts';
import { type FormatName, formatFacts } from '../../formats/index.ts';
import { UnreadableError } from '../../formats/reading/index.ts';
import { type Catalogue, variables as variablesOf } from '../../template/index.ts';
import { checkDieline } from '../check-dieline.ts';
import { type DielineCheck, toVerdict, type Verdict } from '../dieline-check.ts';
import { failureSentence } from './failure.ts';
import type { LiveRequest } from './requests.ts';

export interface CheckedFile extends Pick<DielineCheck, 'explanation'> {
  readonly verdict: Verdict;
  readonly why: readonly string[];
  readonly url: string;
  /** Largest distance of a line from ours, in mm, if it is more than rounding. */
  readonly largest?: number;
}

/** Fetches the file of a dieline and compares it: `lost` where it cannot be had. */
export const drawingAt = async (
  url: string,
  download: (url: string) => Promise<Uint8Array>,
  catalogue: Catalogue,
  { template, variables, format }: Extract<LiveRequest, { ask: 'dieline' }>,
  mm: { readonly tolerance?: number },
): Promise<CheckedFile | { readonly lost: string }> => {
  let file: Uint8Array;
  try {
    file = await download(url);
  } catch (error) {
    return { lost: `cannot be downloaded: ${failureSentence(error)}` };
  }
  try {
    const { verdict, why, comparison, explanation, reading } = await checkDieline(catalogue, file, {
      template,
      variables: inOurTerms(catalogue, template, variables),
      ...mm,
    });
    const faults = [
      ...(reading.format === format ? [] : [`it is a ${reading.format.toUpperCase()}, not a ${format.toUpperCase()}.`]),
      ...(isCutOff(file, reading.format) || isCutOffData(url) ? ['it is cut off before its end.'] : []),
    ];
    return {
      verdict: faults.length ? 'differs' : toVerdict(verdict),
      why: [...faults, ...why],
      url,
      ...(comparison?.largest && { largest: comparison.largest.distance }),
      ...(explanation && { explanation }),
    };
  } catch (error) {
    if (error instanceof UnreadableError)
      return { verdict: 'cannot tell', why: [`it cannot be read: ${error.message}`], url };
    // The service draws what we refuse, or do not know: the answer's check says so already.
    if (error instanceof ApiError) return { verdict: 'cannot tell', why: [], url };
    throw error;
  }
};

/** True for a file that lacks its end. Readers accept it as far as no line is missing. */
const isCutOff = (file: Uint8Array, format: FormatName): boolean =>
  !formatFacts[format].end.test(Buffer.from(file.subarray(-100)).toString('latin1'));

/** True for a data URL whose base64 is not whole, which `fetch` reads as far as it goes. */
const isCutOffData = (url: string): boolean => {
  const [, data] = /^data:[^,]*;base64,(.*)$/is.exec(url) ?? [];
  return data !== undefined && (data.length % 4 !== 0 || !/^[a-z\d+/]*={0,2}$/i.test(data));
};

/** The variables of the box that the service draws for a request: with its defaults, its board, and without names that a template lacks. */
const inOurTerms = (catalogue: Catalogue, template: string, given: GivenVariables): Partial<GivenVariables> => {
  const box = ask(catalogue, { template, values: given, names: 'service', profile: 'service' });
  const read = isNoBox(box) ? given : { ...box.used, material: box.values.material! };
  const entry = catalogue.find(template);
  if (!entry) return read;
  const own = Object.keys(variablesOf(entry.template, entry.id));
  const known = new Set([...commonVariables, ...own, ...serviceNamesOf(entry)]);
  return Object.fromEntries(Object.entries(read).filter(([name]) => known.has(name)));
};
