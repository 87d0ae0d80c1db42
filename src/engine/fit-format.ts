import { type FileOptions, type FormatName, formatChoice, formats } from '../formats/index.ts';
import { resolve, sizesOf, variables } from '../template/index.ts';
import type { AskedBox } from './ask.ts';
import { drawRequest } from './draw-request.ts';
import { findValue } from './find-value.ts';
import { changeValue } from './messages.ts';
import type { NoBox, Problem } from './problem.ts';
import { labelsOf } from './requested-sizes.ts';
import { requestTerms } from './settle.ts';
import { allToMm, type Given, numbersIn } from './units.ts';

/** Fraction of the given size that is good enough to stop the search. */
const ENOUGH_SHARE = 0.6;

/**
 * Turns a writer's refusal into a problem with one smaller size that fits: a finite drawing is refused only when too large for a format.
 * @throws the error itself when it is not a RangeError.
 */
export const tooLargeFor = (
  error: unknown,
  { box, format, options }: { readonly box: AskedBox; readonly format: FormatName; readonly options: FileOptions },
): NoBox => {
  if (!(error instanceof RangeError)) throw error;
  const { unit, values, given } = box;
  const { entry } = requestTerms(box.entry, given, box.profile);
  const { template, id } = entry;
  const known = variables(template, id, values);
  const numbers = numbersIn(given);
  const fits = (changed: Given): boolean => {
    const resolved = resolve(template, allToMm(changed, known, unit), id);
    if (resolved.violations.length) return false;
    const smaller = { ...box, entry, values: resolved.values };
    const drawing = drawRequest(smaller);
    try {
      formats[format].check?.(drawing.dieline, labelsOf(smaller, drawing), options);
      return true;
    } catch {
      return false;
    }
  };
  const entries = Object.entries(sizesOf(template, id))
    .filter(([name, { kind }]) => kind === 'length' && name !== 'material')
    .sort(([a], [b]) => values[b]! - values[a]!);
  let best: { readonly name: string; readonly value: number; readonly share: number } | undefined;
  for (const [name, { kind, min }] of entries) {
    const near = values[name]!;
    const value = findValue({ name, kind, min, max: near, near, likely: [] }, unit, (other) =>
      fits({ ...numbers, [name]: other }),
    );
    if (value === undefined) continue;
    const share = value / numbers[name]!;
    if (!best || share > best.share) best = { name, value, share };
    // Stop here: each further size costs about thirty drawings.
    if (share > ENOUGH_SHARE) break;
  }
  if (!best) return doesNotFit(error, format);
  const message = `${error.message}: choose ${formatChoice(format)}; or ${best.name} ${best.value} ${unit} works.`;
  return refusal({ message, ...changeValue(best.name, best.value) });
};

/** Turns a writer's refusal into a problem, without proposing a size. Throws the error itself when it is not a RangeError. */
export const doesNotFit = (error: unknown, format: FormatName): NoBox => {
  if (!(error instanceof RangeError)) throw error;
  return refusal({ message: `${error.message}: choose ${formatChoice(format)}, or smaller sizes.` });
};

const refusal = (problem: Problem): NoBox => ({ kind: 'format', problems: [problem] });
