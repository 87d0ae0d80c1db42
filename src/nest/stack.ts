import type { Spot } from './kind.ts';
import type { Fits } from './kinds.ts';
import { type BlankRow, clearRows, rise } from './row.ts';

/** Rows that may lie on a sheet, and which may follow which. */
export interface Stacking {
  readonly fits: Fits;
  readonly rows: readonly BlankRow[];
  readonly width: number;
  readonly height: number;
  /** May row `b` lie on row `a`? */
  readonly follows: (a: BlankRow, b: BlankRow) => boolean;
  /** How many places of a row are tried between the left edge and the right. */
  readonly places: number;
  /** So many rows and no other number, as low as they go. */
  readonly exactly?: number;
}

/** Rows from below, each moved to the right. */
export interface Stack {
  readonly layers: readonly Layer[];
  readonly count: number;
  readonly height: number;
}

export interface Layer {
  readonly row: BlankRow;
  readonly x: number;
  readonly y: number;
}

interface State {
  readonly row: BlankRow;
  readonly x: number;
}

interface Node {
  readonly state: number;
  readonly y: number;
  readonly top: number;
  readonly count: number;
  readonly below: Node | undefined;
}

/** Ends of chains that are kept for each state. */
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
  const states = rows.flatMap((row): State[] => {
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
  /** What would hold more if it were a little lower. */
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
          y = Math.ceil(y - 0.11);
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
  // Where rounding took the last micrometre, the top row goes.
  return exact.height <= height ? exact : settle(fits, exact.layers.slice(0, -1), true);
};

/** Rows beyond which two that alternate do as well as any: the edges matter little then. */
const MANY_ROWS = 14;
/** Pairs of rows that are stacked, the densest first. */
const ALTERNATED = 8;

/** Two rows in turn, as often as they fit: of all pairs, the one that takes least height for a blank. */
const alternate = (
  { fits, height, follows }: Stacking,
  states: readonly State[],
  up: (a: number, b: number) => number,
): Stack | undefined => {
  const pairs: { a: State; b: State; each: number }[] = [];
  states.forEach((a, k) => {
    states.forEach((b, l) => {
      if (!follows(a.row, b.row) || !follows(b.row, a.row)) return;
      const each = (up(k, l) + up(l, k)) / (a.row.items.length + b.row.items.length);
      pairs.push({ a, b, each });
    });
  });
  pairs.sort((p, q) => p.each - q.each);
  let best: Stack | undefined;
  for (const { a, b } of pairs.slice(0, ALTERNATED)) {
    const layers: Layer[] = [];
    for (let k = 0; ; k++) {
      const { row, x } = k % 2 ? b : a;
      const more = onTop(fits, layers, row, x, true);
      if (more.y + row.height > height) break;
      layers.push(more);
    }
    const found = whole(layers);
    if (!best || found.count > best.count) best = found;
  }
  return best;
};

const better = (a: Node, b: Node | undefined): boolean =>
  !b || a.count > b.count || (a.count === b.count && a.top < b.top);

const beaten = (kept: readonly Node[], count: number, y: number, top: number): boolean => {
  for (const other of kept) if (other.count >= count && other.y <= y && other.top <= top) return true;
  return false;
};

/** Puts a node beside those that it does not beat. */
const keep = (kept: Node[], node: Node): void => {
  const left = kept.filter((other) => !(node.count >= other.count && node.y <= other.y && node.top <= other.top));
  left.push(node);
  left.sort((a, b) => b.count - a.count || a.y - b.y);
  kept.splice(0, kept.length, ...left.slice(0, KEPT));
};

const toStack = (node: Node, states: readonly State[]): Stack => {
  const layers: Layer[] = [];
  for (let at: Node | undefined = node; at; at = at.below) layers.unshift({ ...states[at.state]!, y: at.y });
  return { layers, count: node.count, height: node.top };
};

/** Puts the same rows at the same places from below again, each as low as it goes; exactly, or as no-fit polygons have it. */
const settle = (
  fits: Fits,
  layers: readonly { readonly row: BlankRow; readonly x: number }[],
  exact: boolean,
): Stack => {
  const placed: Layer[] = [];
  for (const { row, x } of layers) placed.push(onTop(fits, placed, row, x, exact));
  return whole(placed);
};

const whole = (layers: readonly Layer[]): Stack => ({
  layers,
  count: layers.reduce((sum, { row }) => sum + row.items.length, 0),
  height: layers.reduce((most, { row, y }) => Math.max(most, y + row.height), 0),
});

/** A row on those that lie, as low as it goes. */
const onTop = (fits: Fits, placed: readonly Layer[], row: BlankRow, x: number, exact: boolean): Layer => {
  const last = placed.at(-1)?.y ?? 0;
  // What is far below cannot reach up.
  const near: Layer[] = [];
  for (let k = placed.length - 1; k >= 0; k--) {
    const below = placed[k]!;
    if (last - below.y > 2 * Math.max(below.row.height, row.height)) break;
    near.push(below);
  }
  let y = 0;
  for (const below of near) y = Math.max(y, below.y + rise(fits, below.row, row, x - below.x));
  y = Math.ceil(y - 0.11);
  if (exact)
    for (const most = y + 4; y < most; y++)
      if (near.every((below) => clearRows(fits, below.row, row, x - below.x, y - below.y))) break;
  return { row, x, y };
};

/** Moves one row after the other to and fro while the stack becomes lower, by ever smaller steps. */
const lower = ({ fits, width, height }: Stacking, start: Stack): Stack => {
  let best = start;
  const rooms = start.layers.map(({ row }) => Math.floor(width - row.width));
  for (let step = Math.max(...rooms) / 8; step >= 20 && best.height > height; step /= 2)
    for (let k = 0; k < rooms.length; k++)
      for (const by of [-step, step]) {
        const x = Math.round(Math.min(rooms[k]!, Math.max(0, best.layers[k]!.x + by)));
        if (x === best.layers[k]!.x) continue;
        const moved = best.layers.map((layer, l) => (l === k ? { ...layer, x } : layer));
        const tried = settle(fits, moved, false);
        if (tried.height < best.height) best = tried;
      }
  return best;
};

/** Where each blank lies. */
export const spotsOf = ({ layers }: Stack): Spot[] =>
  layers.flatMap(({ row, x, y }) => row.items.map((item) => ({ kind: item.kind, x: x + item.x, y: y + item.y })));
