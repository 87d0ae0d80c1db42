import type { ApiError } from './api-error.ts';

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
