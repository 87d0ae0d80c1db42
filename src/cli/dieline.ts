import { InvalidArgumentError } from 'commander';
import {
  type DielineFiles,
  evidenceText,
  type FileOptions,
  type FormatName,
  formats,
  isServiceFormat,
  measuredOf,
  measuredWords,
  type Paper,
  type Profile,
  paperNames,
  planTiles,
  proofRows,
} from '../entry/engine.ts';
import { defined } from '../entry/inside.ts';
import type { CommandContext } from './command-context.ts';
import { describeCount, describeMaterial, describeRules, describeSize } from './describe.ts';
import { describeDimensions, dimensionsInUnit } from './dimensions-option.ts';
import { dataUrl, makeFolder, writeOutput } from './files.ts';
import { glueRows } from './glue-rows.ts';
import { type AddCommand, addBoxAction } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';
import { type Output, planOutputs } from './output-path.ts';
import { checkFormats, readPressOptions, readProfileOptions } from './profile-options.ts';
import { orTellWhy, UsageError } from './usage-error.ts';

type DrawingOptions = OptionsOf['dieline'] | OptionsOf['from'];

type FileChoice = Omit<DrawingOptions, 'profile'> &
  Pick<FileOptions, 'press'> & { readonly profile: Profile | undefined };

export const addDieline: AddCommand = (command, context) => {
  addBoxAction(command, context, (box, options: DrawingOptions) => writeBox(context, box, options), { parsePaper });
};

/** Writes the files of a box, or with --json the answer of the service for each. @param more - further fields of the answers */
export const writeBox = async (
  context: CommandContext,
  box: DielineFiles,
  options: DrawingOptions,
  more: object = {},
): Promise<void> => {
  const profile = await readProfileOptions(options);
  const outputs = planOutputs(box.id, formatsOf(options), options.out, profile?.formats.slice(0, 1));
  const named = outputs.map(({ format }) => format);
  checkFormats(profile, named);
  requirePdf(outputs, options);
  if (options.out !== undefined) await makeFolder(options.out);
  const choice = { ...options, profile, ...(await readPressOptions(options, profile)) };
  if (options.tool) for (const note of (await box.tool(profile)).plan.notes) context.log(`${box.id}: ${note}`);
  if (options.json) return writeAsService(context, box, outputs, choice, more);
  for (const output of outputs) await writeOne(context, box, output, choice);
  const { dimensionsOf } = await import('../entry/dimensions.ts');
  const sizes = describeDimensions(dimensionsOf(box), box.variables.unit);
  const tell = outputs.some(({ isStream }) => isStream) ? context.log : (text: string) => context.print(`${text}\n`);
  if (sizes) tell(sizes);
  tell(`rules: ${describeRules(box.rules)}`);
  if (box.plant) tell(`allowances: ${box.plant.table}`);
  tell(`evidence: ${evidenceText(box.entry)}`);
  const measured = measuredOf(box.entry);
  if (measured) tell(`measured: ${measuredWords[measured]}`);
};

export const parsePaper = (text: string): Paper => {
  const paper = paperNames.find((name) => name.toLowerCase() === text.toLowerCase());
  if (paper) return paper;
  throw new InvalidArgumentError(`Choose from ${paperNames.join(', ')}.`);
};

const pdfOption = ({ tiles, artworkTemplate }: DrawingOptions): string | undefined =>
  tiles ? '--tiles' : artworkTemplate && '--artwork-template';

const formatsOf = (options: DrawingOptions): readonly FormatName[] | undefined =>
  options.format ?? (pdfOption(options) && (!options.out || options.out === '-') ? ['pdf'] : undefined);

const requirePdf = (outputs: readonly Output[], options: DrawingOptions): void => {
  const machine = outputs.find(({ format }) => options.glue && (!isServiceFormat(format) || format === 'cf2'));
  if (machine) throw new UsageError(`--glue writes DXF, SVG or PDF, not ${machine.format}. Leave one out.`);
  const option = pdfOption(options);
  const isWritten = (format: FormatName): boolean => format === 'pdf' || (format === 'svg' && !options.tiles);
  if (option && !outputs.some(({ format }) => isWritten(format)))
    throw new UsageError(
      `${option} writes ${options.tiles ? 'a PDF' : 'a PDF or an SVG'}. Name the file .pdf, or add --format pdf.`,
    );
};

