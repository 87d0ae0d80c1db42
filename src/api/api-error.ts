import type { ErrorEntry, PlainError, ValidationError } from './errors.ts';

// This file contains no schema, so that the engine can load it alone.

/** What another service answered. */
export interface RemoteRefusal {
  /** The body as it came; undefined when it was not JSON. */
  readonly body: unknown;
  /** How long it asks to wait before the next request, in ms. */
  readonly wait?: number;
}

/**
 * A refused request: an HTTP status from 400 up, and the body with the reasons. `message` contains all errors of the body, so that an
 * uncaught error explains itself.
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
  /** Of another service: its own answer. */
  readonly remote?: RemoteRefusal;

  constructor(status: number, body: ValidationError | PlainError, remote?: RemoteRefusal) {
    super(sentences(body));
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    if (remote) this.remote = remote;
  }
}

/** One message per line. When there are entries, the heading is left out: it adds nothing. */
const sentences = (body: ValidationError | PlainError): string => {
  const errors = 'errors' in body ? body.errors : [];
  if (errors.length === 1) return errors[0]!.message;
  return [errors.length ? `${body.message}:` : body.message, ...errors.map(({ message }) => `  ${message}`)].join('\n');
};

/**
 * Formats an error as text for people and agents: one message per line, then the values to try.
 * @example
 * const error = new ApiError(400, { message: 'length is 1 mm, below its minimum of 15 mm; 15 works.' });
 * errorText(error); // = 'length is 1 mm, below its minimum of 15 mm; 15 works.'
 */
export const errorText = ({ body, message }: ApiError): string => {
  const changes = ('errors' in body ? body.errors : []).flatMap(({ suggestion }) =>
    suggestion?.type === 'change_value' ? [`${suggestion.name}=${suggestion.value}`] : [],
  );
  return changes.length ? `${message}\nTry: ${changes.join(' ')}` : message;
};

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
  plant: 'The plant cannot be used',
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
  const message = HEADINGS[kind];
  const body = message === undefined ? { message: problems[0]!.message } : { message, errors: [...problems] };
  return new ApiError(kind === 'template' ? 404 : 400, body);
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
