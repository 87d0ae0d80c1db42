import {
  type BoxQuery,
  catalogue,
  evidenceOf,
  type FoundBox,
  type FoundBoxes,
  findBoxes,
  inCentimetres,
  parseQuery,
} from '../entry/engine.ts';
import { codeOf } from './code.ts';
import type { AddCommand } from './command-context.ts';
import { describeSize } from './describe.ts';
import { translatorOf } from './dimensions-option.ts';
import { wholeNumber } from './option-values.ts';
import { formatTable } from './table.ts';
import { CommandError } from './usage-error.ts';

export const addFind: AddCommand = (command, { print, printJson, showProgress }) => {
  command
    .argument('<words...>', 'words of its name, its contents or its size, a code, or part of an id')
    .option('--limit <number>', 'how many to list; in a terminal 10', wholeNumber)
    .option('--json', 'print the matches as a list')
    .action(async (words: readonly string[], { json, limit }: { json?: true; limit?: number }) => {
      const text = words.join(' ');
      const found = findBoxes(catalogue, text, await translatorOf({ dimensions: parseQuery(text).basis }));
      if (!found.boxes.length)
        throw new CommandError(`No template matches "${text}". ${centimetres(text, found.query) ?? otherQuery(found)}`);
      const all = found.boxes.length;
      const shown = limit ?? (showProgress && !json ? ROWS_IN_TERMINAL : all);
      const listed = { ...found, boxes: found.boxes.slice(0, shown) };
      if (json) printJson(listed.boxes.map(inJson));
      else print(listed.query.sizes ? describeFits(listed, text) : describeTemplates(listed));
      if (!json && all > shown) print(`${all - shown} more: --limit ${all} lists all.\n`);
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
  ...fit,
});

const describeTemplates = ({ boxes }: FoundBoxes): string =>
  formatTable([
    ['ID', 'CODE', 'EVIDENCE', 'NAME', 'WHAT IT IS'],
    ...boxes.map(({ entry, entry: { id, code, template } }) => [
      id,
      codeOf(code),
      evidenceOf(entry) ?? '-',
      template.name,
      template.about,
    ]),
  ]);

const describeFits = ({ query, boxes }: FoundBoxes, text: string): string => {
  const table = formatTable([
    ['ID', 'CODE', 'EVIDENCE', 'FLAT', 'NAME'],
    ...boxes.map(({ entry, entry: { id, code, template }, fit }) => [
      id,
      codeOf(code),
      evidenceOf(entry) ?? '-',
      fit?.flat ? describeSize(fit.flat, 'mm') : 'not in this size',
      template.name,
    ]),
  ]);
  const best = boxes.find(({ fit }) => fit?.flat);
  if (!best) return [table, centimetres(text, query)].filter(Boolean).join('\n');
  const values = Object.entries(best.fit!.values).map(([name, value]) => `${name}=${value}`);
  return `${table}\nDraw ${query.words ? 'the first' : 'one, for example'}: boxwright ${['dieline', best.entry.id, ...values].join(' ')}\n`;
};

/** A proposal for sizes that were probably meant in centimetres. Undefined if boxes cannot be made in those either. */
const centimetres = (text: string, { sizes }: BoxQuery): string | undefined => {
  const inCm = inCentimetres(text);
  if (!sizes || inCm === undefined) return undefined;
  if (!findBoxes(catalogue, inCm).boxes.some(({ fit }) => fit?.flat)) return undefined;
  return `Sizes without a unit are millimetres. For centimetres: boxwright find ${inCm}\n`;
};
