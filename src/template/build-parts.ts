import type { Part } from '../board/index.ts';
import type { Resolved } from './resolve.ts';
import type { Entry } from './template.ts';

/**
 * A template threw an error while it was drawn: a mistake of its author. The message names the template with the sizes and choices that
 * repeat it; `cause` is the error itself, whose stack leads to the place.
 * @example
 * try {
 *   dieline('becf-10101');
 * } catch (error) {
 *   if (error instanceof TemplateFault) console.error(error.message, error.cause);
 * }
 */
export class TemplateFault extends Error {
  constructor(
    { id, template }: Entry,
    values: Readonly<Record<string, number>>,
    chosen: Readonly<Record<string, string>>,
    cause: unknown,
  ) {
    const given = [...Object.entries(values), ...Object.entries(chosen)].map((pair) => pair.join('='));
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${id} (${template.name}) cannot be drawn with ${given.join(' ')}: ${why}`, { cause });
    this.name = 'TemplateFault';
  }
}

/** What a template builds its parts from: a value for every variable, in mm, degrees or pieces, and all its choices. */
export type BuildValues = Pick<Resolved, 'values' | 'chosen'>;

/** Makes something of the parts that a template builds, for every box. Throws TemplateFault for any error of the template or of `make`. */
export const withParts = <T>(entry: Entry, { values, chosen }: BuildValues, make: (parts: readonly Part[]) => T): T => {
  try {
    return make(entry.template.build(values, chosen));
  } catch (error) {
    // A template may be built by way of another, which has told its fault.
    throw error instanceof TemplateFault ? error : new TemplateFault(entry, values, chosen, error);
  }
};

/**
 * The parts of a box, before they are drawn.
 * @throws TemplateFault for any error of the template.
 * @example
 * const { entry, values } = dieline('becf-10101', { length: 60 });
 * buildParts(entry, { values, chosen: entry.chosen }).length; // = 1
 */
export const buildParts = (entry: Entry, at: BuildValues): readonly Part[] => withParts(entry, at, (parts) => parts);
