import { ApiError, type DielinesApi, type GivenVariables } from '../../api/index.ts';
import { UnreadableError } from '../../formats/reading/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { byVerdict, type Verdict } from '../dieline-check.ts';
import { mustBeAboveZero } from '../must-be-above-zero.ts';
import { Comparison, type FieldDifference, type Fields, isObject, quoteValue } from './fields.ts';
import type { Tolerance } from './figures.ts';
import { refusalForm, refusalRule } from './refusals.ts';
import { type AnswerKind, type AnswerQuestion, askSame } from './same-question.ts';

export interface AnswerCheck {
  readonly verdict: Verdict;
  readonly kind: AnswerKind;
  readonly why: readonly string[];
  readonly differences: readonly FieldDifference[];
  /** Fields that were read in an older spelling, and assumptions. */
  readonly notes: readonly string[];
  readonly tolerance: Tolerance;
  readonly ours?: { readonly id: string; readonly name: string; readonly provenance: string };
}

const ANSWER_KINDS = ['dieline', 'dieline_template', 'dieline_template_group_list', 'part_list'] as const;

/** The only field that may stand beside an answer: the sizes of the closed box, from our command line. */
const ADDED = 'dimensions';

/**
 * Checks an answer of the service, whose top-level field tells its kind: sends the same request to `api` and compares both by fields.
 * @throws UnreadableError for a value that is not an answer of the service; RangeError for a tolerance that is not above 0.
 */
export const checkAnswer = async (
  api: DielinesApi,
  catalogue: Catalogue,
  response: unknown,
  question: AnswerQuestion = {},
): Promise<AnswerCheck> => {
  const kind = answerKind(response);
  const body = kind === 'refusal' ? response : (response as Fields)[kind];
  const id = question.template ?? templateOf(kind, body);
  const entry = id === undefined ? undefined : catalogue.find(id);
  const tolerance: Tolerance = {
    mm: mustBeAboveZero('tolerance', question.tolerance ?? 0.05, 0.05),
    area: mustBeAboveZero('areaTolerance', question.areaTolerance ?? 0.001, 0.001),
  };
  const held = new Comparison(entry !== undefined && entry.template.provenance.kind === 'house');
  if (question.kind && kind !== question.kind && kind !== 'refusal')
    held.contract(kind, [kind, question.kind], `is an answer to another request: this one asks for ${question.kind}`);
  if (kind !== 'refusal' && question.status !== undefined && question.status !== 200)
    held.contract(kind, [question.status, 200], `has the status ${question.status}, not 200`);
  if (kind === 'refusal') await compareRefusal(api, body, { ...question, id }, held);
  else if (!isObject(body)) held.contract(kind, [body, undefined], `expected an object, got ${quoteValue(body)}`);
  else if (kind !== 'dieline_template_group_list' && !entry) {
    const missing = id === undefined ? 'it does not name its template' : catalogue.missing(id);
    held.unknown(kind, [id, undefined], `cannot be compared with ours: ${missing}`);
  } else await compareAnswer(askSame(kind, api, body, { ...question, id: id! }, entry, tolerance), kind, body, held);
  if (kind !== 'refusal') {
    const whole = response as Fields;
    const isOfService = question.kind !== undefined;
    held.addUnknownFields(whole, isOfService ? [kind] : [kind, ADDED], '');
    if (Object.hasOwn(whole, ADDED) && !isOfService)
      held.notes.add(`${ADDED} is not compared: we add it to the answers of the service`);
  }

  const differences = held.differences.toSorted(byVerdict);
  return {
    verdict: differences[0]?.verdict ?? 'same',
    kind,
    why: differences.map(({ what }) => what),
    differences,
    notes: [...held.notes],
    tolerance,
    ...(entry && { ours: { id: entry.id, name: entry.template.name, provenance: entry.template.provenance.kind } }),
  };
};

/**
 * Checks the service's answer about a box's parts. `response`: the body of POST /dimensions/{id}/parts; `variables`: those of the request.
 * @throws UnreadableError for a value that is not such an answer.
 */
export const checkParts = async (
  api: DielinesApi,
  catalogue: Catalogue,
  response: unknown,
  question: AnswerQuestion & Required<Pick<AnswerQuestion, 'variables'>>,
): Promise<AnswerCheck> => {
  const kind = answerKind(response);
  if (kind !== 'part_list' && kind !== 'refusal') throw new UnreadableError(`another kind of answer: ${kind}`);
  return checkAnswer(api, catalogue, response, question);
};

/** @throws UnreadableError for a value without a top-level field of an answer. */
const answerKind = (response: unknown): AnswerKind => {
  if (!isObject(response)) throw new UnreadableError(`not an answer of the service: ${quoteValue(response)}`);
  const kind = ANSWER_KINDS.find((name) => Object.hasOwn(response, name));
  if (kind) return kind;
  if (typeof response.message === 'string') return 'refusal';
  throw new UnreadableError(
    `The JSON is not an answer of the service: its fields are ${quoteValue(Object.keys(response))}`,
  );
};

const templateOf = (kind: AnswerKind, body: unknown): string | undefined => {
  const id = isObject(body) ? body[kind === 'dieline_template' ? 'id' : 'dieline_template_id'] : undefined;
  return kind !== 'refusal' && typeof id === 'string' ? id : undefined;
};

const compareAnswer = async (
  { rule, ours }: ReturnType<typeof askSame>,
  kind: AnswerKind,
  body: unknown,
  held: Comparison,
): Promise<void> => {
  if (!ours) {
    held.unknown(kind, [undefined, undefined], 'cannot be compared with ours without the variables of its request');
    return;
  }
  const refusal = await refusalOf(async () => rule(body, await ours(), kind, held));
  if (refusal)
    held.unknown(kind, [undefined, refusal.body], `is an answer, but ours is a refusal: ${refusalText(refusal.body)}`);
};

const refusalOf = async (work: () => Promise<unknown>): Promise<ApiError | undefined> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

export const refusalText = (body: ApiError['body']): string =>
  'errors' in body && body.errors.length ? body.errors.map(({ message }) => message).join(' ') : body.message;

const compareRefusal = async (
  api: DielinesApi,
  body: unknown,
  { id, variables, area = false, unit, status }: AnswerQuestion & { readonly id: string | undefined },
  held: Comparison,
): Promise<void> => {
  const isKnown = id !== undefined && (variables || unit);
  // Sends the request unchanged, even when it is invalid: an unknown unit is itself a reason for a refusal.
  const ask = (name: string): Promise<unknown> =>
    variables
      ? api.calculateParts(name, { area, variables: variables as GivenVariables })
      : api.readTemplate(name, unit);
  const ours = isKnown && (await refusalOf(() => ask(id)));
  if (ours) {
    refusalRule(body, ours.body, 'refusal', held);
    if (status !== undefined && status !== ours.status)
      held.contract('refusal', [status, ours.status], `has the status ${status}, ours ${ours.status}`);
    return;
  }
  refusalForm(body, undefined, 'refusal', held);
  const why = isKnown
    ? `is a refusal, but ours is an answer: ${quoteValue((body as { message: string }).message)}`
    : 'does not contain its request: name the template and the variables, or the unit';
  held.unknown('refusal', [body, undefined], why);
};
