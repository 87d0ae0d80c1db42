import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFresh } from '../../fixtures/package/fresh.ts';
import { writeTypes } from '../../fixtures/package/types.ts';
import { complaintsOf } from '../support/compile.ts';
import { newFolder } from '../support/folder.ts';
import { someOf } from '../support/turns.ts';
import { linkDependencies, linkPackage } from './installed.ts';

/** A project of somebody else, with Boxwright in it: declarations of the sources as they are now. */
let project = '';

beforeAll(() => {
  project = newFolder();
  const home = join(project, 'node_modules/boxwright');
  mkdirSync(home, { recursive: true });
  cpSync('package.json', join(home, 'package.json'));
  linkDependencies(project);
  linkPackage(project, '@types/node');
  const types = join(home, 'dist/types');
  if (isFresh('.', 'dist')) cpSync('dist/types', types, { recursive: true });
  else writeTypes(types, '--noCheck');
}, 120_000);

/** What strict TypeScript says of a stranger's files, of each by itself. */
const complaints = (codes: readonly string[], options: Readonly<Record<string, unknown>> = {}): string[][] =>
  complaintsOf(project, codes, {
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    target: 'es2022',
    module: 'nodenext',
    types: [],
    lib: ['es2023', 'dom'],
    ...options,
  });

describe("a stranger's TypeScript", () => {
  const bundler = { module: 'esnext', moduleResolution: 'bundler' };

  const readers: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['node', {}],
    ['a bundler', bundler],
  ];
  it.each(someOf(readers, 0, 4))('compiles for %s with every declaration checked', (_, options) => {
    const code = `
      import { catalogue, dieline, type DielineFiles } from 'boxwright/engine';
      import { bodies } from 'boxwright/fold';
      import pillow from 'boxwright/templates/cartons/carton-bags-and-pillows/handle-pillow';
      const box: DielineFiles = dieline('becf-10101', { length: 60, dust_flap: 15, flap: 'chamfer_flap', unit: 'mm' });
      const entry = catalogue.find('becf-10101');
      export const all = [box.svg(), entry && dieline(entry, { length: 60 }).dxf(), bodies(box.drawing.parts), pillow];`;
    expect(complaints([code], { ...options, skipLibCheck: false })).toEqual([[]]);
  });

  it('compiles all of it with every declaration checked, without an optional package', () => {
    const code = `import { boxwright, checkDieline, mockup, serve, toMaker } from 'boxwright';
      import { work } from 'boxwright/server';
      export const all = [boxwright, checkDieline, mockup, serve, toMaker, work];`;
    expect(complaints([code], { types: ['node'], skipLibCheck: false })).toEqual([[]]);
  });

  it('takes all of it, and refuses ids, names and values that the catalogue does not have', () => {
    const sound = `import { boxwright, checkDieline, mockup, serve, toMaker } from 'boxwright';
      export const all = [boxwright, checkDieline, mockup, serve, toMaker];`;
    const wrong = {
      "dieline('becf-nope')": 'becf-nope',
      "dieline('becf-10101', { lenght: 60 })": 'lenght',
      "dieline('becf-10101', { flap: 'round' })": 'round',
      "dieline('becf-10101', { length: '60' })": "'string' is not assignable to type 'number'",
      "dieline('becf-10101', { length: 'chamfer_flap' })": "'string' is not assignable to type 'number'",
      "dieline('becf-10101', { unit: 'cm' })": 'cm',
      'dieline(location.hash)': 'string',
      "dieline('becf-11a02', { flap: 'chamfer_flap' })": 'flap',
    };
    const codes = Object.keys(wrong).map(
      (code) => `import { dieline } from 'boxwright/engine'; export const box = ${code};`,
    );
    const [none, ...said] = complaints([sound, ...codes], { ...bundler, skipLibCheck: true });
    expect(none).toEqual([]);
    for (const [k, named] of Object.values(wrong).entries())
      expect([said[k]!.length, said[k]!.join()]).toEqual([1, expect.stringContaining(named)]);
  });

  it('an editor offers variables, choices and their values', () => {
    const file = join(project, 'editor.ts');
    const code =
      "import { dieline } from 'boxwright/engine';\ndieline('becf-10101', { /*names*/ });\ndieline('becf-10101', { flap: '/*values*/' });\n";
    const host: ts.LanguageServiceHost = {
      getScriptFileNames: () => [file],
      getScriptVersion: () => '1',
      getScriptSnapshot: (path) => {
        const text = path === file ? code : ts.sys.readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => project,
      getCompilationSettings: () => ({
        strict: true,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        skipLibCheck: true,
        types: [],
        lib: ['lib.es2023.d.ts'],
      }),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (path) => path === file || ts.sys.fileExists(path),
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
    };
    const service = ts.createLanguageService(host);
    const offered = (mark: string) =>
      service.getCompletionsAtPosition(file, code.indexOf(mark), {})?.entries.map(({ name }) => name);
    expect(offered('/*names*/')).toEqual(
      expect.arrayContaining(['length', 'width', 'height', 'material', 'flap', 'unit']),
    );
    expect(offered('/*values*/')).toEqual(['uni_tuck_flap', 'friction_fit_tuck_in_flap', 'chamfer_flap']);
  });
});
