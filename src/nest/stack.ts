import { alternate, MANY_ROWS } from './alternate.ts';
import { type Layer, lower, type Stack, type Stacking, type StackState, settle } from './layers.ts';
import { NO_FIT_ROUNDING, rise } from './row.ts';

interface Node {
  readonly state: number;
  readonly y: number;
  readonly top: number;
  readonly count: number;
  readonly below: Node | undefined;
}

/** Chains kept for each state. */
const KEPT = 3;

/** Stacks a little too high that are looked at. */
const HOPEFUL = 8;

/** A stack this much too high may yet be lowered. */
const NEAR = 1.03;

/**
 * Most blanks in rows, by dynamic programming from below: for each row and place on top, the chains that hold most or are
 * lowest. A row is held against every earlier one, for rows two apart can touch where the one between is short.
 */
export const stack = (stacking: Stacking): Stack | undefined => {
  const { fits, rows, width, height, follows, places, exactly } = stacking;
  const states = rows.flatMap((row): StackState[] => {
    const room = Math.floor(width - row.width);
    if (room < 0) return [];
    // Pairs fill their own gaps: where they lie matters less.
    const steps = Math.min(row.pairs ? Math.ceil(places / 2) : places, 1 + Math.ceil(room / 1000));
    const xs = new Set(Array.from({ length: steps }, (_, k) => (steps > 1 ? Math.round((room * k) / (steps - 1)) : 0)));
    return [...xs].map((x) => ({ row, x }));
  });
  const count = states.length;
  const table = new Float64Array(count * count).fill(-1);
  const up = (a: number, b: number): number => {
    const at = a * count + b;
    if (table[at]! < 0) {
      const [p, q] = [states[a]!, states[b]!];
      table[at] = rise(fits, p.row, q.row, q.x - p.x);
    }
    return table[at]!;
  };
  const of = rows.map((row) => states.flatMap((state, k) => (state.row === row ? [k] : [])));
  const next = rows.map((a) => Int32Array.from(rows.flatMap((b, k) => (follows(a, b) ? of[k]! : []))));
  const rowOf = Int32Array.from(states, ({ row }) => rows.indexOf(row));
  const tallest = Math.max(0, ...rows.map((row) => row.height));
  if (exactly === undefined && count > 0 && height > MANY_ROWS * Math.min(...rows.map((row) => row.height)))
    return alternate(stacking, states, up);
  const limit = exactly === undefined ? height : Number.POSITIVE_INFINITY;

  let level = states.map(({ row }, state): Node[] => [
    { state, y: 0, top: row.height, count: row.items.length, below: undefined },
  ]);
  let best: Node | undefined;
  /** Candidates that would hold more if they were slightly lower. */
  const near: Node[] = [];
  for (let rowsSoFar = 1; ; rowsSoFar++) {
    let any = false;
    for (const nodes of level)
      for (const node of nodes) {
        any = true;
        const counts = exactly === undefined || exactly === rowsSoFar;
        if (counts && node.top <= limit && better(node, best)) best = node;
      }
    if (!any || rowsSoFar === exactly) break;
    const least = best?.count ?? 0;
    const above: Node[][] = states.map(() => []);
    for (const nodes of level)
      for (const node of nodes) {
        if (node.top > limit) continue;
        for (const b of next[rowOf[node.state]!]!) {
          let y = 0;
          for (let at: Node | undefined = node; at; at = at.below) {
            if (node.y - at.y > 2 * tallest) break;
            const over = at.y + up(at.state, b);
            if (over > y) y = over;
          }
          y = Math.ceil(y - NO_FIT_ROUNDING);
          const top = Math.max(node.top, y + states[b]!.row.height);
          const held = node.count + states[b]!.row.items.length;
          if (top <= limit) {
            if (!beaten(above[b]!, held, y, top)) keep(above[b]!, { state: b, y, top, count: held, below: node });
          } else if (
            top <= height * NEAR &&
            held > least &&
            (near.length < HOPEFUL || top < near[near.length - 1]!.top)
          ) {
            near.push({ state: b, y, top, count: held, below: node });
            near.sort((a, b) => a.top - b.top);
            if (near.length > HOPEFUL) near.length = HOPEFUL;
          }
        }
      }
    level = above;
  }
  if (exactly !== undefined) return best && settle(fits, toStack(best, states).layers, true);
  // Places between those of the grid may lower a chain enough.
  const hopeful = near
    .filter((node) => node.count > (best?.count ?? 0))
    .sort((a, b) => b.count - a.count || a.top - b.top);
  for (const node of hopeful) {
    if (best && node.count <= best.count) break;
    const lowered = lower(stacking, toStack(node, states));
    if (lowered.height > height) continue;
    const exact = settle(fits, lowered.layers, true);
    if (exact.height <= height) return exact;
  }
  if (!best) return undefined;
  const exact = settle(fits, toStack(best, states).layers, true);
  // If rounding took the last micrometre, the top row is left out.
  return exact.height <= height ? exact : settle(fits, exact.layers.slice(0, -1), true);
};

const better = (a: Node, b: Node | undefined): boolean =>
  !b || a.count > b.count || (a.count === b.count && a.top < b.top);

const beaten = (best: readonly Node[], count: number, y: number, top: number): boolean => {
  for (const other of best) if (other.count >= count && other.y <= y && other.top <= top) return true;
  return false;
};

/** Puts a node beside those that it does not beat. */
const keep = (best: Node[], node: Node): void => {
  const left = best.filter((other) => !(node.count >= other.count && node.y <= other.y && node.top <= other.top));
  left.push(node);
  left.sort((a, b) => b.count - a.count || a.y - b.y);
  best.splice(0, best.length, ...left.slice(0, KEPT));
};

const toStack = (node: Node, states: readonly StackState[]): Stack => {
  const layers: Layer[] = [];
  for (let at: Node | undefined = node; at; at = at.below) layers.unshift({ ...states[at.state]!, y: at.y });
  return { layers, count: node.count, height: node.top };
};
