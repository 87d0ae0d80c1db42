import { builtStudio } from '../platform/built/index.ts';

/**
 * Writes the studio as static files. They work on any web host, in any folder, and offline after the first visit.
 * @param folder - created if missing; files of an earlier studio in it are replaced.
 * @throws Error when the studio was not built, or the folder cannot be written.
 */
export const writeStudio = async (folder: string): Promise<{ readonly files: number; readonly bytes: number }> => {
  const { mkdir, readdir, readFile, rm, writeFile } = await import('node:fs/promises');
  const { gunzipSync } = await import('node:zlib');
  // Create the folder first: an error in the given path matters more than a missing build.
  const own = await mkdir(folder, { recursive: true });
  const created = (await mkdir(`${folder}/studio`, { recursive: true })) && (own ?? `${folder}/studio`);
  const from = builtStudio();
  if (from === undefined) {
    if (created !== undefined) await rm(created, { recursive: true });
    throw new Error('The studio is missing. Run npm run build.');
  }
  // Remove files of an earlier build, whose names differ.
  await rm(`${folder}/studio`, { recursive: true, force: true });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const folderOfFile = `${folder}${parentPath.slice(from.length)}`;
      const data = await readFile(`${parentPath}/${name}`);
      await mkdir(folderOfFile, { recursive: true });
      // The package keeps them compressed.
      const plain = name.endsWith('.gz') ? gunzipSync(data) : data;
      await writeFile(`${folderOfFile}/${name.replace(/\.gz$/, '')}`, plain);
      return plain.length;
    }),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};
