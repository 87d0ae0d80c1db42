/** Entry of a thread that makes requests of a batch. See `batchThreads`. */
import { chunkMaker } from '../../service/batch/index.ts';
import { catalogue } from './catalogue.ts';

export default chunkMaker(catalogue);
