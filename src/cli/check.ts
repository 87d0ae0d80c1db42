import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { checkAnswer, checkDieline, checkReport, type Kind, type ReportFormat, writeWhole } from '../index.ts';
import { Complaint } from './complaint.ts';
import { Outcome } from './outcome.ts';
import type { Shop } from './shop.ts';
import { fillIn, sortOut, variablesArgument } from './variables.ts';

const EXAMPLES = `
Without a template the drawing is checked by itself: is its outline closed, is nothing drawn twice, does no line just miss
another. With one it is also held against ours, whichever way it is moved, turned, split or ordered.

Exit code: 0 the same (or sound), 1 differs, 2 cannot tell (also a command line that makes no sense), 3 unreadable.

Examples:
  $ boxwright check box.dxf
  $ boxwright check box.dxf --template becf-10101 length=60 width=25 height=100
  $ boxwright check box.svg --template becf-10101 length=60 --report report.html
  $ boxwright check answer.json --template becf-10101 length=60 width=25 height=100
  $ boxwright check box.dxf --kind 0=cut --kind '#808080=crease'
`;

interface Options {
  readonly template?: string;
  readonly tolerance?: number;
  readonly report?: string;
  readonly kind?: Readonly<Record<string, Kind>>;
  readonly unit?: number;
}

const KINDS = ['cut', 'crease', 'perforation', 'combination', 'half-cut', 'bleed', 'dimensions', 'legend'];

/** boxwright check: is this file right? */
export const checkCommand = (program: Command, shop: Shop): void => {
  program
    .command('check')
    .description('check a dieline that somebody else made (DXF, SVG or PDF), or an answer of the service (JSON)')
    .argument('<file>', 'the drawing, or an answer of the service as JSON')
    .addArgument(variablesArgument())
    .option('-t, --template <id>', 'what it is said to be, for example becf-10101')
    .addOption(new Option('--tolerance <mm>', 'how far lines may be apart').argParser(positive).default(0.05))
    .addOption(new Option('--mm <mm>', 'mm in a unit of the file, where the file says it wrongly').argParser(positive))
    .addOption(
      new Option(
        '--kind <name=kind>',
        `what lines of a layer, group, ink or colour are: ${KINDS.join(', ')}`,
      ).argParser(kinds),
    )
    .addOption(
      new Option('-r, --report <file>', 'a picture (.svg), a page (.html) or all figures (.json)').argParser(ended),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, words: Record<string, string> | undefined, options: Options & { mm?: number }) => {
      const { template, tolerance, report, kind, mm } = options;
      if (!template && Object.keys(words ?? {}).length)
        throw new Complaint('variables are those of a template: name it with --template.');
      const { id, given } = sortOut(shop, template ?? '', words);
      try {
        const bytes = await readFile(file);
        const asked = {
          ...(template && { template: id, variables: await fillIn(shop, id, given) }),
          ...(tolerance !== undefined && { tolerance }),
        };
        const body = answerIn(bytes);
        if (body !== undefined) {
          if (report)
            throw new Complaint('a report is made of a drawing; an answer is checked field by field, as JSON.');
          const check = await checkAnswer(body, asked);
          shop.answer({ check });
          throw new Outcome(CODES[check.verdict]);
        }
        const check = await checkDieline(bytes, {
          ...asked,
          ...(kind && { kinds: kind }),
          ...(mm !== undefined && { mm }),
        });
        const format = report?.split('.').at(-1) as ReportFormat | undefined;
        const url = report && format && (await writeWhole(report, await checkReport(check, format, basename(file))));
        shop.answer({ check: { ...JSON.parse(await checkReport(check, 'json')), ...(url && { report: url }) } });
        throw new Outcome(CODES[check.verdict]);
      } catch (error) {
        if (!(error instanceof Error && error.name === 'UnreadableError')) throw error;
        shop.note(`boxwright: ${file} cannot be read: ${error.message}`);
        throw new Outcome(3);
      }
    });
};

const CODES = { same: 0, differs: 1, 'cannot tell': 2 } as const;

/** The body of an answer; undefined for a file that is no JSON. */
const answerIn = (bytes: Uint8Array): unknown => {
  const text = Buffer.from(bytes).toString('utf8');
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const positive = (text: string): number => {
  const value = Number(text);
  if (!(value > 0 && Number.isFinite(value))) throw new InvalidArgumentError('It must be a number above 0, in mm.');
  return value;
};

const kinds = (text: string, before: Readonly<Record<string, Kind>> = {}): Record<string, Kind> => {
  const at = text.lastIndexOf('=');
  const kind = text.slice(at + 1);
  if (at < 1 || !KINDS.includes(kind))
    throw new InvalidArgumentError(`Written name=kind, where the kind is one of ${KINDS.join(', ')}.`);
  return { ...before, [text.slice(0, at)]: kind as Kind };
};

const ended = (path: string): string => {
  if (/\.(svg|html|json)$/.test(path)) return path;
  throw new InvalidArgumentError('A report is written as .svg, .html or .json.');
};
