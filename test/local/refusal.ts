import { Value } from '@sinclair/typebox/value';
import { expect } from 'vitest';
import { ApiError, ValidationError } from '../../src/api/index.ts';

/** Status and body of a request that must be refused. */
export const refusal = async (answer: Promise<unknown>): Promise<{ status: number; body: ValidationError }> => {
  const error = await answer.then(
    (body) => expect.fail(`answered ${JSON.stringify(body).slice(0, 200)}`),
    (e: unknown) => e,
  );
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, body: error.body as ValidationError };
};

/** Errors of an invalid request. */
export const complaints = async (answer: Promise<unknown>): Promise<ValidationError['errors']> => {
  const { status, body } = await refusal(answer);
  expect(status).toBe(400);
  expect(Value.Check(ValidationError, body), JSON.stringify(body)).toBe(true);
  expect(body.errors.length).toBeGreaterThan(0);
  return body.errors;
};
