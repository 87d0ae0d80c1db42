import type { PlainError, ValidationError } from './errors.ts';

/**
 * A refused request: an HTTP status from 400 up, and the body that says why. `message` has all that the body says, so that an
 * error that nobody catches tells what is wrong. This file holds no schema: the engine loads it alone.
 * @example
 * try {
 *   dieline('becf-10101', { length: 1 });
 * } catch (error) {
 *   if (error instanceof ApiError) console.log(error.status, errorText(error));
 * }
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ValidationError | PlainError;

  constructor(status: number, body: ValidationError | PlainError) {
    super(sentences(body));
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** One message a line. What stands above them says nothing where there is one. */
const sentences = (body: ValidationError | PlainError): string => {
  const errors = 'errors' in body ? body.errors : [];
  if (errors.length === 1) return errors[0]!.message;
  return [errors.length ? `${body.message}:` : body.message, ...errors.map(({ message }) => `  ${message}`)].join('\n');
};
