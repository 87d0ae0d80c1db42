import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from '../../fixtures/package/fresh.ts';
import { writeTypes } from '../../fixtures/package/types.ts';
import { complaintsOf } from '../support/compile.ts';
import { newFolder } from '../support/folder.ts';
import { linkPackage } from './installed.ts';

let made: string | undefined;

/** A project of somebody else, with Boxwright in it: declarations of the sources as they are now. */
export const strangersProject = (): string => {
  if (made) return made;
  const project = newFolder();
  const home = join(project, 'node_modules/boxwright');
  mkdirSync(home, { recursive: true });
  cpSync('package.json', join(home, 'package.json'));
  linkPackage(project, '@types/node');
  const types = join(home, 'dist/types');
  if (isFresh('.', 'dist')) cpSync('dist/types', types, { recursive: true });
  else writeTypes(types);
  made = project;
  return project;
};

/** What strict TypeScript says of a stranger's files, and of every declaration that they lead to. */
export const strangersComplaints = (codes: readonly string[], options: Readonly<Record<string, unknown>> = {}) =>
  complaintsOf(strangersProject(), codes, {
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    target: 'es2022',
    module: 'nodenext',
    types: [],
    lib: ['es2023', 'dom'],
    skipLibCheck: false,
    ...options,
  });