const fileOf = (
  box: DielineFiles,
  format: FormatName,
  { pdfHeader, tiles, artworkTemplate, glue, proof, profile, press, tool }: FileChoice,
): Promise<string | Uint8Array> =>
  orTellWhy(
    async () =>
      box.file(format, {
        ...defined({ tiles, profile, press }),
        ...(pdfHeader && { header: box.header }),
        ...(artworkTemplate && { artwork: {} }),
        ...{ glue, tool },
        notes: proof && (await proofOf(box)),
      }),
    // A finite drawing is refused only when it is too large for its format.
    (reason) => `${reason}. ${press ? 'Choose another --icc' : 'Choose another format'}.`,
  );

const describePages = ({ size }: DielineFiles, paper: Paper): string => {
  const { columns, rows } = planTiles(size, paper);
  return `${describeCount(columns * rows, 'page')} of ${paper}`;
};

const writeOne = async (
  { print, log }: CommandContext,
  box: DielineFiles,
  { format, path, isStream }: Output,
  options: FileChoice,
): Promise<void> => {
  const file = await fileOf(box, format, options);
  const { unit } = box.variables;
  const pages = format === 'pdf' && options.tiles ? `, ${describePages(box, options.tiles)}` : '';
  const facts = `${describeSize(box.size, unit)}, ${describeMaterial(box, unit)}${pages}`;
  // Bytes: a text would be fitted to a terminal.
  if (path === undefined) print(Buffer.from(file as Uint8Array));
  else await writeOutput(path, file);
  if (isStream) log(`${box.id}: ${facts}`);
  else print(`${path}: ${facts}\n`);
};

/** Prints the service's body for each file, with its address and box sizes. No file is written without --out: programs read the answer. */
const writeAsService = async (
  { printJson }: CommandContext,
  box: DielineFiles,
  outputs: readonly Output[],
  options: FileChoice,
  more: object,
): Promise<void> => {
  const { boxwright } = await import('../entry/service.ts');
  const { dimensionsOf } = await import('../entry/dimensions.ts');
  if (outputs.some(({ path }) => path === undefined))
    throw new UsageError('--json and --out - both write to the standard output. Leave one out.');
  const dimensions = dimensionsInUnit(dimensionsOf(box), box.variables.unit);
  const bodies: unknown[] = [];
  for (const { format, path } of outputs) {
    const { dieline } = await boxwright({ profile: 'house' }).createDieline(box.id, {
      // The service has no formats for machines alone; their body is that of another one.
      format: isServiceFormat(format) ? format : 'svg',
      area: options.area ?? false,
      pdf_header: options.pdfHeader,
      variables: box.variables,
    });
    const file = await fileOf(box, format, options);
    const url = options.out === undefined ? dataUrl(formats[format].mediaType, file) : await writeOutput(path!, file);
    const told = {
      rules: box.rules,
      ...(options.tool && { tool: toolBody(await box.tool(options.profile)) }),
      ...(box.plant && { plant: box.plant }),
      ...(options.glue && { glue: await glueRows(box) }),
    };
    bodies.push({ dieline: { ...dieline, format, url }, dimensions, ...told, ...more });
  }
  printJson(bodies.length === 1 ? bodies[0] : bodies);
};

/** In mm, for programs. */
const toolBody = ({ nicks, plan: { nick, notes }, slotRules }: Awaited<ReturnType<DielineFiles['tool']>>): object => ({
  ...{ nicks, nick_width: nick, slot_rules: slotRules, notes },
});

/** What an approver reads on the sheet. */
const proofOf = async (box: DielineFiles): Promise<readonly string[]> => {
  const { dimensionsOf } = await import('../entry/dimensions.ts');
  const { plantInUse } = await import('../entry/catalogue.ts');
  return proofRows(box, dimensionsOf(box), plantInUse);
};
