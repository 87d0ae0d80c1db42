import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from '../../fixtures/package/fresh.ts';
import { buildStudio } from '../../fixtures/package/studio.ts';
import { writeStudio } from '../../src/entry/studio.ts';
import { catalogue } from '../../src/index.ts';
import { drawingFiles } from '../../src/platform/built/index.ts';
import { mainId } from '../../src/template/index.ts';
import { newFolder } from '../support/folder.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7h-7z"/></svg>';

/**
 * The studio built from the current sources: the one of the installation, or a new one with placeholder pictures.
 * @returns its folder.
 */
export const builtForTests = async (): Promise<string> => {
  const [folder, pictures] = [newFolder(), newFolder()];
  if (isFresh('.', 'dist')) {
    await writeStudio(folder);
    return folder;
  }
  for (const template of catalogue.templates) writeFileSync(join(pictures, `${mainId(template)}.svg`), PICTURE);
  await buildStudio(folder, { pictures });
  for (const [name, path] of Object.entries(drawingFiles())) cpSync(path, join(folder, 'studio', name));
  return folder;
};
