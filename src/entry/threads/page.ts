/** Entry of a thread that builds pages of mockups. See `pageThreads`. */
import { pageBuilder } from '../../mockup/page/index.ts';
import { catalogue } from './catalogue.ts';

export default pageBuilder(catalogue);
