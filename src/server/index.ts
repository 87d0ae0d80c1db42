export { type BatchServiceOptions, batchService } from './batch-service.ts';
export { type RunningServer, type ServeOptions, serve } from './serve.ts';
export { buildServer, type ServerOptions } from './server.ts';
export { type WorkOptions, work } from './work.ts';
