import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageFiles, missingWords, textsOf, wordsOf } from '../../fixtures/missing-words.ts';
import { parseQuery } from '../../src/engine/index.ts';
import queryWords from '../../src/engine/query-words.json' with { type: 'json' };
import { catalogue } from '../../src/index.ts';
import { catalogueWord, fill, formFor, textPattern, translated } from '../../src/studio/languages/language.ts';

const languages = languageFiles();

// What a new template shows in English until somebody translates it is no failure.
for (const line of missingWords(languages)) console.info(line);
const { en, ...others } = languages;

/** The texts of a key, by category of number; `text` for one that is not counted. */
const formsOf = (text: unknown): Readonly<Record<string, string>> =>
  typeof text === 'string' ? { text } : (text as Record<string, string>);

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/**
 * Categories of whole numbers up to a thousand, as things in the studio are counted, and the one that stands for all others; and all
 * of the language, which may have further ones for fractions and millions.
 */
const categoriesOf = (tag: string): { readonly needed: readonly string[]; readonly all: readonly string[] } => {
  const rules = new Intl.PluralRules(tag);
  const needed = new Set(['other', ...Array.from({ length: 1000 }, (_, count) => rules.select(count))]);
  return { needed: [...needed], all: rules.resolvedOptions().pluralCategories };
};

