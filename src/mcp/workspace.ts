import { mkdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, relative, resolve } from 'node:path';
import { writeWhole } from '../service/local/index.ts';
import reasons from './reasons.json' with { type: 'json' };
import { ToolError } from './tool-error.ts';

const MAX_INPUT_BYTES = 50_000_000;

/** The one folder in which tools read and write. @param folder - must exist. */
export const workspace = async (folder: string) => {
  const root = await realpath(resolve(folder)).catch(() => {
    throw new ToolError(`The folder ${folder} does not exist. Create it, or name another one.`);
  });
  const inside = (path: string): boolean => {
    const fromRoot = relative(root, path);
    return !fromRoot.startsWith('..') && !isAbsolute(fromRoot);
  };
  /** Resolves a path and follows its existing links. */
  const placeOf = async (path: string): Promise<string> => {
    const place = resolve(root, path);
    if (place === root) throw new ToolError(`${path} is the folder itself. Name a file in it, for example box.dxf.`);
    if (!inside(place) || !inside(await realPart(place)))
      throw new ToolError(`${path} is outside the folder ${root}. Name a path in it, for example ${basename(place)}.`);
    return place;
  };
  const refuse = (path: string, verb: string) => (error: unknown) => {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new ToolError(`${path} cannot be ${verb}: ${REASONS[code] ?? message}.`);
  };
  return {
    folder: root,
    /** @throws ToolError for a path outside the folder, and for a file that cannot be read. */
    read: async (path: string): Promise<Buffer> => {
      const file = await readFile(await placeOf(path)).catch(refuse(path, 'read'));
      if (file.length > MAX_INPUT_BYTES)
        throw new ToolError(`${path} has ${file.length} bytes; the maximum here is ${MAX_INPUT_BYTES} bytes.`);
      return file;
    },
    /** Writes a file atomically, with missing folders, and returns its URL. Throws ToolError outside the folder or if it cannot write. */
    write: async (path: string, file: string | Uint8Array): Promise<string> => {
      const place = await placeOf(path);
      await mkdir(dirname(place), { recursive: true }).catch(refuse(path, 'written'));
      return writeWhole(place, file).catch(refuse(path, 'written')) as Promise<string>;
    },
  };
};

export type Workspace = Awaited<ReturnType<typeof workspace>>;

/** Resolves the links of the existing part of a path, because a link may point outside the folder. */
const realPart = async (path: string): Promise<string> => {
  try {
    return await realpath(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : resolve(await realPart(above), basename(path));
  }
};

const REASONS: Readonly<Record<string, string>> = reasons;
