export { pageBuilder, pageThreads } from './build-page.ts';
