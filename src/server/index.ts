export { type WorkOptions, work } from './batch-service.ts';
export { type RunningServer, type ServeOptions, serve } from './serve.ts';
