import { builtStudio } from '../built/index.ts';

/**
 * Writes the studio as static files: they work on any web host, in any folder of it, and offline after the first visit.
 * @param folder - is made; files of an earlier studio in it are replaced.
 * @returns how many files, and their bytes.
 * @throws Error where the studio was not built, or the folder cannot be written.
 */
export const writeStudio = async (folder: string): Promise<{ readonly files: number; readonly bytes: number }> => {
  const { cp, mkdir, readdir, rm, stat } = await import('node:fs/promises');
  // What is wrong with the folder is said first: that is what was typed.
  const made = await mkdir(`${folder}/studio`, { recursive: true });
  const from = builtStudio();
  if (from === undefined) {
    if (made !== undefined) await rm(made, { recursive: true });
    throw new Error('The studio is missing. Run npm run build.');
  }
  // Files of an earlier build have other names.
  await rm(`${folder}/studio`, { recursive: true, force: true });
  await cp(from, folder, { recursive: true });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(`${parentPath}/${name}`)).size),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};
