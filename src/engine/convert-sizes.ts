import { type Entry, type Resolved, resolve } from '../template/index.ts';
import { planner } from './plan-changes.ts';
import { type Millimetres, type Offsets, toOwn } from './size-offsets.ts';

/** Sizes of a question that are not those of the template, such as outside sizes of a box that is drawn by its inside. */
export interface SizeTerms {
  /** Their kind in messages: `outside`. */
  readonly word: string;
  /** These sizes of a box that can be made, in mm by name, or why one cannot be measured. A size that it omits is the template's own. */
  readonly measure: (resolved: Resolved) => { readonly sizes: Millimetres } | { readonly message: string };
}

/** Most steps of the conversion. Offsets hardly depend on sizes, so a few are enough. */
const MAX_STEPS = 12;
const MAX_ERROR_MM = 1e-7;

/**
 * Converts asked sizes to the template's, in mm. If the box cannot be made, the nearest one is measured, for limits in the asked terms.
 * @returns `settled` a box that can be made; `near` sizes of boxes near the asked ones where none has these, because an offset
 * changes in steps; `unmeasured` why a size cannot be measured
 */
export const convertSizes = (entry: Entry, given: Millimetres, { measure }: SizeTerms) => {
  const { template, id } = entry;
  let offsets: Offsets = {};
  const near: Millimetres[] = [];
  for (let step = 0; step < MAX_STEPS; step++) {
    const own = toOwn(given, offsets);
    const tried = resolve(template, own, id);
    const isRefused = tried.violations.length > 0;
    const made = isRefused ? nearestMade(entry, { ...tried.values, ...own }) : tried;
    const result = measure(made);
    if ('message' in result) return { offsets, unmeasured: result.message };
    const measured = result.sizes;
    const now: Record<string, number> = {};
    let off = 0;
    for (const name in measured) {
      now[name] = measured[name]! - made.values[name]!;
      off = Math.max(off, Math.abs(now[name] - (offsets[name] ?? 0)));
    }
    if (off < MAX_ERROR_MM) return { offsets: now, settled: isRefused ? undefined : tried };
    offsets = now;
    if (!isRefused) near.push(measured);
    else near.length = 0;
  }
  return near.length ? { offsets, near } : { offsets };
};

const nearestMade = (entry: Entry, own: Millimetres): Resolved =>
  resolve(entry.template, { ...own, ...planner(entry, 'mm').plan(own) }, entry.id);
