import { xmlText } from '../entry/inside.ts';
import type { CheckVerdict } from '../index.ts';
import { checkInput, type InputCheck, type InputQuestion } from './check-input.ts';
import type { CommandContext } from './command-context.ts';
import { UnreadableInput, writeOutput } from './files.ts';
import page from './table-page.json' with { type: 'json' };
import { ExitCode, isForUser, reportError, UsageError, unexpectedText } from './usage-error.ts';

type FileVerdict = CheckVerdict | 'unreadable';

/** Prints the check of each file, and after several how many have which result. @returns the highest exit code. */
export const checkFiles = async (context: CommandContext, files: readonly string[], question: InputQuestion) => {
  const several = files.length > 1;
  const { report, ...options } = question.options;
  const table = several ? report : undefined;
  if (table && !/\.(html|json)$/i.test(table))
    throw new UsageError(`--report of ${files.length} files is a table: name it .html or .json.`);
  const each = table ? { ...question, options } : question;
  const rows: TableRow[] = [];
  const verdicts: FileVerdict[] = [];
  const checks: object[] = [];
  for (const [n, file] of files.entries()) {
    context.showProgress?.(several ? `${n + 1}/${files.length} ${file}` : undefined);
    const { verdict, summary, figures } = await orUnreadable(file, several, () => checkInput(file, each));
    context.showProgress?.(undefined);
    verdicts.push(verdict);
    if (table) rows.push({ file, ...(figures as Omit<TableRow, 'file'>) });
    if (context.json) checks.push(several ? { file, ...figures } : figures);
    else if (verdict === 'unreadable') context.log(`boxwright: ${summary}`);
    else context.print(summary);
  }
  if (context.json) context.printJson(several ? { checks } : { check: checks[0] });
  else if (several) context.print(countsOf(verdicts));
  if (table) {
    await writeOutput(table, tableOf(rows, table));
    context.log(`Report: ${table}`);
  }
  return Math.max(...verdicts.map((verdict) => EXIT_CODES[verdict]));
};

/** One unreadable file of several, or an unexpected error, does not keep the others from being checked. */
const orUnreadable = async (file: string, several: boolean, check: () => Promise<InputCheck>) => {
  try {
    return await check();
  } catch (error) {
    if (!several || (!(error instanceof UnreadableInput) && isForUser(error))) throw error;
    const message = error instanceof UnreadableInput ? error.message : `${file}: ${unexpectedText(error)}`;
    return { verdict: 'unreadable', summary: message, figures: { verdict: 'unreadable', why: [message] } } as const;
  }
};

export const EXIT_CODES = {
  same: 0,
  sound: 0,
  differs: 1,
  'not sound': 1,
  'cannot tell': 2,
  unreadable: 3,
} as const satisfies Record<FileVerdict, number>;

/** Reports an error and ends with the exit code of a file that cannot be read, or not be checked. Throws a defect of the program itself. */
export const endUnchecked = (context: CommandContext, error: unknown): never => {
  if (reportError(context, error) === undefined) throw error;
  throw new ExitCode(EXIT_CODES[error instanceof UnreadableInput ? 'unreadable' : 'cannot tell']);
};

/** `12 files: 10 sound, 1 not sound, 1 unreadable` */
const countsOf = (verdicts: readonly FileVerdict[]): string => {
  const counts = Object.keys(EXIT_CODES).flatMap((verdict) => {
    const count = verdicts.filter((each) => each === verdict).length;
    return count ? [`${count} ${verdict}`] : [];
  });
  return `${verdicts.length} files: ${counts.join(', ')}\n`;
};

interface TableRow {
  readonly file: string;
  readonly verdict: FileVerdict;
  readonly why: readonly string[];
  readonly stated?: { readonly template: string; readonly variables: object; readonly sentences: readonly string[] };
  readonly template?: { readonly id: string };
  readonly comparison?: { readonly largest: { readonly distance: number } | null };
}

/** A row for each file: the request that it states, the verdict, the largest distance in mm, and why. */
const tableOf = (rows: readonly TableRow[], path: string): string => {
  const all = rows.map(({ file, verdict, why, stated, template, comparison }) => ({
    file,
    verdict,
    template: stated?.template ?? template?.id ?? '',
    variables: stated?.variables,
    largest: comparison?.largest?.distance,
    why: [...why, ...(stated?.sentences ?? [])],
  }));
  if (/\.json$/i.test(path)) return `${JSON.stringify({ checks: all }, undefined, 2)}\n`;
  const cells = (texts: readonly unknown[]): string =>
    `<tr>${texts.map((text) => `<td>${xmlText(String(text ?? ''))}`).join('')}\n`;
  const head = cells(['File', 'Result', 'Template', 'Largest distance (mm)', 'Why']);
  const body = all.map((row) =>
    cells([row.file, row.verdict, row.template, row.largest?.toFixed(3), row.why.slice(0, MAX_REASONS).join(' ')]),
  );
  return `${page.head}<title>${rows.length} files</title>\n<table>\n${head}${body.join('')}</table>\n`;
};

const MAX_REASONS = 6;
