import { ApiError } from './api-error.ts';
import type { ErrorEntry } from './errors.ts';

// This file contains no schema, so that the engine's door can load it alone.

/** What each kind of refusal is about, in the body of its error. A kind without a heading has one message. */
const HEADINGS = {
  template: undefined,
  values: undefined,
  board: 'The board is unknown',
  names: 'Some names are unknown',
  choices: 'Some choices are unknown',
  incompatible: 'These choices are incompatible',
  kinds: 'The kind of the sizes is given twice',
  dimensions: 'These dimensions cannot be drawn',
  variables: 'Validation failed for one or more variables',
  format: 'The drawing does not fit its format',
  profile: 'The profile cannot be used',
} as const;

/** An answer of the engine without a result. */
interface Refused {
  readonly kind: keyof typeof HEADINGS;
  readonly problems: readonly ErrorEntry[];
}

/**
 * The error for an answer of the engine without a result: 404 for an unknown template, otherwise 400.
 * @example
 * api.refuse({ kind: 'template', problems: [{ message: 'There is no template becf-1.' }] }).status; // = 404
 */
export const refuse = ({ kind, problems }: Refused): ApiError => {
  const status = kind === 'template' ? 404 : 400;
  const message = HEADINGS[kind];
  return new ApiError(
    status,
    message === undefined ? { message: problems[0]!.message } : { message, errors: [...problems] },
  );
};

/**
 * The result of an answer.
 * @throws ApiError 404 or 400 with the problems, for an answer without a result.
 * @example
 * api.orRefuse(ask(catalogue, { template: 'becf-10101', values: {}, names: 'own' })).unit; // = 'mm'
 */
export const orRefuse = <Answer extends object>(answer: Answer): Exclude<Answer, Refused> => {
  if ('problems' in answer) throw refuse(answer as unknown as Refused);
  return answer as Exclude<Answer, Refused>;
};
