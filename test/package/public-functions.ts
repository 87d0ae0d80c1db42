import { resolve } from 'node:path';
import ts from 'typescript';
import { complaintsAgainstSources } from '../support/compile.ts';

/** A function that programs can import, and the example of its docstring. */
export interface PublicFunction {
  /** As it is called, for example `fold.mesh`. */
  readonly name: string;
  readonly example: string | undefined;
}

/** The entry points, by what they are imported as. */
const ENTRIES: Readonly<Record<string, string>> = {
  boxwright: resolve('src/index.ts'),
  'boxwright/engine': resolve('src/entry/engine.ts'),
  'boxwright/fold': resolve('src/entry/fold.ts'),
  'boxwright/check': resolve('src/entry/check.ts'),
  'boxwright/server': resolve('src/entry/server.ts'),
};

const settings = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile('test/tsconfig.json', ts.sys.readFile);
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, resolve('test')).options, noEmit: true };
};

/** Every function and class that an entry point exports. What is exported as a type alone does not exist when programs run. */
export const publicFunctions = async (): Promise<PublicFunction[]> => {
  const program = ts.createProgram(Object.values(ENTRIES), settings());
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Symbol>();
  const found: PublicFunction[] = [];
  const collect = (module: ts.Symbol, values: Readonly<Record<string, unknown>>, before: string): void => {
    for (const exported of checker.getExportsOfModule(module)) {
      if (!(exported.name in values)) continue;
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (seen.has(symbol)) continue;
      seen.add(symbol);
      if (symbol.flags & ts.SymbolFlags.Module)
        collect(symbol, values[exported.name] as Readonly<Record<string, unknown>>, `${before}${exported.name}.`);
      const declared = symbol.flags & ts.SymbolFlags.Value ? symbol.valueDeclaration : undefined;
      if (!declared || ts.isSourceFile(declared)) continue;
      const type = checker.getTypeOfSymbolAtLocation(symbol, declared);
      if (type.getCallSignatures().length || type.getConstructSignatures().length)
        found.push({ name: `${before}${exported.name}`, example: exampleOf(symbol) });
    }
  };
  for (const entry of Object.values(ENTRIES))
    collect(checker.getSymbolAtLocation(program.getSourceFile(entry)!)!, await import(entry), '');
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

/**
 * Compiles examples against the sources, under the rules of the project.
 * @param names - what an example that imports nothing may use of `boxwright`.
 * @returns complaints of the compiler, for each example.
 */
export const compileExamples = (examples: readonly string[], names: readonly string[]): string[][] => {
  const sameDeclared = 'declare const same: (value: unknown, expected: unknown) => void;';
  const codes = examples.map((example) => {
    const imports = example.match(IMPORT) ?? [`import { ${names.join(', ')} } from 'boxwright';`];
    const body = programOf(example.replace(IMPORT, ''));
    return [...imports, sameDeclared, `export const example = async () => {\n${body}\n};\n`].join('\n');
  });
  return complaintsAgainstSources(codes, ENTRIES);
};

/** Runs an example with these names. `same` is handed every value that the example states. */
export const runExample = async (
  example: string,
  names: Readonly<Record<string, unknown>>,
  same: (value: unknown, expected: unknown) => void,
): Promise<void> => {
  const { outputText } = ts.transpileModule(
    `const run = async () => {\n${programOf(example.replace(IMPORT, ''))}\n};`,
    {
      compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
    },
  );
  const silent = { log: () => undefined, error: () => undefined };
  const all = { ...names, same, console: silent };
  await new Function(...Object.keys(all), `${outputText}\nreturn run();`)(...Object.values(all));
};
