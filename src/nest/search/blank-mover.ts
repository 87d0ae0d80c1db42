import type { Arrangement, LineAxis } from './arrangement.ts';

/** Lines on which a blank is tried, beside the two through its own place. */
const LINES_TRIED = 8;

/** So many of these lines let it touch another blank; the others lie anywhere. */
const TOUCHING_SHARE = 0.8;

/** Lines in turn along x and y, each through the best place of the last. */
const MAX_TURNS = 6;

/** Moves a blank to the place of least overlap on some lines, exactly (Egeblad, Nielsen and Odgaard 2007). @param pick - A kind that it may become. */
export const blankMover = (arrangement: Arrangement, random: () => number, pick: (i: number) => number) => {
  const { count, kinds, at, room, tents } = arrangement;
  const best = { kind: 0, x: 0, y: 0, cost: 0 };

  /** From a line to one across it, and so on, as long as the overlap becomes less. */
  const descend = (i: number, kind: number, first: LineAxis, start: number): void => {
    let axis = first;
    let line = start;
    let cost = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < MAX_TURNS && cost > 0; turn++) {
      arrangement.overlapsAlong(i, kind, axis, line);
      const least = tents.least(cost);
      if (least >= cost) return;
      cost = least;
      if (cost < best.cost) {
        best.kind = kind;
        best.x = axis === 0 ? tents.best : line;
        best.y = axis === 0 ? line : tents.best;
        best.cost = cost;
      }
      line = tents.best;
      axis = axis === 0 ? 1 : 0;
    }
  };

  /** A line on which a blank of a kind touches another with a corner, or any. */
  const anyLine = (i: number, kind: number, axis: LineAxis): number => {
    const most = room[1 - axis]![kind]!;
    if (count === 1 || random() >= TOUCHING_SHARE) return Math.floor(random() * (most + 1));
    const next = Math.floor(random() * (count - 1));
    const j = next < i ? next : next + 1;
    const { heights } = arrangement.lines(kinds[j]!, kind, axis);
    const line = at[1 - axis]![j]! + heights[Math.floor(random() * heights.length)]!;
    return Math.min(most, Math.max(0, Math.round(line)));
  };

  return (i: number): void => {
    const kind = kinds[i]!;
    best.cost = Number.POSITIVE_INFINITY;
    descend(i, kind, 0, at[1][i]!);
    if (best.cost > 0) descend(i, kind, 1, at[0][i]!);
    for (let k = 0; k < LINES_TRIED && best.cost > 0; k++) {
      const to = pick(i);
      const axis = random() < 0.5 ? 0 : 1;
      descend(i, to, axis, anyLine(i, to, axis));
    }
    arrangement.place(i, best.kind, best.x, best.y);
  };
};
