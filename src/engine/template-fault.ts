import type { Entry } from '../template/index.ts';

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
