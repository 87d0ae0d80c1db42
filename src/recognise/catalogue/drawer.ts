import { draw, type Line } from '../../sheet/index.ts';
import { buildParts, type Entry, resolve } from '../../template/index.ts';
import { withoutBleed } from '../lines/curves.ts';

export type VariableValues = Readonly<Record<string, number>>;

/** Draws an entry at values: the lines of each part in its own frame. Undefined for impossible values, and once a budget is spent. */
export type DrawLines = (entry: Entry, values: VariableValues) => readonly Line[] | undefined;

/** Draws without a limit. */
export const drawLines: DrawLines = (entry, values) => {
  const resolved = resolve(entry.template, values, entry.id);
  if (resolved.violations.length) return undefined;
  let corners = 0;
  const lines = buildParts(entry, resolved).flatMap(({ blank }, part) => {
    const { nodes, lines: own } = draw(blank);
    const before = corners;
    corners += nodes.length;
    return own.map((line): Line => ({ ...line, from: before + line.from, to: before + line.to, part }));
  });
  return withoutBleed(lines);
};

/** Fixed cost of a drawing and of its comparison, counted in lines. */
const DRAWING_COST = 30;

/** Draws until the budget of lines is spent; the lines also count for the budget of `draw`. */
export const drawWithin = (budget: number, draw: DrawLines = drawLines): DrawLines => {
  let left = budget;
  return (entry, values) => {
    if (left <= 0) return undefined;
    const lines = draw(entry, values);
    left -= DRAWING_COST + (lines?.length ?? 0);
    return lines;
  };
};
