import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as boxwright from '../../src/index.ts';
import { newFolder } from '../support/folder.ts';
import { compileExamples, type PublicFunction, publicFunctions, runExample } from './public-functions.ts';

const names = { ...boxwright } as Readonly<Record<string, unknown>>;
const same = (value: unknown, expected: unknown): void =>
  typeof expected === 'number' ? expect(value).toBeCloseTo(expected, 6) : expect(value).toEqual(expected);

/** Guides whose programs run as they are. */
const guides = ['start', 'own-template', 'own-profile', 'service', 'checker', 'nesting'];

describe('public functions and guides', () => {
  const home = process.cwd();
  let all: readonly PublicFunction[] = [];
  const withExample = () => [
    ...all.flatMap(({ name, example }) => (example === undefined ? [] : [{ name, example }])),
    ...guides.flatMap((guide) => {
      const blocks = readFileSync(join(home, `src/docs/${guide}.md`), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g);
      return [...blocks].map(([, example], k) => ({ name: `${guide} ${k + 1}`, example: example! }));
    }),
  ];

  beforeAll(async () => {
    all = await publicFunctions();
  }, 120_000);
  afterAll(() => process.chdir(home));

  it('have an example each', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ example }) => example === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('have examples that strict TypeScript takes', () => {
    const examples = withExample();
    const wrong = "dieline('becf-10101', { lenght: 60 });";
    const complaints = compileExamples([...examples.map(({ example }) => example), wrong], Object.keys(names));
    expect(complaints.at(-1)!.join()).toContain('lenght');
    expect(complaints.slice(0, -1).flatMap((one, k) => one.map((what) => `${examples[k]!.name}: ${what}`))).toEqual([]);
  }, 240_000);

  it('have examples that run, and give what they say', async () => {
    const failures: string[] = [];
    for (const { name, example } of withExample()) {
      // Files of an example lie in a folder of its own.
      process.chdir(newFolder());
      await runExample(example, names, same).catch((error: Error) => failures.push(`${name}: ${error.message}`));
    }
    process.chdir(home);
    expect(failures).toEqual([]);
    await expect(runExample('1 + 1; // = 3', names, same)).rejects.toThrow();
  }, 240_000);
});
