import type { Fits } from '../outline/kinds.ts';
import { type Stack, type StackState, settle, statesOf } from './layers.ts';
import { type BlankRow, NO_FIT_ROUNDING_UM, rise } from './row.ts';

/** So many rows, one on another. */
interface Stacking {
  readonly fits: Fits;
  readonly rows: readonly BlankRow[];
  readonly width: number;
  /** True when row `b` may lie on row `a`. */
  readonly follows: (a: BlankRow, b: BlankRow) => boolean;
  /** Number of positions of a row that are tried between the left and the right edge. */
  readonly places: number;
  readonly count: number;
}

interface Node {
  readonly state: number;
  readonly y: number;
  readonly top: number;
  readonly below: Node | undefined;
}

const CHAINS_KEPT = 3;

/** A low stack of so many rows, by dynamic programming from below. Rows two apart are compared too: over a short one they can touch. */
export const stack = ({ fits, rows, width, follows, places, count }: Stacking): Stack | undefined => {
  const states = rows.flatMap((row): StackState[] => {
    const room = Math.floor(width - row.width);
    if (room < 0) return [];
    // Pairs fill their own gaps: where they lie matters less.
    const steps = Math.min(row.pairs ? Math.ceil(places / 2) : places, 1 + Math.ceil(room / 1000));
    const xs = new Set(Array.from({ length: steps }, (_, k) => (steps > 1 ? Math.round((room * k) / (steps - 1)) : 0)));
    return [...xs].map((x) => ({ row, x }));
  });
  const table = new Float64Array(states.length * states.length).fill(-1);
  const up = (a: number, b: number): number => {
    const at = a * states.length + b;
    if (table[at]! < 0) {
      const [p, q] = [states[a]!, states[b]!];
      table[at] = rise(fits, p.row, q.row, q.x - p.x);
    }
    return table[at]!;
  };
  const next = new Map(
    rows.map((a) => [a, states.flatMap(({ row }, state) => (follows(a, row) ? [state] : []))] as const),
  );
  const tallest = Math.max(0, ...rows.map((row) => row.height));
  let level = states.map(({ row }, state): Node[] => [{ state, y: 0, top: row.height, below: undefined }]);
  for (let n = 1; n < count; n++) {
    const above: Node[][] = states.map(() => []);
    for (const nodes of level)
      for (const node of nodes)
        for (const b of next.get(states[node.state]!.row)!) {
          let y = 0;
          for (let at: Node | undefined = node; at; at = at.below) {
            if (node.y - at.y > 2 * tallest) break;
            const over = at.y + up(at.state, b);
            if (over > y) y = over;
          }
          y = Math.ceil(y - NO_FIT_ROUNDING_UM);
          keep(above[b]!, { state: b, y, top: Math.max(node.top, y + states[b]!.row.height), below: node });
        }
    level = above;
  }
  const [first, ...others] = level.flat();
  if (!first) return undefined;
  const lowest = others.reduce((a, b) => (b.top < a.top ? b : a), first);
  return settle(fits, statesOf(lowest, states));
};

/** Puts a node beside those that it does not beat, unless one of them beats it. */
const keep = (best: Node[], node: Node): void => {
  if (best.some((other) => other.y <= node.y && other.top <= node.top)) return;
  const left = best.filter((other) => !(node.y <= other.y && node.top <= other.top));
  left.push(node);
  left.sort((a, b) => a.y - b.y);
  best.splice(0, best.length, ...left.slice(0, CHAINS_KEPT));
};
