import type { Catalogue } from '../template/index.ts';
import type { Fields } from '../values/index.ts';
import { ask, type Question } from './ask.ts';
import { isNoBox, type Problem } from './problem.ts';

/**
 * The values that problems propose, by name. A swap is kept; alternatives to it follow it in the list.
 * @example
 * const answer = ask(catalogue, { template: 'becf-10101', values: { length: 1 }, names: 'own' });
 * isNoBox(answer) && proposals(answer.problems, {}).length; // = 20
 */
export const proposals = (problems: readonly Problem[], given: Fields): Record<string, unknown> => {
  const proposed: Record<string, unknown> = {};
  for (const { suggestion } of problems) {
    if (suggestion?.type === 'change_value') proposed[suggestion.name] ??= suggestion.value;
    if (suggestion?.type === 'swap_values') {
      const [a, b] = suggestion.names as [string, string];
      Object.assign(proposed, { [a]: given[b], [b]: given[a] });
    }
  }
  return proposed;
};

/** Rounds after which clients of the service give up. */
const MAX_ROUNDS = 4;

/** As `ask`, but applies proposed values as often as a client would. @returns the last answer, with the changes in order, if any. */
export const askAdjusting = (catalogue: Catalogue, question: Question & { readonly values: Fields }) => {
  let { values } = question;
  /** What was changed: the value as the question gave it, if it did, and the problem that the change solves. */
  const adjustments: { name: string; given?: unknown; value: unknown; message: string }[] = [];
  for (let round = 0; ; round++) {
    const answer = ask(catalogue, { ...question, values });
    if (!isNoBox(answer) || round === MAX_ROUNDS) return { answer, adjustments };
    const proposed = proposals(answer.problems, values);
    if (!Object.keys(proposed).length) return { answer, adjustments };
    for (const name of Object.keys(proposed)) {
      const { message } = answer.problems.find(({ suggestion }) => concerns(suggestion, name))!;
      const given = Object.hasOwn(values, name) ? { given: values[name] } : {};
      adjustments.push({ name, ...given, value: proposed[name], message });
    }
    values = { ...values, ...proposed };
  }
};

const concerns = (suggestion: Problem['suggestion'], name: string): boolean =>
  suggestion?.type === 'swap_values' ? suggestion.names.includes(name) : suggestion?.name === name;
