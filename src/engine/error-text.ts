import type { ApiError } from '../api/index.ts';

/**
 * An error as text for people and agents: one message a line, then the values to try.
 * @example
 * const error = new ApiError(400, { message: 'length is 1 mm, below its minimum of 15 mm; 15 works.' });
 * errorText(error); // = 'length is 1 mm, below its minimum of 15 mm; 15 works.'
 */
export const errorText = ({ body }: ApiError): string => {
  const errors = 'errors' in body ? body.errors : [];
  if (!errors.length) return body.message;
  const lines = errors.map(({ message }) => (errors.length > 1 ? `  ${message}` : message));
  const changes = errors.flatMap(({ suggestion }) =>
    suggestion?.type === 'change_value' ? [`${suggestion.name}=${suggestion.value}`] : [],
  );
  const summary = errors.length > 1 ? `${body.message}:\n` : '';
  return `${summary}${lines.join('\n')}${changes.length ? `\nTry: ${changes.join(' ')}` : ''}`;
};
