export { type ServeOptions, type Serving, serve } from './serve.ts';
export { buildServer, type ServerOptions } from './server.ts';
