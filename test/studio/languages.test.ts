import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, drawOne, findIncompatible, mainId, variables } from '../../src/index.ts';
import { en } from '../../src/studio/languages/en.ts';
import { panelWords, sides } from '../../src/studio/shape/panel-words.ts';

const folder = 'src/studio/languages';
const tags = readdirSync(folder)
  .filter((name) => /^\w\w\.ts$/.test(name))
  .map((name) => name.replace('.ts', ''));

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();

describe('the languages of the studio', () => {
  it('are seven', () => expect(tags.sort()).toEqual(['de', 'en', 'es', 'fr', 'nl', 'tr', 'zh']));

  it.each(tags)('%s has exactly the keys of English, with the same placeholders', async (tag) => {
    const { [tag]: words } = (await import(`../../src/studio/languages/${tag}.ts`)) as Record<
      string,
      Record<string, string>
    >;
    expect(Object.keys(words!).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect(words![key]!.trim()).not.toBe('');
      expect([key, placeholders(words![key]!)]).toEqual([key, placeholders(text)]);
    }
  });

  it('count things by their noun, in the number of the count, each thing by its own words', () => {
    // A number alone, or a number of a series, has no noun.
    const uncounted = Object.entries(en).filter(
      ([key, text]) => /\{count\} \p{L}/u.test(text) && !/\.(?:one|other)$/.test(key),
    );
    expect(uncounted.map(([key]) => key)).toEqual(['find.sub']);
    // Words of another page count other things: it says "kinds of box" of a catalogue, and "blanks" of a sheet.
    const room = (stem: string): string =>
      stem.startsWith('sheet.') || stem.startsWith('take.') ? 'drawer' : stem.split('.')[0]!;
    const strangers = readdirSync('src/studio', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        [...readFileSync(`src/studio/${path}`, 'utf8').matchAll(/sayCount\('([\w.]+)'/g)].flatMap(([, stem]) =>
          path.startsWith(`${room(stem!)}/`) ? [] : [`${path}: ${stem}`],
        ),
      );
    expect(strangers).toEqual(['stage/fact-bar.tsx: sheet.picture']);
  });

  it('have a name for every panel, in every template and with every choice', () => {
    const missing = new Set<string>();
    const seen = new Set<string>();
    for (const template of catalogue.templates) {
      const values = Object.entries(template.choices).flatMap(([name, all]) => all.map((value) => ({ [name]: value })));
      for (const value of [{}, ...values]) {
        // Panels come from pieces: one template with a value represents the others.
        const key = JSON.stringify(value);
        if (key !== '{}' && seen.has(key)) continue;
        const written = Object.entries(value).map(([name, chosen]) => `,${name}=${chosen}`);
        const entry = catalogue.find(`${mainId(template)}${written.join('')}`);
        if (!entry || findIncompatible(template, entry.chosen)) continue;
        seen.add(key);
        for (const { sheet } of drawOne(catalogue, entry.id, {}).drawing.parts)
          for (const word of sheet.flatMap((placed) => placed.id.split('.').flatMap(panelWords)))
            if (!/^\d+$/.test(word) && !(`panel.${word}` in en) && !(`side.${word}` in en)) missing.add(word);
      }
    }
    expect([...missing]).toEqual([]);
    for (const side of sides) expect(`side.${side}` in en).toBe(true);
  });

  it('describe each size that ten templates describe', () => {
    const counts = new Map<string, number>();
    for (const template of catalogue.templates)
      for (const [name, { about }] of Object.entries(variables(template, mainId(template), {})))
        if (name in template.size && name !== 'material') counts.set(about, (counts.get(about) ?? 0) + 1);
    const common = [...counts].filter(([, count]) => count >= 10).map(([about]) => `about.${about}`);
    expect(common.length).toBeGreaterThan(8);
    expect(common.filter((key) => !(key in en))).toEqual([]);
  });

  it('have the reason of every clash between choices', () => {
    const reasons = catalogue.templates.flatMap(({ incompatible = [] }) => incompatible.map(({ why }) => `why.${why}`));
    expect(reasons.length).toBeGreaterThan(100);
    expect([...new Set(reasons)].filter((key) => !(key in en))).toEqual([]);
  });

  it('have a name for every choice of the catalogue and its values', () => {
    const missing = new Set<string>();
    for (const { choices } of catalogue.templates)
      for (const [name, values] of Object.entries(choices))
        for (const key of [`choice.${name}`, ...values.map((value) => `value.${value}`)])
          if (!(key in en)) missing.add(key);
    expect([...missing]).toEqual([]);
  });
});
