import { builtStudio, drawingFiles } from '../platform/built/index.ts';

/**
 * Writes the studio as static files. They work on any web host, in any folder, and offline after the first visit.
 * @param folder - created if missing; files of an earlier studio in it are replaced.
 * @param templates - folder or module of the user's own templates, which the studio has, too; it then needs the network.
 * It draws PDF files with the package `@hyzyla/pdfium`, and SVG files for the press with `@resvg/resvg-wasm`, where these are installed.
 * @throws Error when the studio was not built, or the folder cannot be written.
 */
export const writeStudio = async (
  folder: string,
  templates?: string,
): Promise<{ readonly files: number; readonly bytes: number }> => {
  const { cp, mkdir, readdir, readFile, rm, writeFile } = await import('node:fs/promises');
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
  if (templates !== undefined) {
    const page = await readFile(`${folder}/index.html`, 'utf8');
    await writeFile(`${folder}/index.html`, page.replace(' data-offline', ' data-own'));
    await writeOwnModules(folder, templates);
  }
  for (const [name, path] of Object.entries(drawingFiles())) {
    await cp(path, `${folder}/studio/${name}`);
    sizes.push((await readFile(path)).length);
  }
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

/** Writes the user's own templates into a studio. */
export const writeOwnModules = async (folder: string, templates: string): Promise<void> => {
  const { mkdir, writeFile } = await import('node:fs/promises');
  const { dirname } = await import('node:path');
  for (const [name, source] of await (await import('./own-templates.ts')).ownModules(templates)) {
    await mkdir(dirname(`${folder}/studio/${name}`), { recursive: true });
    await writeFile(`${folder}/studio/${name}`, source);
  }
};
