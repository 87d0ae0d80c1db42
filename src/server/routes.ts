import type { FastifyInstance } from 'fastify';

/** Returns the methods of a path; empty for an unknown path. */
export type AllowedMethods = (path: string) => readonly string[];

/** Records the routes that are added after this call. */
export const allowedMethods = (app: FastifyInstance): AllowedMethods => {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat().filter((name) => name !== 'OPTIONS');
    // Skip catch-all routes.
    if (methods.length && url !== '*' && url !== '/*') routes.push({ pattern: patternOf(url), methods });
  });
  return (path) => [
    ...new Set(routes.flatMap(({ pattern, methods }) => (pattern.test(path.replace(/(.)\/$/, '$1')) ? methods : []))),
  ];
};

/** Converts a fastify route to a regular expression. */
const patternOf = (url: string): RegExp => {
  const plain = url.replace(/(.)\/$/, '$1').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${plain.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`);
};
