import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageFiles } from '../../fixtures/missing-words.ts';
import { ask, assignSizes, fitSize, isNoBox, parseQuery } from '../../src/engine/index.ts';
import { catalogue, type SizeReading, searchTemplates } from '../../src/index.ts';

import contents from '../../src/template/search/contents.json' with { type: 'json' };
import mostUsed from '../../src/template/search/most-used.json' with { type: 'json' };
import shapes from '../../src/template/search/shapes.json' with { type: 'json' };
import small from '../../src/template/search/small-words.json' with { type: 'json' };
import { boxwrightCommand as run } from '../support/command-line.ts';
import { inTurn } from '../support/turns.ts';

/** What people ask for, with the ids of which any is right in the first place, or `missing` if no template is. */
const [, ...jobs] = readFileSync('fixtures/jobs.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [set, kind, lang, typed, right, draw] = line.split('\t') as [string, string, string, string, string, string];
    return { set, kind, lang, typed, right: right.split(' '), draw };
  });

/** The place of the first right answer, counted from 0. */
const placeOf = ({ typed, right }: (typeof jobs)[number], language?: string): number => {
  const { entries, missing } = searchTemplates(catalogue, parseQuery(typed).words, language);
  if (right.includes('missing')) return missing.length ? 0 : -1;
  return entries.findIndex(({ id }) => right.includes(id));
};

const rates = (places: readonly number[]): readonly [first: number, firstFive: number] => [
  places.filter((place) => place === 0).length / places.length,
  places.filter((place) => place >= 0 && place < 5).length / places.length,
];

describe('what people ask for', () => {
  it.each(['jobs', 'others', 'fresh'])('%s: the right box is first in 90 of 100, in the first five in 98', (set) => {
    const own = jobs.filter((job) => job.set === set);
    expect(own.length).toBeGreaterThan(50);
    for (const withLanguage of [false, true]) {
      const places = own.map((job) => placeOf(job, withLanguage ? job.lang : undefined));
      const [first, firstFive] = rates(places);
      console.info(`${set}: first ${first}, in the first five ${firstFive} of ${own.length}`);
      expect(first).toBeGreaterThanOrEqual(0.9);
      expect(firstFive).toBeGreaterThanOrEqual(0.98);
    }
  });
});

describe('the words of the search', () => {
  const rows = [...shapes, ...contents] as readonly { name: string; finds?: string; words: Record<string, string> }[];

  it('name ids of the catalogue', () => {
    const sets: Readonly<Record<string, string>> = small.sets;
    const ids = [...rows.map(({ finds = '' }) => sets[finds] ?? finds), ...mostUsed].flatMap((list) => list.split(' '));
    expect(ids.filter((id) => id && !catalogue.find(id))).toEqual([]);
  });

  it('say something in every language of the studio, or in English alone', () => {
    const tags = Object.keys(small.filler);
    expect(tags.toSorted()).toEqual(Object.keys(languageFiles()).toSorted());
    for (const { name, words } of rows)
      expect([name, Object.keys(words).filter((tag) => !tags.includes(tag))]).toEqual([name, []]);
  });

  it('mean a box of any kind in every language, where they are all that is said', () => {
    const told = Object.entries(small.filler)
      .flatMap(([tag, list]) => list.split(', ').map((word) => [tag, word] as const))
      .filter(([tag, word]) => {
        const { entries, missing, corrected } = searchTemplates(catalogue, word, tag);
        return !mostUsed.includes(entries[0]?.id ?? '') || missing.length + corrected.length > 0;
      });
    expect(told).toEqual([]);
  });

  it('lead to a template each', () => {
    const lost = rows
      .filter(({ finds }) => finds)
      .flatMap(({ words }) =>
        Object.entries(words).flatMap(([tag, list]) => list.split(', ').map((word) => [tag, word] as const)),
      )
      .filter((_, k) => inTurn(k, 24))
      .filter(([tag, word]) => !searchTemplates(catalogue, word, tag).entries.length);
    expect(lost).toEqual([]);
  });
});

