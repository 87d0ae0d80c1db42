import {
  ApiError,
  boardNamed,
  catalogue,
  type DielineFiles,
  drawOne,
  type Entry,
  findBoxes,
  formatNames,
  isFormat,
  type Length,
  parseQuery,
  proposals,
  readableDefault,
  readableLimits,
  resolveTemplate,
  variables,
} from '../entry/engine.ts';
import type { CommandContext } from './command-context.ts';
import { describeMaterial, describeSize } from './describe.ts';
import { translatorOf } from './dimensions-option.ts';
import { writeOutput } from './files.ts';
import { parseValue } from './parse-value.ts';
import { CommandError, reportError } from './usage-error.ts';

type Ask = (question: string) => Promise<string>;

const MAX_TEMPLATES_OFFERED = 9;

/**
 * Asks for the box, the sizes and the format, writes the file, and prints the command that repeats it.
 * @returns the exit code.
 */
export const interview = async (context: CommandContext, ask: Ask): Promise<number> => {
  const { print } = context;
  print(
    'This draws a box. Press Enter to take the value in brackets, Ctrl+C to stop.\n' +
      'boxwright --help shows all commands.\n\n',
  );
  try {
    const { entry, sizes } = await askTemplate(print, ask);
    const { box, given } = await askSizes(context, ask, entry, sizes);
    const format = await askFormat(ask);
    const path = `${entry.id}.${format}`;
    await writeOutput(path, await box.file(format, { header: box.header }));
    print(`\n${path}: ${describeSize(box.size, 'mm')}, ${describeMaterial(box, 'mm')}\n`);
    const values = Object.entries(given).map(([name, value]) => `${name}=${value}`);
    print(`Repeat with: boxwright ${['dieline', entry.id, ...values, '--format', format].join(' ')}\n`);
    return 0;
  } catch (error) {
    if (error instanceof Error && error.message === 'The input ended.') return 1;
    throw error;
  }
};

/** Asks until the answer identifies one template. @returns it, and the sizes of the answer */
const askTemplate = async (
  print: CommandContext['print'],
  ask: Ask,
): Promise<{ readonly entry: Entry; readonly sizes: Readonly<Record<string, number>> }> => {
  let text = await askWords(ask);
  for (;;) {
    const { entry } = resolveTemplate(catalogue, text);
    if (entry) {
      print(`${entry.id}: ${entry.template.name}. ${entry.template.about}\n`);
      return { entry, sizes: {} };
    }
    const translate = await translatorOf({ dimensions: parseQuery(text).basis });
    const { boxes: found } = findBoxes(catalogue, text, translate, MAX_TEMPLATES_OFFERED);
    if (!found.length) {
      print(`No template matches "${text}". Try mailer, snap lock, tray or 0201.\n`);
      text = await askWords(ask);
      continue;
    }
    for (const [k, { entry, fit }] of found.entries())
      print(`  ${k + 1}  ${entry.id}  ${entry.template.name}${fit && !fit.flat ? ', not in this size' : ''}\n`);
    const answer = await askWhich(print, ask, found.length);
    if (typeof answer === 'number') {
      const { entry, fit } = found[answer - 1]!;
      return { entry, sizes: fit?.values ?? {} };
    }
    text = answer;
  }
};

const askWords = async (ask: Ask): Promise<string> =>
  (await ask('Which box? Words, a code or an id [reverse tuck end]: ')).trim() || 'becf-10101';

/** Asks for a number of the list. @returns it, or other words to search for */
const askWhich = async (print: CommandContext['print'], ask: Ask, count: number): Promise<number | string> => {
  for (;;) {
    const answer = (await ask('Which number, or other words? [1]: ')).trim() || '1';
    // A code, as 0427, has more digits.
    if (!/^\d{1,2}$/.test(answer)) return answer;
    if (Number(answer) >= 1 && Number(answer) <= count) return Number(answer);
    print(`Write a number from 1 to ${count}.\n`);
  }
};

/** Asks for every size until the box can be drawn. Repeats the question for refused sizes, with a value that works. */
const askSizes = async (
  context: CommandContext,
  ask: Ask,
  entry: Entry,
  sizes: Readonly<Record<string, number>>,
): Promise<{ box: DielineFiles; given: Record<string, number> }> => {
  const { template, id } = entry;
  const known = variables(template, id);
  const given: Record<string, number> = {};
  let open: Record<string, number> = Object.fromEntries(
    Object.keys(template.size).map((name) => [name, sizes[name] ?? readableDefault(name, known[name]!, 'mm')]),
  );
  for (;;) {
    for (const [name, proposed] of Object.entries(open))
      given[name] = await askNumber(context, ask, entry, name, proposed);
    try {
      return { box: drawOne(catalogue, entry, given), given };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reportError(context, error);
      open = proposals('errors' in error.body ? error.body.errors : [], given) as Record<string, number>;
      if (!Object.keys(open).length) throw new CommandError(`${id} cannot be drawn with these values.`);
    }
  }
};

const askNumber = async (
  { print }: CommandContext,
  ask: Ask,
  { template, id }: Entry,
  name: string,
  proposed: number,
): Promise<number> => {
  const length = variables(template, id)[name]!;
  // Other sizes may narrow the template's own limits; those show when the box is drawn.
  const [min, max] = readableLimits(name, template.size[name]!, 'mm');
  const unit = length.kind === 'length' ? ' mm' : '';
  for (;;) {
    const text = (await ask(`${name}, ${length.about} [${proposed}${unit}]: `)).trim();
    if (!text) return proposed;
    const read = readAnswer(name, text, length);
    const value = 'message' in read ? Number.NaN : (read.value as number);
    if (value >= min && value <= max) return value;
    print(
      `${'message' in read ? read.message : `${name} is ${value}${unit}. Write a number from ${min} to ${max}.`}\n`,
    );
  }
};

/** Reads a number, or for material a board such as `B` or `GC1 350`. */
const readAnswer = (name: string, text: string, length: Length): ReturnType<typeof parseValue> => {
  if (name !== 'material') return parseValue(name, text, length, 'mm');
  const { board, message } = boardNamed(text);
  const read = parseValue(name, text, length, 'mm');
  return board ? { value: board.thickness } : 'message' in read && /[a-z]/i.test(text) ? { message } : read;
};

const askFormat = async (ask: Ask) => {
  for (;;) {
    const format = (await ask(`Format: ${formatNames.join(', ')} [svg]: `)).trim().toLowerCase() || 'svg';
    if (isFormat(format)) return format;
  }
};
