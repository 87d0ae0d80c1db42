import {
  type BoxQuery,
  catalogue,
  evidenceOf,
  type FoundBox,
  type FoundBoxes,
  findBoxes,
  measuredOf,
  parseQuery,
  valuesInUnit,
} from '../entry/engine.ts';
import { inCentimetres } from '../entry/inside.ts';
import {
  codeOf,
  describeBytes,
  describeCount,
  describeSize,
  evidenceCells,
  formatTable,
  measuredNote,
} from './describe.ts';
import { translatorOf } from './dimensions-option.ts';
import { writeOutput } from './files.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import { nestReaders } from './nest-readers.ts';
import type { OptionsOf } from './option-types.ts';
import { CommandError } from './usage-error.ts';

export const addFind: AddCommand = (command, { log, print, printJson, showProgress }) => {
  addOptions(command, nestReaders).action(async (words: readonly string[], options: OptionsOf['find']) => {
    const { html, json, limit, sheet: size } = options;
    const text = words.join(' ');
    const most = limit ?? (showProgress && !json && !html ? ROWS_IN_TERMINAL : undefined);
    const translate = await translatorOf({ dimensions: parseQuery(text).basis });
    // Which boxes take the least board is known when all are laid.
    const matching = findBoxes(catalogue, text, translate, size ? undefined : most);
    const { total, query, notes } = matching;
    // The search for layouts is loaded when it is asked for: it takes longer than the search for words.
    const onSheet = size && (await import('./find-on-sheet.ts'));
    const sheet = await onSheet?.usableSheet(size!, options);
    const tell = (done: number) => showProgress?.(`${done} of ${total} boxes laid`);
    const laid = sheet && onSheet!.rankOnSheet(matching, sheet, options, tell).slice(0, most);
    if (laid) showProgress?.(undefined);
    const boxes = laid?.map(({ box }) => box) ?? matching.boxes;
    const found = { ...matching, boxes };
    if (!boxes.length)
      throw new CommandError(`No template matches "${text}". ${centimetres(text, query) ?? otherQuery(found)}`);
    if (html !== undefined) {
      const page = (await import('./contact-sheet.ts')).contactSheet(found, text);
      await writeOutput(html, page);
      if (!json) print(`${html}: ${describeCount(boxes.length, 'picture')}, ${describeBytes(page)}\n`);
    }
    if (json)
      printJson(
        boxes.map((box, k) => ({ ...inJson(box), ...(laid && { on_sheet: onSheet!.onSheetBody(sheet!, laid[k]!) }) })),
      );
    else if (laid && html === undefined) {
      print(onSheet!.describeOnSheet(laid));
      log('Counts are first answers, which boxwright nest may raise. Parts lie on sheets of their own.');
    } else if (html === undefined) {
      print(query.sizes ? describeFits(found, text) : describeBoxes(found, ['NAME', 'WHAT IT IS'], nameAndAbout));
      for (const note of measuredNote(boxes.map(({ entry }) => entry))) log(note);
    }
    for (const note of notes) log(note);
    const { plant } = boxes[0]!.entry.template;
    if (plant) log(`Slotted cases follow ${plant.name}; other boxes keep their own allowances.`);
    if (!json && total > boxes.length) print(`${total - boxes.length} more: --limit ${total} lists all.\n`);
  });
};

const ROWS_IN_TERMINAL = 10;

const otherQuery = ({ query }: FoundBoxes): string =>
  query.sizes && !query.words
    ? 'No box is made in this size. Try another.'
    : 'Try fewer words, or list all with boxwright templates.';

const inJson = ({ entry, entry: { id, template, group, code }, fit }: FoundBox) => ({
  id,
  name: template.name,
  about: template.about,
  group: group.id,
  code,
  evidence: evidenceOf(entry) ?? null,
  measured: measuredOf(entry) ?? null,
  ...fit,
});

/** A row for each box. @param titles - of its last two columns. */
const describeBoxes = (
  { boxes }: FoundBoxes,
  titles: readonly [string, string],
  last: (box: FoundBox) => readonly [string, string],
): string =>
  formatTable([
    ['ID', 'CODE', 'EVIDENCE', 'MEASURED', ...titles],
    ...boxes.map((box) => [box.entry.id, codeOf(box.entry.code), ...evidenceCells(box.entry), ...last(box)]),
  ]);

const nameAndAbout = ({ entry: { template } }: FoundBox) => [template.name, template.about] as const;

const describeFits = (found: FoundBoxes, text: string): string => {
  const { boxes, query } = found;
  const { unit = 'mm' } = query;
  const table = describeBoxes(found, ['FLAT', 'NAME'], ({ entry, fit }) => [
    fit?.flat ? describeSize(fit.flat, unit) : 'not in this size',
    entry.template.name,
  ]);
  const best = boxes.find(({ fit }) => fit?.flat);
  if (!best) return [table, centimetres(text, query)].filter(Boolean).join('\n');
  const values = Object.entries(valuesInUnit(best.fit!.values, unit)).map((pair) => pair.join('='));
  return `${table}\nDraw ${query.words ? 'the first' : 'one, for example'}: boxwright ${['dieline', best.entry.id, ...values].join(' ')}\n`;
};

/** A proposal for sizes that were probably meant in centimetres: in millimetres, boxes are seldom so small. */
const centimetres = (text: string, { sizes = [] }: BoxQuery): string | undefined => {
  const inCm = Math.max(...sizes) < MAX_MEANT_IN_CM ? inCentimetres(text) : undefined;
  return inCm && `Sizes without a unit are millimetres. For centimetres: boxwright find ${inCm}\n`;
};

const MAX_MEANT_IN_CM = 100;
