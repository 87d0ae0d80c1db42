import { ask, DrawnDieline, isNoBox } from '../engine/index.ts';
import { clashes, FACET, meetings } from '../fold/index.ts';
import { readDrawing } from '../formats/reading/index.ts';
import { type Catalogue, type Entry, TemplateFault, variables } from '../template/index.ts';
import { roundTo } from '../values/index.ts';
import { auditDrawing } from './drawing/audit.ts';
import { findingSentences } from './sentences.ts';

/** A box of a template that was drawn and folded, and what is wrong with it. */
export interface TriedBox {
  readonly id: string;
  /** What differs from the usual box, as `length=500`; empty for the usual one. */
  readonly given: string;
  readonly faults: readonly string[];
}

/**
 * Draws and folds a template at its usual sizes, at both ends of each size and with each of its choices. Each box must be drawn, have closed
 * outlines and no line twice, close without panels that run into one another, and have joins that meet; the usual one is folded in thirty
 * steps, too.
 */
export async function* tryTemplate(catalogue: Catalogue, entry: Entry): AsyncGenerator<TriedBox> {
  const ends = Object.entries(variables(entry.template, entry.id, {})).flatMap(([name, { min, max }]) => [
    [name, min],
    [name, max],
  ]);
  const others = Object.entries(entry.template.choices).flatMap(([name, values]) =>
    values.filter((value) => value !== entry.chosen[name]).map((value) => [name, value]),
  );
  for (const row of [[], ...ends, ...others]) {
    const given = row.length ? { [row[0]!]: row[1]! } : {};
    yield { id: entry.id, given: row.join('='), faults: await faultsOf(catalogue, entry, given) };
  }
}

/** Poses from flat to closed. */
const WHOLE_WAY = Array.from({ length: 31 }, (_, k) => k / 30);

const faultsOf = async (catalogue: Catalogue, entry: Entry, given: Readonly<Record<string, string | number>>) => {
  try {
    const asked = ask(catalogue, { template: entry, values: { unit: 'mm', ...given }, names: 'own' });
    if (isNoBox(asked)) return asked.problems.map(({ message }) => message);
    const box = new DrawnDieline(asked);
    const { findings } = auditDrawing(await readDrawing(new TextEncoder().encode(box.svg())));
    return [...findingSentences(findings), ...foldFaults(box, Object.keys(given).length ? [1] : WHOLE_WAY)];
  } catch (error) {
    if (error instanceof TemplateFault) return [placed(error)];
    throw error;
  }
};

/** The reason, with the line of the author's module, outside of the engine, that led to it. The sizes stand beside the fault. */
const placed = ({ message, cause }: TemplateFault): string => {
  if (!(cause instanceof Error)) return message;
  const engine = new URL('..', import.meta.url).href;
  const place = cause.stack?.match(/file:[^\n]*:\d+(?=:\d)/g)?.find((one) => !one.startsWith(engine));
  return `cannot be drawn: ${cause.message}${place ? ` (${decodeURI(place.replace(/.*\//, ''))})` : ''}`;
};

/** Panels that run into one another, and joins that miss. Allowed are a tenth of a board, the facets of bowed panels, and what a join needs. */
const foldFaults = ({ drawing: { parts } }: DrawnDieline, times: readonly number[]): string[] => {
  const board = Math.min(...parts.map(({ part }) => part.blank.thickness));
  const deepest = new Map<string, string>();
  for (const t of times)
    for (const { a, b, depth } of clashes(parts, t, { above: 0.1 * board + 2 * FACET })) {
      const isLocked = parts.some(({ part }) =>
        part.blank.joins.some((join) => join.by === 'lock' && [join.a, join.b].every((id) => a === id || b === id)),
      );
      // On the way a lock may flex past its counterpart.
      if (t === 1 || !isLocked)
        deepest.set(
          `${a} ${b}`,
          `${a} runs ${roundTo(depth, 2)} mm into ${b}, ${t < 1 ? `${roundTo(100 * t, 0)} % folded` : 'closed'}`,
        );
    }
  const most = { glue: 0.5 * board, lock: Math.max(1, board), meet: Math.max(1, 1.5 * board) };
  const missed = meetings(parts).flatMap(({ join, gap, overlapArea, skew }) => {
    const pair = `${join.a} and ${join.b}`;
    if (join.by === 'glue' && (!(skew < 1) || !(overlapArea > 0)))
      return [`${pair} are glued and do not lie on one another`];
    const wide = gap > most[join.by] + 2 * FACET;
    return wide ? [`${pair} ${join.by === 'glue' ? 'are glued' : join.by} over a gap of ${roundTo(gap, 2)} mm`] : [];
  });
  return [...deepest.values(), ...missed];
};
