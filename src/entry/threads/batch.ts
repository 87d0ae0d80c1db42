/** Entry of a thread that makes requests of a batch. See `batchThreads`. */
import { dirname, join } from 'node:path';
import { chunkMaker } from '../../service/batch/index.ts';
import { pressPdf } from '../press.ts';
import { catalogue } from './catalogue.ts';

export default chunkMaker(catalogue, async (box, folder, name) => {
  const { documentIn, readIn } = await import('../artwork-files.ts');
  const file = await readIn(folder, name);
  return pressPdf(box, documentIn(file) ?? file, { asset: (one) => readIn(join(folder, dirname(name)), one) });
});
