import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../support/folder.ts';
import { linkDependencies } from './installed.ts';

/** A project of somebody else, with Boxwright in it. */
let project = '';
let emitted: (path: string) => string | undefined;

beforeAll(() => {
  project = newFolder();
  const home = join(project, 'node_modules/boxwright');
  mkdirSync(home, { recursive: true });
  cpSync('package.json', join(home, 'package.json'));
  linkDependencies(project);
  emitted = declarations(join(home, 'dist/types'));
}, 60_000);

/** Declarations of the sources as they are now, each made when it is asked for: all of them would take half a minute. */
const declarations = (folder: string): ((path: string) => string | undefined) => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
  const program = ts.createProgram(fileNames, { ...options, emitDeclarationOnly: true, noCheck: true });
  const made = new Map<string, string | undefined>();
  return (path) => {
    if (!path.startsWith(`${folder}/`) || !path.endsWith('.d.ts')) return undefined;
    if (!made.has(path)) {
      const source = program.getSourceFile(resolve(path.slice(folder.length + 1).replace(/\.d\.ts$/, '.ts')));
      let text: string | undefined;
      if (source)
        program.emit(
          source,
          (_, code) => {
            text = code;
          },
          undefined,
          true,
        );
      made.set(path, text);
    }
    return made.get(path);
  };
};

const fileExists = (path: string): boolean => emitted(path) !== undefined || ts.sys.fileExists(path);
const readFile = (path: string): string | undefined => emitted(path) ?? ts.sys.readFile(path);
/** The folders of the declarations are nowhere but here. */
const directoryExists = (path: string): boolean => path.includes('/dist/types') || ts.sys.directoryExists(path);

/** What strict TypeScript says of a stranger's files, of each by itself. */
const complaints = (codes: readonly string[], options: ts.CompilerOptions = {}): string[][] => {
  const files = codes.map((code, k) => {
    const file = join(project, `stranger-${k}.ts`);
    writeFileSync(file, code);
    return file;
  });
  const all: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    ...options,
  };
  const host = ts.createCompilerHost(all);
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (path, language) => {
    const text = readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, language);
  };
  const program = ts.createProgram(files, all, { ...host, fileExists, readFile, directoryExists, getSourceFile });
  const said = (file?: string) =>
    ts
      .getPreEmitDiagnostics(program, file === undefined ? undefined : program.getSourceFile(file))
      .map(
        ({ messageText, file: from }) =>
          `${from?.fileName.replace(project, '')} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
  // Declarations that are checked may be wrong, too.
  return all.skipLibCheck === false ? [said()] : files.map(said);
};

describe("a stranger's TypeScript", () => {
  const bundler = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };

  it.each([
    ['node', {}],
    ['a bundler', bundler],
  ])('compiles for %s with every declaration checked', (_, options) => {
    const code = `
      import { catalogue, dieline, type DielineFiles } from 'boxwright/engine';
      import { bodies } from 'boxwright/fold';
      import pillow from 'boxwright/templates/cartons/carton-bags-and-pillows/handle-pillow';
      const box: DielineFiles = dieline('becf-10101', { length: 60, dust_flap: 15, flap: 'chamfer_flap', unit: 'mm' });
      const entry = catalogue.find('becf-10101');
      export const all = [box.svg(), entry && dieline(entry, { length: 60 }).dxf(), bodies(box.drawing.parts), pillow];`;
    expect(complaints([code], { ...options, skipLibCheck: false })).toEqual([[]]);
  });

  it('compiles against all of it, where libraries are not checked', () =>
    expect(
      complaints(
        [
          `import { boxwright, checkDieline, mockup, serve, toMaker } from 'boxwright';
          export const all = [boxwright, checkDieline, mockup, serve, toMaker];`,
        ],
        { ...bundler, skipLibCheck: true },
      ),
    ).toEqual([[]]));

  it('refuses ids, names and values that the catalogue does not have', () => {
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
    const said = complaints(codes, { ...bundler, skipLibCheck: true });
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
        const text = path === file ? code : readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => project,
      getCompilationSettings: () => ({ strict: true, ...bundler, skipLibCheck: true, types: [] }),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (path) => path === file || fileExists(path),
      readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists,
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
