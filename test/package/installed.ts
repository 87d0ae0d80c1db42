import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildWeb } from '../../fixtures/package/bundles.ts';
import { isFresh } from '../../fixtures/package/fresh.ts';
import { packedManifest } from '../../fixtures/package/pack.ts';
import { newFolder } from '../support/folder.ts';

const link = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(resolve(from), to, 'dir');
};

/** Links a package of this project into the `node_modules` of another. */
export const linkPackage = (project: string, name: string): void =>
  link(join('node_modules', name), join(project, 'node_modules', name));

let made: Promise<string> | undefined;

/** The package as a registry would hand it out, built from the sources as they are now: without the types. */
const packageFolder = (): Promise<string> => {
  made ??= (async () => {
    const folder = join(newFolder(), 'boxwright');
    const copy = (...paths: string[]): void => {
      for (const path of paths) cpSync(path, join(folder, path), { recursive: true });
    };
    // What Node runs is of the sources as they are now (`support/bundles.ts`).
    copy('dist/src', 'README.md', 'LICENSE');
    writeFileSync(join(folder, 'package.json'), JSON.stringify(packedManifest()));
    if (isFresh('.', 'dist')) copy('dist/web');
    else await buildWeb(join(folder, 'dist/web'));
    return folder;
  })();
  return made;
};

/**
 * An empty project that has Boxwright installed and nothing else.
 * @param more - packages of this project that it has beside.
 */
export const projectWith = async (...more: readonly string[]): Promise<string> => {
  const project = newFolder();
  writeFileSync(join(project, 'package.json'), '{"name":"stranger","type":"module","private":true}');
  const home = join(project, 'node_modules/boxwright');
  mkdirSync(dirname(home), { recursive: true });
  cpSync(await packageFolder(), home, { recursive: true });
  for (const name of more) linkPackage(project, name);
  return project;
};