describe('the languages of the studio', () => {
  it.each(Object.entries(others))('%s has exactly the texts of English, with the same placeholders', (_, language) => {
    expect(Object.keys(language.studio)).toEqual(Object.keys(en!.studio));
    for (const [key, text] of Object.entries(en!.studio)) {
      const { other = '', text: plain = other } = formsOf(text);
      const own = formsOf(language.studio[key as keyof typeof language.studio]);
      for (const [form, translated] of Object.entries(own)) {
        expect(translated.trim()).not.toBe('');
        // One thing needs no number.
        const given = placeholders(translated);
        const filled = form === 'one' && !given.includes('{count}') ? [...given, '{count}'].sort() : given;
        expect([key, form, filled]).toEqual([key, form, placeholders(plain)]);
      }
    }
  });

  it.each(Object.entries(languages))(
    '%s has a text for each category of numbers that it tells apart',
    (tag, language) => {
      const { needed, all } = categoriesOf(tag);
      for (const [key, text] of Object.entries(language.studio)) {
        if (typeof text === 'string') continue;
        expect([key, needed.filter((category) => !(category in text))]).toEqual([key, []]);
        expect([key, Object.keys(text).filter((category) => !(all as string[]).includes(category))]).toEqual([key, []]);
      }
    },
  );

  it('choose the text by the number, in languages with other categories than English', () => {
    const polish = {
      one: '{count} pudełko',
      few: '{count} pudełka',
      many: '{count} pudełek',
      other: '{count} pudełka',
    };
    const said = [1, 3, 5, 22, 1.5].map((count) => fill(formFor(polish, 'pl', count), { count }));
    expect(said).toEqual(['1 pudełko', '3 pudełka', '5 pudełek', '22 pudełka', '1.5 pudełka']);
    expect(formFor({ other: '{count} 种盒型' }, 'zh', 1)).toBe('{count} 种盒型');
    expect(formFor({ one: '{count} boîte', other: '{count} boîtes' }, 'fr', 1_000_000)).toBe('{count} boîtes');
  });

  it('can be selected: each file is loaded by its tag', () => {
    const loaded = readFileSync('src/studio/languages/index.ts', 'utf8').matchAll(
      /(\w+): .* import\('\.\/(\w+)\.json'/g,
    );
    const tags = [...loaded].map(([, tag, file]) => [tag, file]);
    expect(tags.sort()).toEqual(Object.keys(others).map((tag) => [tag, tag]));
  });

  it.each(Object.keys(languages))('%s has its words for a flute, inside and outside', (tag) => {
    const { flute, inside, outside } = queryWords[tag as keyof typeof queryWords];
    for (const words of flute) {
      const query = `${words} B`;
      expect([query, parseQuery(`mug 300x200x80 ${query}`)]).toEqual([
        query,
        expect.objectContaining({ words: 'mug', material: 3 }),
      ]);
    }
    for (const [basis, all] of Object.entries({ inside, outside }))
      for (const word of all)
        expect([word, parseQuery(`mug 300x200x80 ${word}`)]).toEqual([
          word,
          expect.objectContaining({ words: 'mug', basis }),
        ]);
  });

  it('leave in place what nobody fills in', () => expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}'));

  it('count things by their noun, in the number of the count, each thing by its own words', () => {
    // A number alone, or a number of a series, has no noun.
    const uncounted = Object.entries(en!.studio).filter(
      ([, text]) => typeof text === 'string' && /\{count\} \p{L}/u.test(text),
    );
    expect(uncounted.map(([key]) => key)).toEqual(['find.sub']);
    // Words of another page count other things: it says "kinds of box" of a catalogue, and "blanks" of a sheet.
    const room = (stem: string): string => (/^(?:sheet|costs|take)\./.test(stem) ? 'drawer' : stem.split('.')[0]!);
    const strangers = readdirSync('src/studio', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        [...readFileSync(`src/studio/${path}`, 'utf8').matchAll(/sayCount\('([\w.]+)'/g)].flatMap(([, stem]) =>
          path.startsWith(`${room(stem!)}/`) ? [] : [`${path}: ${stem}`],
        ),
      );
    expect(strangers).toEqual(['stage/fact-bar.tsx: sheet.picture']);
  });

  it('show words that they lack in English', () => {
    const german = { catalogue: { 'choice.window': 'Fenster' } };
    expect(catalogueWord(german, 'choice.window')).toBe('Fenster');
    expect(catalogueWord(german, 'choice.webs')).toBe(en!.catalogue['choice.webs']);
    expect(catalogueWord(german, 'choice.of_a_new_template')).toBeUndefined();
  });

  it('write the parts of a text, numbers and lines, into its translation', () => {
    const texts = { 'A {1} ends {2} mm short of a {3}.': '{3} | {2} | {1}', 'Length of the floor': 'Bodenlänge' };
    const say = (text: string): string => translated({ texts }, text, (part) => `<${part}>`);
    expect(say('A cut ends 0.4 mm short of a half-cut.')).toBe('<half-cut> | <0.4> | <cut>');
    expect(say('Length of the floor')).toBe('Bodenlänge');
    expect(say('A new text of 3 words')).toBe('A new text of 3 words');
    expect(textPattern('Two creases lie on one another for 5.25 mm').pattern).toBe(
      'Two {1} lie on one another for {2} mm',
    );
  });

  it.each(Object.entries(others))('%s fills the same parts into each text as English has', (_, { texts = {} }) => {
    for (const [text, own] of Object.entries(texts)) {
      const parts = new Set(placeholders(text));
      expect([text, own.trim() !== '', placeholders(own).filter((part) => !parts.has(part))]).toEqual([text, true, []]);
      // A text with a number in it would never be found: its pattern has a place for it.
      if (text.includes('{')) expect(text.replace(/\{\d+\}/g, '')).not.toMatch(/\d/);
    }
  });

  it('are reported with the words that they lack', () => {
    const { 'choice.webs': _, ...some } = languages.de!.catalogue;
    const { 'Pizza box': __, ...texts } = languages.de!.texts!;
    const lacking = { en: en!, de: { ...languages.de!, catalogue: some, texts }, fr: languages.fr! };
    const [template] = catalogue.templates;
    const added = {
      ...template!,
      name: 'Lamp box',
      choices: { ...template!.choices, lamp: ['lit'] },
      incompatible: [{ choices: {}, why: 'it glares' }],
    };
    expect(missingWords(lacking, wordsOf([added]), textsOf([added]))).toEqual([
      'en has no words for choice.lamp, value.lit, why.it glares',
      'de has no words for choice.lamp, value.lit, why.it glares, choice.webs, Lamp box, Pizza box',
      'fr has no words for choice.lamp, value.lit, why.it glares, Lamp box',
    ]);
  });

  it('give two boxes two names', () => {
    const names = catalogue.templates.map(({ name }) => name);
    for (const [tag, { texts = {} }] of Object.entries(others))
      expect([tag, new Set(names.map((name) => texts[name] ?? name)).size]).toEqual([tag, new Set(names).size]);
  });

  it.each(Object.entries(others))('%s has no word of the catalogue that English does not have', (_, language) =>
    expect(Object.keys(language.catalogue).filter((key) => !(key in en!.catalogue))).toEqual([]),
  );
});