describe('a search says what it did', () => {
  it.each([
    ['heart box', 'Nothing for "heart"; shown for "box".'],
    ['heart chocolates', 'Nothing for "heart"; shown for "chocolates".'],
    ['mialer', '"mialer" is not known; shown for "mailer".'],
    ['Pizzakarton', 'First is becf-21711: usual for "pizzakarton" (pizza).'],
    ['hexagonal jar box', 'called "hexagonal"'],
  ])('%s', async (text, note) => expect((await run('find', [text])).err).toContain(note));

  it('shape words never lose to contents', () => {
    for (const shape of ['hexagonal', 'sleeve', 'partition', 'tray', 'insert', 'pillow'])
      for (const { name } of contents) {
        const [first] = searchTemplates(catalogue, `${name} ${shape}`).reasons.filter(({ by }) => by === 'name');
        expect([name, shape, first?.by]).toEqual([name, shape, 'name']);
      }
    expect(searchTemplates(catalogue, 'chocolate bar wrapper').entries[0]!.id).toBe('becf-12501');
  });

  it('a code of FEFCO says what the box is, beside other words', () => {
    for (const text of ['FEFCO 0421 tray', 'blank 0421'])
      expect([text, searchTemplates(catalogue, text).entries[0]!.id]).toEqual([text, 'becf-2170a']);
  });

  it('few boxes of a shape are followed by others for what is in them', () => {
    const [first, ...others] = searchTemplates(catalogue, 'wallet box for soap').entries;
    expect(first!.template.name).toBe('Wallet box');
    expect(others.length).toBeGreaterThanOrEqual(4);
  });

  it('a box to send something in comes before boxes for it', () =>
    expect(searchTemplates(catalogue, 'cookie shipping box').entries[0]!.id).toBe('becf-21d01'));

  it('words may be joined or split', () => {
    const first = (text: string) => searchTemplates(catalogue, text).entries[0]?.id;
    for (const [joined, apart] of [
      ['shoebox', 'shoe box'],
      ['matchbox', 'match box'],
      ['lipbalm', 'lip balm'],
      ['giftbox', 'gift box'],
    ] as const)
      expect([joined, first(joined)]).toEqual([joined, first(apart)]);
  });
});

describe('sizes by meaning', () => {
  const sized = jobs.filter(({ draw }) => draw);

  it('the right box is made in the size that people ask for', () => {
    const refused = sized.filter(({ draw }) => {
      const [id, ...values] = draw.split(' ');
      return isNoBox(ask(catalogue, { template: id!, values: valuesOf(values), names: 'own' }));
    });
    expect(refused.map(({ typed }) => typed)).toEqual([]);
  });

  it('the search gives the numbers the names that they have in the box', () => {
    for (const { typed, draw } of sized) {
      const [id, ...values] = draw.split(' ');
      const { length, width, height } = valuesOf(values);
      const { values: own } = fitSize(catalogue.find(id!)!, parseQuery(typed).sizes!);
      const rounded = Object.fromEntries(Object.entries(own).map(([name, mm]) => [name, Math.round(mm * 10) / 10]));
      expect([typed, rounded]).toEqual([
        typed,
        { length, ...(width !== undefined && { width }), ...(height !== undefined && { height }) },
      ]);
    }
  });

  it('three numbers that make a box fit every template with a depth', () => {
    for (const { ids } of catalogue.templates) {
      const { template } = catalogue.find(ids.named[0])!;
      const usual = Object.fromEntries(Object.entries(template.size).map(([name, { value }]) => [name, value]));
      const read: SizeReading = template.reads ?? { order: ['length', 'width', 'height'] };
      const names = 'order' in read ? read.order : ['length', 'width', 'height'];
      const numbers =
        'across' in read
          ? [usual[read.across]!, usual[read.across]!, usual[read.along ?? read.across]!]
          : names.map((name) => usual[name] ?? (name === 'width' ? usual.length! : undefined));
      if (numbers.some((number) => number === undefined)) continue;
      const own = assignSizes(template, numbers as number[])!;
      expect([template.name, own]).toEqual([
        template.name,
        Object.fromEntries(Object.keys(own).map((name) => [name, usual[name]])),
      ]);
    }
  });

  it.each([
    ['pillow box 30x120x90', 'dieline becf-12105 length=120 height=90 width=30'],
    ['hexagonal box 100x100x110', 'dieline becf-12801 length=100 height=110'],
    ['hexagonal box 100x110', 'dieline becf-12801 length=100 height=110'],
    ['triangular carton 110x110x200', 'dieline becf-12804 width=110 length=200'],
    ['rsc L=12 W=8 H=6 in', 'dieline becf-21d01 length=12 width=8 height=6 unit=in'],
    ['rsc length: 300, width: 200, height: 150', 'dieline becf-21d01 length=300 width=200 height=150'],
    ['rsc 12 1/2 x 8 x 6 in', 'dieline becf-21d01 length=12.5 width=8 height=6 unit=in'],
    ['pizza box 13 x 13 x 1-3/4', 'length=13 width=13 height=1.75 unit=in'],
    ['rsc 300 x 200 x 100', 'dieline becf-21d01 length=300 width=200 height=100'],
  ])('%s', async (text, command) => expect((await run('find', [text])).out).toContain(command));

  it('in inches the flat size is in inches, too', async () =>
    expect((await run('find', ['rsc 12x8x6 in'])).out).toMatch(
      /^becf-21d01 +0201 +\w+ +same id +[\d.]+ × [\d.]+ in +Regular/m,
    ));

  it('says which numbers a box takes and what works instead', async () => {
    const { err } = await run('find', ['pillow pack 120x90x89']);
    expect(err).toContain('becf-12105 (length × height × width; the least number is the width): width is 89 mm');
    expect((await run('find', ['hexagonal tray 100x110x120'])).err).not.toContain('takes other numbers');
    expect((await run('find', ['petal top cube 100x110x120'])).err).toContain(
      'becf-11e01 takes other numbers: length × length × length; all are equal.',
    );
  });
});

const valuesOf = (values: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(values.map((one) => [one.split('=')[0], Number(one.split('=')[1])]));
