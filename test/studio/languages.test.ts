import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/index.ts';
import { en } from '../../src/studio/languages/en.ts';

const folder = 'src/studio/languages';
const tags = readdirSync(folder)
  .map((name) => name.replace('.ts', ''))
  .filter((tag) => tag !== 'index');

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();

describe('the languages of the studio', () => {
  it('are seven', () => expect(tags.sort()).toEqual(['de', 'en', 'es', 'fr', 'nl', 'tr', 'zh']));

  it.each(tags)('%s has every key, none more, and fills in the same', async (tag) => {
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

  it('name every choice of the catalogue and its values', () => {
    const missing = new Set<string>();
    for (const { choices } of catalogue.templates)
      for (const [name, values] of Object.entries(choices))
        for (const key of [`choice.${name}`, ...values.map((value) => `value.${value}`)])
          if (!(key in en)) missing.add(key);
    expect([...missing]).toEqual([]);
  });
});
