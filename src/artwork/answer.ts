import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { ANSWER, MISSING, REFUSED } from './protocol.ts';
import { MissingPackage, Refusal } from './refusal.ts';

/** Answers in a separate process: with what is made of the standard input, or with the reason of a Refusal or of a MissingPackage. */
export const answerWith = async (make: (file: Buffer) => Promise<readonly (Uint8Array | string)[]>): Promise<void> => {
  const answer = createWriteStream('', { fd: ANSWER });
  try {
    for (const part of await make(await buffer(process.stdin))) answer.write(part);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof MissingPackage)) throw error;
    answer.write(error.message);
    process.exitCode = error instanceof Refusal ? REFUSED : MISSING;
  }
  answer.end();
};
