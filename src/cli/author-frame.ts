import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the engine: frames in it are not of an author. */
const ENGINE = fileURLToPath(new URL('..', import.meta.url));

const FRAME = /^\s+at .*?((?:file:\/\/|\/|[A-Z]:\\)[^()]+):(\d+):\d+\)?$/;

/** `templates/tags/hang-tag.ts:30`, the place in an author's file that led to an error; undefined if the stack has none. */
export const authorFrame = ({ stack = '' }: Error): string | undefined => {
  for (const line of stack.split('\n')) {
    const [, file = '', number] = FRAME.exec(line) ?? [];
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    if (number && !path.startsWith(ENGINE) && !path.includes('node_modules')) return `${relative('', path)}:${number}`;
  }
  return undefined;
};
