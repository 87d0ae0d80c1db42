export { pageBuilder } from './build-page.ts';
export { pageThreads } from './page-threads.ts';
