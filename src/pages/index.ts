export { type BuiltPage, type PageBuilder, type PageJob, pageBuilder } from './build-page.ts';
export { pageThreads } from './page-threads.ts';
