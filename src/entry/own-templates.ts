/** Templates of the user's own, from modules in a folder, for Node and for pages. */
import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import * as nodeModule from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { once } from '../geometry/index.ts';
import { checkedCatalogue, createCatalogue, type Template, templatesIn } from '../template/index.ts';
import { templates as builtIn } from './catalogue.ts';

/** Names of modules. Node reads TypeScript from version 22.18 on. */
const MODULE = /(?<!\.d|\.test)\.m?[jt]s$/;

/** The modules at a path, in alphabetical order, relative to their folder. */
const modulesAt = async (path: string): Promise<{ readonly folder: string; readonly names: readonly string[] }> => {
  if ((await stat(path)).isFile()) return { folder: dirname(path), names: [basename(path)] };
  const all = (await readdir(path, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const names = all.filter((name) => MODULE.test(name) && !/(^|\/)(node_modules|\.)/.test(name)).sort();
  return { folder: path, names };
};

/**
 * Reads the templates that the modules of a folder and of the folders in it export, by whatever name, alone or in lists. Modules import
 * `boxwright/author` from this package, wherever they lie. Other modules and exports are left alone.
 * @param path - a folder, or one module.
 * @throws RangeError with the file, for a module that cannot be loaded, an id that another template has, or no template at all; Error for a
 * path that cannot be read.
 * @example
 * useTemplates(await readTemplates('./our-boxes'));
 */
export const readTemplates = async (path: string): Promise<readonly Template[]> => {
  importOwnPackage();
  // Standard output has the answer of the command: JSON, a drawing, the protocol of agents.
  console.log = console.info = console.debug = console.error;
  const { folder, names } = await modulesAt(path);
  const known = checkedCatalogue(builtIn);
  const found: Template[] = [];
  for (const name of names) {
    const file = resolve(folder, name);
    const ended = (): void => {
      process.stderr.write(`${file} ended the program: look for process.exit, and for an await that never ends.\n`);
      process.exitCode = 1;
    };
    process.once('exit', ended);
    try {
      const exported = new Set(templatesIn(await import(pathToFileURL(file).href)));
      const own = [...exported].filter((template) => !found.includes(template));
      const taken = own.flatMap(({ ids }) => ids.named).find((id) => known.find(id));
      if (taken !== undefined)
        throw new RangeError(`${taken} is an id of Boxwright. Begin ids with a word of your own`);
      createCatalogue(found, own);
      found.push(...own);
    } catch (error) {
      const thrown = error instanceof Error ? error : new Error(String(error));
      throw new RangeError(`${join(folder, name)}: ${await reasonOf(thrown, file)}`, { cause: error });
    } finally {
      process.off('exit', ended);
    }
  }
  if (found.length) return found;
  throw new RangeError(`${path} has no module that exports a template. boxwright new template my-box writes one`);
};

const reasonOf = async ({ code, message, name }: NodeJS.ErrnoException, file: string): Promise<string> => {
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION')
    return `Node ${process.versions.node} reads no TypeScript. Use Node 22.18 or later, or write a module that ends in .mjs`;
  const line = name === 'SyntaxError' ? await lineOfSyntaxError(file) : undefined;
  return `${line === undefined ? '' : `line ${line}: `}${message.replace(/\.$/, '')}`;
};

/** Node prints the line, and does not tell it to programs. */
const lineOfSyntaxError = async (file: string): Promise<string | undefined> => {
  const { stderr } = await promisify(execFile)(process.execPath, ['--check', file]).catch((error) => error);
  return /:(\d+)\r?\n/.exec(stderr ?? '')?.[1];
};

/** Lets modules outside of this package import it, also where it is not installed beside them. */
const importOwnPackage = once((): void => {
  const hook = `export const resolve = (name, context, next) =>
    next(name, /^boxwright(\\/|$)/.test(name) ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);`;
  nodeModule.register(`data:text/javascript,${encodeURIComponent(hook)}`);
});

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(boxwright(?:\/[\w-]+)?|\.[^"'\n]+)\2/g;

/**
 * The modules at a path as a page of the studio loads them, by their place below `studio`: `own.js`, which exports them in a list, and those
 * below `own/`, which import the pieces from `author.js`.
 * @throws Error for a path that cannot be read.
 */
export const ownModules = async (path: string): Promise<ReadonlyMap<string, string>> => {
  const { folder, names } = await modulesAt(path);
  const files = new Map<string, string>();
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    const up = '../'.repeat(name.split('/').length);
    const source = text.replace(SPECIFIER, (_, before: string, quote: string, to: string) =>
      [before, to.startsWith('.') ? `${to}.js` : `${up}author.js`, ''].join(quote),
    );
    // A host of static files knows the type of `.js` alone.
    files.set(`own/${name}.js`, name.endsWith('ts') ? withoutTypes(source) : source);
  }
  const all = names.map((name) => `import(${JSON.stringify(`./own/${name}.js`)})`);
  return files.set('own.js', `export default await Promise.all([${all.join()}]);\n`);
};

/** Node has this from version 22.13 on. */
const withoutTypes = (source: string): string =>
  (nodeModule as { stripTypeScriptTypes?: (source: string) => string }).stripTypeScriptTypes?.(source) ?? source;
