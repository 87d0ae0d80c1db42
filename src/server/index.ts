export { type RunningServer, type ServeOptions, serve } from './serve.ts';
export { buildServer, type ServerOptions } from './server.ts';
