import type { Entry } from '../template/index.ts';

/** What is wrong with a value of a question. */
export interface Problem {
  /** What is wrong, its limit and a value that works, as sentences. */
  readonly message: string;
  /** A correction of the question: a client may apply it and ask again. */
  readonly suggestion?:
    | { readonly type: 'change_value'; readonly name: string; readonly value: number }
    | { readonly type: 'swap_values'; readonly names: string[] };
}

/** The answer to a question that leads to no box. */
export interface NoBox {
  /** What the problems are about: no such template, values that are no object, a board, names, choices, the kind of sizes, values. */
  readonly kind:
    | 'template'
    | 'values'
    | 'board'
    | 'names'
    | 'choices'
    | 'incompatible'
    | 'kinds'
    | 'dimensions'
    | 'variables'
    | 'format'
    | 'profile'
    | 'plant';
  readonly problems: readonly Problem[];
  /** What was understood before the values turned out to be unusable. */
  readonly read?: { readonly entry: Entry; readonly given: Readonly<Record<string, unknown>> };
}

export const noBox = (kind: NoBox['kind'], message: string): NoBox => ({ kind, problems: [{ message }] });

/**
 * True for an answer that is not what was asked for.
 * @example
 * isNoBox(ask(catalogue, { template: 'becf-10101', values: {}, names: 'own' })); // = false
 */
export const isNoBox = (answer: object): answer is NoBox => 'problems' in answer;
