import type { FastifyInstance } from 'fastify';

/** Says which methods an address has; empty for an unknown one. */
export type AllowedMethods = (path: string) => readonly string[];

/** Watches the routes that are added from here on. */
export const allowedMethods = (app: FastifyInstance): AllowedMethods => {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat().filter((name) => name !== 'OPTIONS');
    // Routes for every path say nothing of one.
    if (methods.length && url !== '*' && url !== '/*') routes.push({ pattern: patternOf(url), methods });
  });
  return (path) => [
    ...new Set(routes.flatMap(({ pattern, methods }) => (pattern.test(path.replace(/(.)\/$/, '$1')) ? methods : []))),
  ];
};

/** A route as fastify writes it, as a regular expression. */
const patternOf = (url: string): RegExp => {
  const plain = url.replace(/(.)\/$/, '$1').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${plain.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`);
};
