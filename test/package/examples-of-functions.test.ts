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
const guides = ['start', 'own-template', 'own-profile', 'service', 'checker', 'nesting', 'batches', 'mockups'];

interface Example {
  readonly name: string;
  readonly example: string;
}

/** The programs of a page. */
const programsOf = (name: string, path: string): Example[] =>
  [...readFileSync(path, 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, example], k) => ({
    name: `${name} ${k + 1}`,
    example: example!,
  }));

describe('public functions and guides', () => {
  const home = process.cwd();
  let all: readonly PublicFunction[] = [];
  const withExample = (): Example[] => [
    ...all.flatMap(({ name, example }) => (example === undefined ? [] : [{ name, example }])),
    ...guides.flatMap((guide) => programsOf(guide, join(home, `src/docs/${guide}.md`))),
  ];

  beforeAll(async () => {
    all = await publicFunctions();
  });
  afterAll(() => process.chdir(home));

  it('have an example each', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ example }) => example === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('have examples that strict TypeScript compiles', () => {
    const pages = programsOf('README', 'README.md');
    expect(pages.length).toBeGreaterThan(0);
    const wrong = { name: 'wrong', example: "dieline('becf-10101', { lenght: 60 });" };
    const examples = [wrong, ...withExample()];
    // One run of the compiler for all: most of it reads declarations.
    const [planted, ...complaints] = compileExamples(
      examples.map(({ example }) => example),
      Object.keys(names),
      pages.map(({ example }) => example),
    );
    expect(planted!.join()).toContain('lenght');
    const named = [...examples, ...pages].slice(1);
    expect(complaints.flatMap((one, k) => one.map((what) => `${named[k]!.name}: ${what}`))).toEqual([]);
  });

  it('have examples that run with the stated results', async () => {
    const failures: string[] = [];
    for (const { name, example } of withExample()) {
      // Files of an example lie in a folder of its own.
      process.chdir(newFolder());
      await runExample(example, names, same).catch((error: Error) => failures.push(`${name}: ${error.message}`));
    }
    process.chdir(home);
    expect(failures).toEqual([]);
    await expect(runExample('1 + 1; // = 3', names, same)).rejects.toThrow();
  });
});
