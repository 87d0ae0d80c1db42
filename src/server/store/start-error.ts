import { join } from 'node:path';
import type { ThreadError } from './sqlite-messages.ts';
import reasons from './start-errors.json' with { type: 'json' };

/** The records cannot be opened. The message names the file, the reason and the remedy. */
export class StartError extends Error {
  constructor(folder: string, cause: ThreadError) {
    super(explain(folder, cause), { cause });
  }
}

/** The first pattern that fits says what is wrong. The last one fits everything. */
const explain = (folder: string, { message, code }: ThreadError): string => {
  const words: Readonly<Record<string, string>> = { folder, file: join(folder, 'boxwright.db'), message };
  const [, text] = reasons.find(([pattern]) => new RegExp(pattern!).test(`${code} ${message}`))!;
  return text!.replace(/\{(\w+)\}/g, (_, name: string) => words[name]!);
};
