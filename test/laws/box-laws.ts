import { areas } from './areas.ts';
import type { Built, Law } from './built.ts';
import { contours } from './contours.ts';
import { creases } from './creases.ts';
import { delivered } from './delivered.ts';
import { directions } from './directions.ts';
import { effects } from './effects.ts';
import { gauges } from './gauges.ts';
import { grooves } from './grooves.ts';
import { holes } from './holes.ts';
import { inner } from './inner.ts';
import { inside } from './inside.ts';
import { joins } from './joins.ts';
import { labels } from './labels.ts';
import { limits } from './limits.ts';
import { lines } from './lines.ts';
import { locks } from './locks.ts';
import { needles } from './needles.ts';
import { outlines } from './outlines.ts';
import { overhangs } from './overhangs.ts';
import { overlaps } from './overlaps.ts';
import { parts } from './parts.ts';
import { solid } from './solid.ts';
import { steps } from './steps.ts';
import { tearStrips } from './tear-strips.ts';
import { tears } from './tears.ts';
import { topology } from './topology.ts';
import { tornJoints } from './torn-joints.ts';
import { turns } from './turns.ts';
import { webs } from './webs.ts';

/** A law of one box, with its cost: expensive laws see fewer boxes. */
export interface BoxLaw {
  /** `times`: folding progress of the poses to check, 0 flat to 1 closed, for laws that check the folding. */
  readonly law: (box: Built, times: readonly number[]) => string[];
  /** Random boxes of each template at depth 1. */
  readonly runs: number;
  /** True for laws that see each choice value of the default boxes instead of each pair of values. */
  readonly valuesOnly?: true;
}

const plain = (law: Law, runs: number): BoxLaw => ({ law: (box) => law(box), runs });

/** The laws of one box, in the order in which they run. The box is built once for all of them. */
export const boxLaws: Readonly<Record<string, BoxLaw>> = {
  limits: plain(limits, 80),
  outlines: plain(outlines, 40),
  topology: plain(topology, 40),
  overlaps: plain(overlaps, 20),
  contours: plain(contours, 20),
  areas: plain(areas, 20),
  parts: plain(parts, 16),
  lines: plain(lines, 12),
  inner: plain(inner, 10),
  creases: plain(creases, 8),
  grooves: plain(grooves, 6),
  joins: plain(joins, 8),
  overhangs: plain(overhangs, 6),
  locks: plain(locks, 6),
  turns: plain(turns, 6),
  webs: plain(webs, 6),
  tears: plain(tears, 6),
  'tear strips': plain(tearStrips, 6),
  'torn joints': plain(tornJoints, 6),
  holes: plain(holes, 6),
  needles: plain(needles, 6),
  steps: plain(steps, 20),
  solid: { law: solid, runs: 6 },
  delivered: plain(delivered, 6),
  directions: plain(directions, 6),
  gauges: plain(gauges, 6),
  inside: plain(inside, 6),
  labels: { ...plain(labels, 6), valuesOnly: true },
  effects: { ...plain(effects, 3), valuesOnly: true },
};

/** Findings of the laws for a box, one per line, with the name of the law; the first few of each law. */
export const judge = (
  box: Built,
  laws: Readonly<Record<string, BoxLaw>> = boxLaws,
  times: readonly number[] = [1],
): string[] =>
  Object.entries(laws).flatMap(([name, { law }]) => {
    const found = [...new Set(attempt(() => law(box, times)))];
    const more = found.length > FEW ? [`${name}: … and ${found.length - FEW} more`] : [];
    return [...found.slice(0, FEW).map((wrong) => `${name}: ${wrong}`), ...more];
  });

const FEW = 4;

/** The findings; an error of the template is one of them. */
export const attempt = (find: () => string[]): string[] => {
  try {
    return find();
  } catch (error) {
    return [`throws ${error instanceof Error ? error.message : error}`];
  }
};
