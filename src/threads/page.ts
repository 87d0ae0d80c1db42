/** What a thread runs that builds pages of mockups. See `pageThreads`. */
import { catalogue } from '../entry/catalogue.ts';
import { pageBuilder } from '../pages/index.ts';

export default pageBuilder(catalogue);
