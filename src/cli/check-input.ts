import { basename, dirname, extname } from 'node:path';
import { pathIn } from '../entry/artwork-files.ts';
import { type FormatName, isFormat, type Profile } from '../entry/engine.ts';
import { defined, parseJson } from '../entry/inside.ts';
import {
  type CheckVerdict,
  checkAnswer,
  checkDieline,
  checkFor,
  checkLayout,
  checkReport,
  type ReportFormat,
} from '../index.ts';
import { answerSummary, drawingSummary, layoutSummary } from './check-summary.ts';
import { readInput, UnreadableInput, writeOutput } from './files.ts';
import type { OptionsOf } from './option-types.ts';
import { CommandError, UsageError } from './usage-error.ts';

/** What is asked of a file, by `check` or by commands that read one. */
export type FileCheckOptions = OptionsOf['reading'] & Partial<OptionsOf['check']>;

export interface InputQuestion {
  readonly options: FileCheckOptions;
  readonly claim: { readonly template: string; readonly variables: Readonly<Record<string, unknown>> } | undefined;
  readonly profile: Profile | undefined;
  readonly receiver: Profile | undefined;
}

export interface InputCheck {
  readonly verdict: CheckVerdict;
  readonly summary: string;
  readonly figures: object;
}

/** Checks a drawing, a layout or a JSON answer. Throws UnreadableInput with file name and reason; UsageError for a report of an answer. */
export const checkInput = async (file: string, question: InputQuestion): Promise<InputCheck> => {
  const bytes = await readInput(file);
  return orUnreadable(file, async () => {
    if (question.receiver) return await forReceiver(file, bytes, question, question.receiver);
    if (question.options.layout) return await layoutIn(file, bytes, question);
    const body = jsonIn(bytes);
    return body === undefined ? await drawingIn(file, bytes, question) : await answer(file, body, question);
  });
};

/** Reads a file; says which one cannot be read. */
export const orUnreadable = async <T>(file: string, read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && error.name === 'UnreadableError')
      throw new UnreadableInput(`${file} cannot be read: ${error.message}`, { cause: error });
    throw error;
  }
};

export const readBeside = async (document: string, name: string): Promise<Buffer> =>
  readInput(await orUnreadable(name, () => pathIn(dirname(document), name)));

export const readingOptions = ({ kind, mm }: Pick<FileCheckOptions, 'kind' | 'mm'>, profile?: Profile) =>
  defined({ profile, kinds: kind, mm });

const forReceiver = async (
  file: string,
  bytes: Uint8Array,
  question: InputQuestion,
  receiver: Profile,
): Promise<InputCheck> => {
  const { fixed, ...check } = await checkFor(bytes, receiver, readingOptions(question.options, question.profile));
  const { fix } = question.options;
  const written = fix === undefined ? undefined : await writeFixed(fix, fixed, receiver);
  const shown = check.obstacles.slice(0, MAX_OBSTACLES_SHOWN);
  const more = check.obstacles.length - shown.length;
  return {
    verdict: check.verdict === 'ready' ? 'sound' : 'not sound',
    summary: [
      `${file}: ${check.verdict} for ${receiver.name}`,
      ...shown.map(({ text, mends }) => `  ${text}${mends ? ' (--fix does)' : ''}.`),
      ...(more ? [`  and ${more} more.`] : []),
      ...(written ? [`  Written: ${written}`] : []),
      '',
    ].join('\n'),
    figures: { ...check, ...(written && { fixed: written }) },
  };
};

const MAX_OBSTACLES_SHOWN = 12;

const writeFixed = async (
  path: string,
  fixed: (format: FormatName) => Promise<Uint8Array | undefined>,
  { name, formats: own }: Profile,
): Promise<string> => {
  const format = extname(path).slice(1).toLowerCase();
  if (!isFormat(format) || !own.includes(format))
    throw new UsageError(`--fix ${path} must end in ${own.map((one) => `.${one}`).join(' or ')}, as ${name} takes it.`);
  const data = await fixed(format);
  if (!data)
    throw new CommandError(
      'It has lines whose type is unknown or that cannot be read: name them with --kind, or draw them anew.',
    );
  return writeOutput(path, data);
};

const layoutIn = async (file: string, bytes: Uint8Array, question: InputQuestion): Promise<InputCheck> => {
  const { sheet, gutter } = question.options;
  const limits = defined({ sheet, gutter });
  const check = await checkLayout(bytes, limits, readingOptions(question.options, question.profile));
  // Leave out the marks, which only pictures need.
  const findings = check.findings.map(({ marks: _, ...finding }) => finding);
  return { verdict: check.verdict, summary: layoutSummary(file, check), figures: { ...check, findings } };
};

const answer = async (file: string, body: unknown, { options: { tolerance, report }, claim }: InputQuestion) => {
  if (report)
    throw new UsageError(
      '--report needs a drawing, but this file is an answer (JSON). Leave --report out: the differences are printed.',
    );
  const check = await checkAnswer(body, { tolerance, ...claim });
  return { verdict: check.verdict, summary: answerSummary(file, check), figures: check };
};

const drawingIn = async (file: string, bytes: Uint8Array, question: InputQuestion): Promise<InputCheck> => {
  const { claim } = question;
  const { tolerance, report } = question.options;
  const reading = readingOptions(question.options, question.profile);
  const check = await checkDieline(bytes, { tolerance, ...claim, ...reading });
  const written = report && (await writeOutput(report, await checkReport(check, formatOf(report), basename(file))));
  return {
    verdict: check.verdict,
    summary: drawingSummary(file, check) + (written ? `  Report: ${report}\n` : ''),
    figures: { ...JSON.parse(await checkReport(check, 'json')), ...(written && { report: written }) },
  };
};

const formatOf = (report: string): ReportFormat => extname(report).slice(1).toLowerCase() as ReportFormat;

/** Parses a JSON answer; undefined for a file that is not JSON. */
const jsonIn = (bytes: Buffer | Uint8Array): unknown => {
  const text = Buffer.from(bytes).toString('utf8');
  return text.trimStart().startsWith('{') ? parseJson(text) : undefined;
};
