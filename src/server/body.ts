import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api/index.ts';

/**
 * JSON as it comes. Some clients name the type where there is no body: that is no body. What is not JSON is refused in
 * the shape in which wrong values are.
 */
export const readJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text.toString()));
    } catch {
      const errors = [{ message: 'The body is not JSON.' }];
      done(new ApiError(400, { message: 'The body cannot be read', errors }) as Error);
    }
  });
};
