import type { Format, GivenVariables, Unit } from '../../api/index.ts';
import { formatChoice, isServiceFormat } from '../../formats/index.ts';
import { isObject, parseJson } from '../../values/index.ts';
import { quoteValue } from '../answers/fields.ts';

/** One thing to ask a hosted service. */
export type LiveRequest =
  | {
      readonly ask: 'dieline';
      readonly template: string;
      readonly format: Format;
      readonly area: boolean;
      readonly variables: GivenVariables;
    }
  | { readonly ask: 'parts'; readonly template: string; readonly area: boolean; readonly variables: GivenVariables }
  | { readonly ask: 'template'; readonly template: string; readonly unit: Unit }
  | { readonly ask: 'groups' };

/** A list of requests that cannot be read, with the number of its line. */
class RequestListError extends Error {
  override readonly name = 'RequestListError';
}

const REQUEST_FIELDS = {
  dieline: ['ask', 'template', 'format', 'area', 'variables'],
  parts: ['ask', 'template', 'area', 'variables'],
  template: ['ask', 'template', 'unit'],
  groups: ['ask'],
} as const satisfies Record<LiveRequest['ask'], readonly string[]>;

/**
 * A list of requests, one JSON object per line:
 *
 *     {"ask":"dieline","template":"becf-10101","variables":{"unit":"mm","length":60,"width":25,"height":100,"material":0.5}}
 *
 * `ask` is `dieline` (which is asked as DXF, unless `format` is another), `parts`, `template` (in mm, unless `unit` is `in`)
 * or `groups`. Variables are sent as they are, whatever is wrong with them: a refusal is an answer, too. Requests that are
 * the same, however their fields are ordered, have the same JSON.
 * @throws RequestListError for the first line that is not a request.
 */
export const readRequests = (text: string): LiveRequest[] =>
  text.split(/\r?\n/).flatMap((line, k) => (line.trim() ? [readLiveRequest(line, k + 1)] : []));

const readLiveRequest = (line: string, number: number): LiveRequest => {
  const wrong = (what: string) => new RequestListError(`line ${number} ${what}`);
  const body = parseJson(line);
  if (body === undefined) throw wrong(`is not JSON: ${quoteValue(line)}`);
  if (!isObject(body)) throw wrong(`is not an object: ${quoteValue(body)}`);
  const ask = body.ask ?? 'dieline';
  if (ask !== 'dieline' && ask !== 'parts' && ask !== 'template' && ask !== 'groups')
    throw wrong(`asks for ${quoteValue(ask)}. Choose one of: ${Object.keys(REQUEST_FIELDS).join(', ')}`);
  const stray = Object.keys(body).find((name) => !(REQUEST_FIELDS[ask] as readonly string[]).includes(name));
  if (stray !== undefined)
    throw wrong(`has a field ${stray}, which ${ask} does not: ${REQUEST_FIELDS[ask].join(', ')}`);
  if (ask === 'groups') return { ask };

  const { template, unit = 'mm', format = 'dxf', area = false, variables } = body;
  if (typeof template !== 'string' || !template) throw wrong('names no template, for example "template":"becf-10101"');
  if (unit !== 'mm' && unit !== 'in') throw wrong(`has the unit ${quoteValue(unit)}: mm or in`);
  if (ask === 'template') return { ask, template, unit };

  if (!isObject(variables)) throw wrong('has no variables, for example "variables":{"unit":"mm","length":60}');
  if (typeof area !== 'boolean') throw wrong(`has the area ${quoteValue(area)}: true or false`);
  const given = Object.fromEntries(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1))) as GivenVariables;
  if (ask === 'parts') return { ask, template, area, variables: given };
  if (!isServiceFormat(format)) throw wrong(`has the format ${quoteValue(format)}: ${formatChoice()}`);
  return { ask, template, format, area, variables: given };
};
