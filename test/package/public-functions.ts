import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import * as deprecated from '../../src/entry/deprecated.ts';
import { strangersComplaints } from './stranger.ts';

/** A function that programs can import, and the example of its docstring. */
export interface PublicFunction {
  /** As it is called, for example `fold.mesh`. */
  readonly name: string;
  readonly example: string | undefined;
}

/** The entry points: their source, and what it exports. */
const ENTRIES: readonly (readonly [path: string, load: () => Promise<object>])[] = [
  [resolve('src/index.ts'), () => import('../../src/index.ts')],
  [resolve('src/entry/engine.ts'), () => import('../../src/entry/engine.ts')],
  [resolve('src/entry/fold.ts'), () => import('../../src/entry/fold.ts')],
  [resolve('src/entry/check.ts'), () => import('../../src/entry/check.ts')],
  [resolve('src/entry/server.ts'), () => import('../../src/entry/server.ts')],
  [resolve('src/entry/maker.ts'), () => import('../../src/entry/maker.ts')],
  [resolve('src/entry/lazy.ts'), () => import('../../src/entry/lazy.ts')],
];

/** Reads what an entry point leads to by its exports. Imports and other packages take seconds, and no name of theirs is asked for. */
const programOfSources = (): ts.Program => {
  const options: ts.CompilerOptions = { noLib: true, types: [], allowImportingTsExtensions: true, noEmit: true };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text, parent }) => ({
      resolvedModule:
        text.startsWith('.') && ts.isExportDeclaration(parent)
          ? { resolvedFileName: join(dirname(from), text), extension: ts.Extension.Ts, isExternalLibraryImport: false }
          : undefined,
    }));
  return ts.createProgram(
    ENTRIES.map(([path]) => path),
    options,
    host,
  );
};

/** Every function and class that an entry point exports. What is exported as a type alone does not exist when programs run. */
export const publicFunctions = async (): Promise<PublicFunction[]> => {
  const program = programOfSources();
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Symbol>();
  const found: PublicFunction[] = [];
  const collect = (module: ts.Symbol, values: Readonly<Record<string, unknown>>, before: string): void => {
    for (const exported of checker.getExportsOfModule(module)) {
      if (!(exported.name in values)) continue;
      // Who reads of them is told to leave them.
      if (exported.name in deprecated) continue;
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (seen.has(symbol)) continue;
      seen.add(symbol);
      if (symbol.flags & ts.SymbolFlags.Module)
        collect(symbol, values[exported.name] as Readonly<Record<string, unknown>>, `${before}${exported.name}.`);
      const declared = symbol.flags & ts.SymbolFlags.Value ? symbol.valueDeclaration : undefined;
      if (!declared && typeof values[exported.name] === 'function')
        throw new Error(`${before}${exported.name} is imported and then exported. Write export … from.`);
      if (!declared || ts.isSourceFile(declared)) continue;
      if (typeof values[exported.name] === 'function')
        found.push({ name: `${before}${exported.name}`, example: exampleOf(symbol) });
    }
  };
  for (const [path, load] of ENTRIES)
    collect(checker.getSymbolAtLocation(program.getSourceFile(path)!)!, { ...(await load()) }, '');
  return found;
};

/** The lines after `@example`, as they are written. */
const exampleOf = ({ declarations = [] }: ts.Symbol): string | undefined => {
  for (const declared of declarations) {
    const [doc] = ts.getJSDocCommentsAndTags(declared).filter(ts.isJSDoc).slice(-1);
    const [, example] = /@example\b[ \n]([\s\S]*?)(?=\n \* @|\n? ?\*\/)/.exec(doc?.getText() ?? '') ?? [];
    if (example !== undefined)
      return example
        .split('\n')
        .map((line) => line.replace(/^ \* ?/, ''))
        .join('\n')
        .trim();
  }
  return undefined;
};

/** An example as a program: a line that ends in `// = value` must have that value. */
const programOf = (example: string): string => example.replace(/^(.+); \/\/ = (.+)$/gm, 'same($1, $2);');

const IMPORT = /^import .* from 'boxwright.*';$/gm;

/** One template, imported by itself. */
const TEMPLATE = /^import (\w+) from 'boxwright\/templates\/(.+)';$/gm;

/**
 * Compiles examples as a program that has Boxwright installed, under the rules of the project.
 * @param names - what an example that imports nothing may use of `boxwright`.
 * @param pages - programs as they are.
 * @returns complaints of the compiler, for each example and then for each page.
 */
export const compileExamples = (
  examples: readonly string[],
  names: readonly string[],
  pages: readonly string[],
): string[][] => {
  const sameDeclared = 'declare const same: (value: unknown, expected: unknown) => void;';
  const codes = examples.map((example) => {
    const imports = example.match(IMPORT) ?? [`import { ${names.join(', ')} } from 'boxwright';`];
    const body = programOf(example.replace(IMPORT, ''));
    return [...imports, sameDeclared, `export const example = async () => {\n${body}\n};\n`].join('\n');
  });
  return strangersComplaints([...codes, ...pages], RULES).each;
};

/** The rules of the project for a program. Examples name what a reader goes on with, and so are free to leave it unused. */
const RULES = {
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023'],
  types: ['node'],
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
};

/** Runs an example with these names. `same` is handed every value that the example states. */
export const runExample = async (
  example: string,
  names: Readonly<Record<string, unknown>>,
  same: (value: unknown, expected: unknown) => void,
): Promise<void> => {
  const { outputText } = ts.transpileModule(
    `const run = async () => {\n${programOf(example.replace(IMPORT, ''))}\n};`,
    { compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext } },
  );
  const silent = { log: () => undefined, error: () => undefined };
  const templates: Record<string, unknown> = {};
  for (const [, name, path] of example.matchAll(TEMPLATE))
    templates[name!] = (await import(`../../templates/${path}.ts`)).default;
  const entries: object[] = [];
  for (const [, entry] of example.matchAll(/^import .* from 'boxwright\/(\w+)';$/gm))
    entries.push((await import(`../../src/entry/${entry}.ts`)) as object);
  const all = Object.assign({ ...names, ...templates, same, console: silent }, ...entries);
  await new Function(...Object.keys(all), `${outputText}\nreturn run();`)(...Object.values(all));
};
