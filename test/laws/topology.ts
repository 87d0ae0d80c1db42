import type { Dieline } from '../../src/sheet/index.ts';
import { resolve, variables } from '../../src/template/index.ts';
import { type Built, built, type Law } from './built.ts';
import { varying } from './exceptions.ts';

/** With the same choices and counts, a box has the same corners and lines at every size, but for panels excepted by the template. */
export const topology: Law = (box) => {
  const usual = reference(box);
  const [now, then] = [box.drawing.dieline, usual.drawing.dieline];
  const wrong: string[] = [];
  // Corners belong to no panel.
  const free = varying(box);
  if (!free.size && now.nodes.length !== then.nodes.length)
    wrong.push(`${now.nodes.length} corners, ${then.nodes.length} at the default size`);
  const [a, b] = [tally(now), tally(then)];
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    const [x, y] = [a.get(key), b.get(key)].map((lines) => lines?.times ?? 0);
    const { panels } = (a.get(key) ?? b.get(key))!;
    if (x !== y && !panels.every((panel) => free.has(panel)))
      wrong.push(`${x} times ${key}, ${y} times at the default size`);
  }
  return wrong;
};

interface Tally {
  readonly panels: readonly string[];
  times: number;
}

const tallies = new WeakMap<Dieline, ReadonlyMap<string, Tally>>();

/** Number of lines by line type, kind of curve and pair of panels; computed once for the reference box. */
const tally = (dieline: Dieline): ReadonlyMap<string, Tally> => {
  const known = tallies.get(dieline);
  if (known) return known;
  const { lines, parts } = dieline;
  const counts = new Map<string, Tally>();
  for (const { line, curve, panels, part } of lines) {
    const key = `${line} (${curve.kind}) of ${panels.join(' and ')} in ${parts[part]}`;
    const lines = counts.get(key) ?? { panels, times: 0 };
    lines.times++;
    counts.set(key, lines);
  }
  tallies.set(dieline, counts);
  return counts;
};

const known = new WeakMap<object, Map<string, Built>>();

/** The box at its usual size; the first one otherwise, if that size has no room for as many pieces. */
const reference = (box: Built): Built => {
  const { template, id, values, chosen } = box;
  const boxes = known.get(template.build) ?? new Map<string, Built>();
  known.set(template.build, boxes);
  const pieces = Object.fromEntries(
    Object.entries(variables(template, id, values)).flatMap(([name, { kind }]) =>
      kind === 'integer' ? [[name, values[name]!] as const] : [],
    ),
  );
  const key = JSON.stringify([chosen, pieces]);
  const room = resolve(template, pieces, id).violations.length === 0;
  const usual = boxes.get(key) ?? (room ? built({ template, id }, pieces) : box);
  boxes.set(key, usual);
  return usual;
};
