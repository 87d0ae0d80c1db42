import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTurn, someOf } from '../support/turns.ts';
import { strangersComplaints, strangersProject } from './stranger.ts';

/** Whichever test is first is not to wait for the project. */
beforeAll(() => {
  strangersProject();
});

describe('TypeScript of a user', () => {
  const readers: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['node', {}],
    ['a bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ];
  it.each(someOf(readers, 0, 4))('compiles for %s with every declaration checked', (_, options) => {
    const code = `
      import { catalogue, dieline, type DielineFiles } from 'boxwright/engine';
      import { glueFlap, type Panel } from 'boxwright/author';
      import { bodies } from 'boxwright/fold';
      import pillow from 'boxwright/templates/cartons/carton-bags-and-pillows/handle-pillow';
      const box: DielineFiles = dieline('becf-10101', { length: 60, dust_flap: 15, flap: 'chamfer_flap', unit: 'mm', material: 'GC1 350' });
      const entry = catalogue.find('becf-10101');
      export const flap: Panel = glueFlap({ height: 80, width: 12 });
      export const all = [box.svg(), entry && dieline(entry, { length: 60 }).dxf(), bodies(box.drawing.parts), pillow];`;
    expect(strangersComplaints([code], options)).toEqual({ each: [[]], elsewhere: [] });
  });

  it('leaves the types of a browser program as they are', () => {
    const code = (timer: string): string => `
      import { dieline } from 'boxwright/engine';
      import { bodies } from 'boxwright/fold';
      import { checkDieline } from 'boxwright/check';
      export const all = [dieline, bodies, checkDieline];
      export const timer: number = setTimeout(() => undefined, 1);
      ${timer}`;
    const nodes = 'export const of: typeof process = undefined!; export const bytes: Buffer = undefined!;';
    const { each, elsewhere } = strangersComplaints([code(''), code(nodes)], {
      lib: ['es2023', 'dom', 'dom.iterable'],
    });
    expect([each[0], elsewhere, each[1]!.length]).toEqual([[], [], 2]);
  });

  it('compiles without optional packages, and rejects unknown ids, names and values', () => {
    const sound = `import { boxwright, checkDieline, mockup, serve, toMaker } from 'boxwright';
      import { work } from 'boxwright/server';
      export const all = [boxwright, checkDieline, mockup, serve, toMaker, work];`;
    const wrong = {
      "dieline('becf-nope')": 'becf-nope',
      "dieline('becf-10101', { lenght: 60 })": 'lenght',
      "dieline('becf-10101', { flap: 'round' })": 'round',
      "dieline('becf-10101', { length: '60' })": "'string' is not assignable to type 'number'",
      "dieline('becf-10101', { length: 'chamfer_flap' })": "'string' is not assignable to type 'number'",
      "dieline('becf-10101', { unit: 'cm' })": 'cm',
      'dieline(location.hash)': 'EntryFromCatalogueFind',
      "dieline('becf-11a02', { flap: 'chamfer_flap' })": 'flap',
    };
    const codes = Object.keys(wrong).map(
      (code) => `import { dieline } from 'boxwright/engine'; export const box = ${code};`,
    );
    const { each, elsewhere } = strangersComplaints([sound, ...codes], { types: ['node'] });
    const [none, ...said] = each;
    expect([none, elsewhere]).toEqual([[], []]);
    for (const [k, named] of Object.values(wrong).entries())
      expect([said[k]!.length, said[k]!.join()]).toEqual([1, expect.stringContaining(named)]);
  });

  it.runIf(inTurn(2, 4))('an editor offers variables, choices and their values', () => {
    const project = strangersProject();
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
