import { resolve } from 'node:path';
import ts from 'typescript';

/** A function that programs can import, and the example of its docstring. */
export interface PublicFunction {
  /** As it is called, for example `fold.mesh`. */
  readonly name: string;
  readonly example: string | undefined;
}

const ENTRIES = ['index', 'entry/engine', 'entry/fold', 'entry/check', 'entry/server'].map((path) =>
  resolve(`src/${path}.ts`),
);

const settings = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile('test/tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('test'));
  // Examples name what a reader goes on with.
  return { ...options, noEmit: true, noUnusedLocals: false, paths: { boxwright: [resolve('src/index.ts')] } };
};

/** Every function and class that an entry point exports. */
export const publicFunctions = (): PublicFunction[] => {
  const program = ts.createProgram(ENTRIES, settings());
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Symbol>();
  const found: PublicFunction[] = [];
  const collect = (module: ts.Symbol, before: string): void => {
    for (const exported of checker.getExportsOfModule(module)) {
      if (isTypeOnly(exported)) continue;
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (seen.has(symbol)) continue;
      seen.add(symbol);
      if (symbol.flags & ts.SymbolFlags.Module) collect(symbol, `${before}${exported.name}.`);
      const declared = symbol.flags & ts.SymbolFlags.Value ? symbol.valueDeclaration : undefined;
      if (!declared || ts.isSourceFile(declared)) continue;
      const type = checker.getTypeOfSymbolAtLocation(symbol, declared);
      if (type.getCallSignatures().length || type.getConstructSignatures().length)
        found.push({ name: `${before}${exported.name}`, example: exampleOf(symbol) });
    }
  };
  for (const entry of ENTRIES) collect(checker.getSymbolAtLocation(program.getSourceFile(entry)!)!, '');
  return found;
};

const isTypeOnly = (symbol: ts.Symbol): boolean =>
  !!symbol.declarations?.some((one) => ts.isExportSpecifier(one) && ts.isTypeOnlyExportDeclaration(one));

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

/**
 * Compiles examples against the sources, under the rules of the project.
 * @param names - what they may use of `boxwright`.
 * @returns complaints of the compiler, for each example.
 */
export const compileExamples = (examples: readonly string[], names: readonly string[]): string[][] => {
  const header = `import { ${names.join(', ')} } from 'boxwright';\ndeclare const same: (value: unknown, expected: unknown) => void;\n`;
  const files = new Map(
    examples.map((example, k) => [
      resolve(`test/package/example-${k}.ts`),
      `${header}export const example = async () => {\n${programOf(example)}\n};\n`,
    ]),
  );
  const options = settings();
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...more) => {
    const code = files.get(path);
    return code === undefined ? getSourceFile(path, language, ...more) : ts.createSourceFile(path, code, language);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].map((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, ' '),
    );
  });
};

/** Runs an example with these names. `same` is handed every value that the example states. */
export const runExample = async (
  example: string,
  names: Readonly<Record<string, unknown>>,
  same: (value: unknown, expected: unknown) => void,
): Promise<void> => {
  const { outputText } = ts.transpileModule(`const run = async () => {\n${programOf(example)}\n};`, {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
  });
  const silent = { log: () => undefined, error: () => undefined };
  const all = { ...names, same, console: silent };
  await new Function(...Object.keys(all), `${outputText}\nreturn run();`)(...Object.values(all));
};
