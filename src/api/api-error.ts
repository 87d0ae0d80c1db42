import type { PlainError, ValidationError } from './errors.ts';

/**
 * A refused request: an HTTP status from 400 up, and the body that says why. This file holds no schema: the engine loads it alone.
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
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}
