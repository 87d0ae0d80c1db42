/** Separate process that puts artwork of strangers on a kept dieline: a `PressJob` in, a PDF or findings out. See `pressService`. */
import { deserialize } from 'node:v8';
import { ApiError, orRefuse } from '../../api/index.ts';
import { answerWith, MissingPackage, Refusal } from '../../artwork/index.ts';
import { ask, DrawnDieline } from '../../engine/index.ts';
import { UnreadableError } from '../../formats/reading/index.ts';
import type { PressJob } from '../../service/local/index.ts';
import { documentIn } from '../artwork-files.ts';
import { catalogue } from '../catalogue.ts';
import { answerAs } from '../catalogue-threads.ts';
import { MissingPartError } from '../optional.ts';
import { pressPdf } from '../press.ts';

const made = async (job: PressJob): Promise<Uint8Array | string> => {
  const { box, files, as, bleed, safe } = job;
  await answerAs(job.catalogue);
  const drawn = new DrawnDieline(orRefuse(ask(catalogue, { ...box, names: 'service' })));
  const asset = async (name: string): Promise<Uint8Array> => {
    const file = files.get(name);
    if (file) return file;
    throw new Refusal(`The document names ${name}, which is not in the form.`);
  };
  const [first] = files.values();
  const document = files.get('document');
  const given = document ? documentIn(Buffer.from(document)) : first;
  if (!document && files.size > 1)
    throw new Refusal('Several files need a document of layers that says where each lies.');
  if (!given) throw new Refusal('The form has no artwork: send a file, or a document of layers and its files.');
  const { pdf, findings, proof } = await pressPdf(drawn, given, { asset, bleed, safe });
  if (as === 'findings') return JSON.stringify({ artwork: { type: 'artwork', findings } });
  return as === 'proof' ? proof() : pdf;
};

/** @throws Refusal for artwork that cannot be used; MissingPackage. */
const refusalOf = (error: Error): never => {
  if (error instanceof MissingPartError) throw new MissingPackage(error.message.split('npm install ').at(-1));
  const isRefused = error instanceof ApiError || error instanceof UnreadableError || error instanceof RangeError;
  throw isRefused ? new Refusal(error.message) : error;
};

await answerWith(async (file) => [await made(deserialize(file)).catch(refusalOf)]);
