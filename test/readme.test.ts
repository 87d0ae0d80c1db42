import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { templatesPage } from '../fixtures/catalogue.ts';
import { readme } from '../fixtures/readme.ts';
import { fillIn } from '../fixtures/regions.ts';

describe('README', () => {
  const page = readFileSync('README.md', 'utf8');

  it('is up to date with the catalogue: npm run gallery', () => expect(page).toBe(readme(page)));

  it('and so is the page of templates', () =>
    expect(readFileSync('templates/README.md', 'utf8')).toBe(templatesPage()));

  it('a region that is not there is said', () => expect(() => fillIn(page, { nowhere: '' })).toThrow('nowhere'));

  it('what it says of scripts is there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...page.matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  it('what it shows of the library is what strict TypeScript takes', () => {
    const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code!);
    expect(blocks.length).toBeGreaterThan(2);
    const planted = blocks[0]!.replace('length: 60', 'unit: "cm"');
    const said = complaints([...blocks, planted]);
    expect(said.at(-1)).toEqual([expect.stringContaining('"cm"')]);
    expect(said.slice(0, -1).flat()).toEqual([]);
  });

  it.each(['README.md', 'templates/README.md', 'fixtures/gallery.md'])('what %s points to is there', (path) => {
    const text = readFileSync(path, 'utf8');
    const links = [...text.matchAll(/(?:\]\(|src=")([^)"#\s]+)/g)].map(([, to]) => to!);
    expect(links.length).toBeGreaterThan(0);
    for (const to of links) if (!to.includes('://')) expect(existsSync(join(dirname(path), to)), to).toBe(true);
  });
});

/** What the compiler says of these files, each by itself. */
const complaints = (codes: readonly string[]): string[][] => {
  const files = new Map(codes.map((code, k) => [resolve(`test/readme-${k}.ts`), code]));
  const { config } = ts.readConfigFile('test/tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('test'));
  const all = { ...options, noEmit: true, paths: { boxwright: [resolve('src/index.ts')] } };
  const host = ts.createCompilerHost(all);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...more) => {
    const code = files.get(path);
    return code === undefined ? getSourceFile(path, language, ...more) : ts.createSourceFile(path, code, language);
  };
  const program = ts.createProgram([...files.keys()], all, host);
  return [...files.keys()].map((path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
};
