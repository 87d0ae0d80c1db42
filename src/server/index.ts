export { type RunningServer, type ServeOptions, serve } from './serve.ts';
export { type WorkOptions, work } from './work.ts';
