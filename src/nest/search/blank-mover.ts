import type { Arrangement } from './arrangement.ts';

/** Random places tried for a blank: over the sheet, around its own place, and touching another blank. */
const PLACES_ANYWHERE = 14;
const PLACES_NEAR = 10;
const PLACES_TOUCHING = 40;
/** Furthest place near a blank, and first step of a descent, in shares of its shorter side. */
const REACH_SHARE = 0.12;
const FIRST_STEP_SHARE = 0.08;
/** The same with exact depths, when only the last millimetres are missing. */
const EXACT_REACH_SHARE = 0.02;
const DIRECTIONS = [1, 0, -1, 0, 0, 1, 0, -1, 0.7, 0.7, -0.7, 0.7, 0.7, -0.7, -0.7, -0.7];
/** Last step: in cells of the raster, within which the depth does not change, and in micrometres for exact depths. */
const LAST_STEP_CELLS = 0.5;
const EXACT_LAST_STEP_UM = 2;

interface Tried {
  kind: number;
  x: number;
  y: number;
  cost: number;
}

/** Field by field: `Object.assign` would take as long as the evaluation of a place. */
const copy = (from: Tried, to: Tried): void => {
  to.kind = from.kind;
  to.x = from.x;
  to.y = from.y;
  to.cost = from.cost;
};

/** Moves a blank to where it overlaps least, in steps from the two best of some random places. @param pick - A kind that it may become. */
export const blankMover = (
  arrangement: Arrangement,
  random: () => number,
  pick: (i: number) => number,
): ((i: number) => void) => {
  const { fits, count, kinds, xs, ys, roomX, roomY } = arrangement;
  // Allocated once, because a search tries millions of places.
  const tried: Tried = { kind: 0, x: 0, y: 0, cost: 0 };
  const best: Tried = { kind: 0, x: 0, y: 0, cost: 0 };
  const second: Tried = { kind: 0, x: 0, y: 0, cost: 0 };
  const shorterSide = (kind: number): number => Math.min(fits.all[kind]!.width, fits.all[kind]!.height);
  const attempt = (i: number, kind: number, x: number, y: number): void => {
    tried.kind = kind;
    tried.x = Math.min(roomX[kind]!, Math.max(0, x));
    tried.y = Math.min(roomY[kind]!, Math.max(0, y));
    tried.cost = arrangement.costAt(i, kind, tried.x, tried.y, second.cost);
    if (tried.cost < best.cost) {
      copy(best, second);
      copy(tried, best);
    } else if (tried.cost < second.cost) copy(tried, second);
  };
  /** Steps along the axes and diagonals, halved when none is a gain. */
  const descend = (i: number, from: Tried): void => {
    const { exact } = arrangement;
    const least = exact ? EXACT_LAST_STEP_UM : LAST_STEP_CELLS * arrangement.cellOf(from.kind);
    let step = (exact ? EXACT_REACH_SHARE : FIRST_STEP_SHARE) * shorterSide(from.kind);
    while (step > least && from.cost > 0) {
      let moved = false;
      for (let d = 0; d < 8; d++) {
        const { kind } = from;
        const x = Math.min(roomX[kind]!, Math.max(0, from.x + DIRECTIONS[2 * d]! * step));
        const y = Math.min(roomY[kind]!, Math.max(0, from.y + DIRECTIONS[2 * d + 1]! * step));
        const cost = arrangement.costAt(i, kind, x, y, from.cost);
        if (cost < from.cost) {
          from.x = x;
          from.y = y;
          from.cost = cost;
          moved = true;
        }
      }
      if (!moved) step /= 2;
    }
  };

  return (i) => {
    const { exact } = arrangement;
    const [kind, x, y] = [kinds[i]!, xs[i]!, ys[i]!];
    const cost = arrangement.costAt(i, kind, x, y, Number.POSITIVE_INFINITY);
    if (cost === 0) return;
    Object.assign(best, { kind, x, y, cost });
    Object.assign(second, { kind, x, y, cost: Number.POSITIVE_INFINITY });
    for (let k = exact ? PLACES_ANYWHERE : 0; k < PLACES_ANYWHERE; k++) {
      const to = pick(i);
      attempt(i, to, random() * roomX[to]!, random() * roomY[to]!);
    }
    const reach = (exact ? EXACT_REACH_SHARE : REACH_SHARE) * shorterSide(kind);
    for (let k = 0; k < PLACES_NEAR; k++)
      attempt(i, kind, x + (2 * random() - 1) * reach, y + (2 * random() - 1) * reach);
    for (let k = 0; k < PLACES_TOUCHING && count > 1; k++) {
      const to = pick(i);
      let j = Math.floor(random() * (count - 1));
      if (j >= i) j++;
      const { rings } = fits.noFit(kinds[j]!, to);
      const ring = rings[Math.floor(random() * rings.length)]!;
      const at = 2 * Math.floor((random() * ring.length) / 2);
      attempt(i, to, xs[j]! + ring[at]!, ys[j]! + ring[at + 1]!);
    }
    const other = { ...second };
    descend(i, best);
    if (Number.isFinite(other.cost) && best.cost > 0) {
      descend(i, other);
      if (other.cost < best.cost) copy(other, best);
    }
    arrangement.place(i, best);
  };
};
