import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newFolder } from './folder.ts';

/** The compiler by which strangers judge, and which makes the package's declarations. */
export const tsc = resolve('node_modules/typescript-7/bin/tsc');

type Config = Readonly<Record<string, unknown>>;

/**
 * What TypeScript says of files that are written into a folder, of each by itself; where declarations are checked, too, all it says is
 * one list.
 */
export const complaintsOf = (
  folder: string,
  codes: readonly string[],
  options: Config,
  more: Config = {},
): string[][] => {
  const files = codes.map((code, k) => {
    const file = join(folder, `stranger-${k}.ts`);
    writeFileSync(file, code);
    return file;
  });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...more, compilerOptions: options, files }));
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // A complaint goes on in lines that are set in.
  const said = stdout.split(/\n(?=\S)/).filter(Boolean);
  return options.skipLibCheck === false
    ? [said]
    : files.map((_, k) => said.filter((one) => one.startsWith(`stranger-${k}.ts`)));
};

/**
 * What it says of files that import the sources by names of the package, under the rules of the project.
 * @param entries - source files by the name they are imported by.
 */
export const complaintsAgainstSources = (
  codes: readonly string[],
  entries: Readonly<Record<string, string>>,
): string[][] => {
  const folder = newFolder();
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const paths = Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, [resolve(path)]]));
  // Examples name what a reader goes on with.
  const options = { noUnusedLocals: false, rootDir: '/', typeRoots: [resolve('node_modules/@types')], paths };
  return complaintsOf(folder, codes, options, { extends: resolve('test/tsconfig.json'), include: [] });
};
