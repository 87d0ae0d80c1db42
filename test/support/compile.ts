import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The compiler that users have, which also makes the declarations of the package. */
const tsc = resolve('node_modules/typescript-7/bin/tsc');

type Config = Readonly<Record<string, unknown>>;

/** Messages of TypeScript. */
export interface Complaints {
  /** For each of the files. */
  readonly each: string[][];
  /** For all other files. */
  readonly elsewhere: string[];
}

/** Messages of TypeScript for files written into a folder. One run for many files, because most of it reads declarations. */
export const complaintsOf = (folder: string, codes: readonly string[], options: Config): Complaints => {
  const files = codes.map((code, k) => {
    const file = join(folder, `stranger-${k}.ts`);
    writeFileSync(file, code);
    return file;
  });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--checkers', '1', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // Indented lines continue a message.
  const said = stdout.split(/\n(?=\S)/).filter(Boolean);
  return {
    each: files.map((_, k) => said.filter((one) => one.startsWith(`stranger-${k}.ts`))),
    elsewhere: said.filter((one) => !/^stranger-\d+\.ts/.test(one)),
  };
};
