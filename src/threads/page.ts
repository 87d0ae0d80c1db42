/** What a thread runs that builds pages of mockups. See `pageThreads`. */
import { builtIn } from '../index.ts';
import { pageBuilder } from '../pages/index.ts';

export default pageBuilder(builtIn);
