import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { studioBundle } from '../../fixtures/package/studio.ts';

/** Modules of the studio and of its engine, also those that are loaded on demand. */
const modules = async (): Promise<readonly string[]> => {
  const bundles = (['page', 'engine'] as const).map((entry) =>
    build({ ...studioBundle('unused', entry), write: false, metafile: true, logLevel: 'silent' }),
  );
  const inputs = (await Promise.all(bundles)).flatMap(({ metafile }) => Object.keys(metafile!.inputs));
  return [...new Set(inputs)].filter((path) => /^(?:src|templates)\/.*\.(?:tsx?|json)$/.test(path));
};

/** All texts of a module: what it may say. */
const textsOf = (path: string): readonly string[] => {
  const source = readFileSync(path, 'utf8');
  // Most modules have no such text, and need not be parsed.
  if (!/--[a-z]/.test(source)) return [];
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    )
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return texts;
};

/** An option of a command line. */
const OPTION = /(?:^|[^\w-])--[a-z]/;

/** Variables of styles. */
const STYLES: readonly string[] = ['--pixel', '--share'];

describe('what the studio says', () => {
  it('names no option of the command line, in no module of it', async () => {
    const all = await modules();
    // Those of the checker, the reader and the templates are among them.
    for (const room of ['src/check/', 'src/formats/', 'src/engine/', 'src/nest/', 'src/fold/', 'templates/'])
      expect([room, all.some((path) => path.startsWith(room))]).toEqual([room, true]);
    const options = all
      .filter((path) => path !== 'src/studio/drawer/code.ts')
      .flatMap((path) =>
        textsOf(path)
          .filter((text) => OPTION.test(text) && !STYLES.includes(text))
          .map((text) => [path, text]),
      );
    expect(options).toEqual([]);
    // It shows a command only where a user asks for one.
    expect(textsOf('src/studio/drawer/code.ts').some((text) => OPTION.test(text))).toBe(true);
  });
});
