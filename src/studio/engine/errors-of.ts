import { ApiError } from '../../entry/engine.ts';

type Errors = Extract<ApiError['body'], { readonly errors: unknown }>['errors'];

/** Problems of the values in an error of the engine; empty for other errors. */
export const errorsOf = (error: unknown): Errors =>
  error instanceof ApiError && 'errors' in error.body ? error.body.errors : [];
