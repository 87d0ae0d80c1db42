/** Entry of a thread that draws dielines. See `drawThreads`. */
import { dielineDrawer, drawTask } from '../../service/local/index.ts';
import { catalogue } from './catalogue.ts';

export default drawTask(dielineDrawer(catalogue));
