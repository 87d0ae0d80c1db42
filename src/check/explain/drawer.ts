import { draw, type Line } from '../../sheet/index.ts';
import { type Entry, resolve } from '../../template/index.ts';
import { withoutBleed } from '../without-bleed.ts';

export type VariableValues = Readonly<Record<string, number>>;

/**
 * Draws an entry at values: the lines of all parts, each part in its own frame. Undefined for values that cannot be
 * made, and once the budget is spent.
 */
export type DrawLines = (entry: Entry, values: VariableValues) => readonly Line[] | undefined;

/** Fixed cost of a drawing, counted in lines. */
const DRAWING_COST = 10;

/** Draws until the budget of lines is spent. */
export const drawLines = (budget: number): DrawLines => {
  let left = budget;
  return (entry, values) => {
    if (left <= 0) return undefined;
    const { violations, values: settled, chosen } = resolve(entry.template, values, entry.id);
    left -= DRAWING_COST;
    if (violations.length) return undefined;
    let corners = 0;
    const lines = entry.template.build(settled, chosen).flatMap(({ blank }, part) => {
      const { nodes, lines: own } = draw(blank);
      const before = corners;
      corners += nodes.length;
      return own.map((line): Line => ({ ...line, from: before + line.from, to: before + line.to, part }));
    });
    left -= lines.length;
    return withoutBleed(lines);
  };
};
