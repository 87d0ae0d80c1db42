/** Separate process that puts artwork of strangers on a kept dieline: a job in, a PDF or findings out. See `pressService`. */
import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import { ApiError, orRefuse } from '../../api/index.ts';
import { ANSWER, REFUSED } from '../../artwork/index.ts';
import { ask, DrawnDieline } from '../../engine/index.ts';
import { UnreadableError } from '../../formats/reading/index.ts';
import type { PressJob } from '../../service/local/index.ts';
import { documentIn } from '../artwork-files.ts';
import { catalogueOf } from '../catalogue-threads.ts';
import { pressPdf } from '../press.ts';

const made = async ({ box, document, files, as, catalogue, ...limits }: PressJob): Promise<Uint8Array | string> => {
  const drawn = new DrawnDieline(orRefuse(ask(await catalogueOf(catalogue), { ...box, names: 'service' })));
  const asset = async (name: string): Promise<Uint8Array> => {
    const file = files.get(name);
    if (file) return file;
    throw new UnreadableError(`The document names ${name}, which is not in the form.`);
  };
  const [first] = files.values();
  const given = document ? documentIn(Buffer.from(document)) : first;
  if (!given) throw new UnreadableError('The form has no artwork: send a file, or a document of layers and its files.');
  const { pdf, findings, proof } = await pressPdf(drawn, given, { ...limits, asset });
  if (as === 'findings') return JSON.stringify({ artwork: { type: 'artwork', findings } });
  return as === 'proof' ? proof() : pdf;
};

const answer = createWriteStream('', { fd: ANSWER });
try {
  answer.write(await made(deserialize(await buffer(process.stdin))));
} catch (error) {
  if (!(error instanceof ApiError || error instanceof UnreadableError || error instanceof RangeError)) throw error;
  answer.write(error.message);
  process.exitCode = REFUSED;
}
answer.end();
