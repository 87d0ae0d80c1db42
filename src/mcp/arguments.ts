import type { TObject, TSchema } from '@sinclair/typebox';
import { Value, ValueErrorType } from '@sinclair/typebox/value';
import { didYouMean } from '../template/search/index.ts';
import { ToolError } from './tool-error.ts';

/**
 * Checks the arguments of a call against the schema of the tool.
 * @throws ToolError with one message per invalid argument and a value that works.
 */
export const checkArguments = (input: TObject, given: unknown): void => {
  const unknown = Object.keys(given as object).filter((name) => !Object.hasOwn(input.properties, name));
  const lines = unknown.map((name) => unknownArgument(input, name));
  const reported = new Set<string>();
  for (const { path, type, schema, value } of Value.Errors(input, given)) {
    if (type === ValueErrorType.ObjectAdditionalProperties) continue;
    const name = path.slice(1).split('/')[0]!;
    // One message per argument: a union reports errors for each of its members.
    if (reported.has(name)) continue;
    reported.add(name);
    const own = input.properties[name] ?? schema;
    const place = path.slice(1).replaceAll('/', '.');
    const is = value === undefined ? 'is missing' : `cannot be ${JSON.stringify(value).slice(0, 60)}`;
    lines.push(`${place} ${is}. ${expected(own)}`.trim());
  }
  if (lines.length) throw new ToolError(lines.join('\n'));
};

const unknownArgument = ({ properties }: TObject, name: string): string => {
  const names = Object.keys(properties);
  const meant = didYouMean(name, names);
  // Agents often put sizes beside `template` instead of into `variables`.
  const sizes = Object.hasOwn(properties, 'variables')
    ? ' Sizes go into variables, for example {"variables": {"length": 60}}.'
    : '';
  return `${name} is not an argument.${meant || ` Choose one of: ${names.join(', ')}.${sizes}`}`;
};

const expected = ({ description = '', examples = [] }: TSchema): string => {
  const example = (examples as unknown[])[0];
  return `${description}${example === undefined ? '' : ` Try ${JSON.stringify(example)}.`}`;
};
