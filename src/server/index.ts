export { type WorkOptions, work } from './batch-service.ts';
export { serve } from './serve.ts';
export type { RunningServer, ServeOptions } from './serve-options.ts';
