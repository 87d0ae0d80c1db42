import { addTo } from '../../geometry/index.ts';
import type { Spot } from '../outline/kind.ts';
import type { Kinds } from '../outline/kinds.ts';
import type { Limits } from '../outline/verify.ts';
import { NO_FIT_ROUNDING_UM } from '../rows/row.ts';

/** A blank goes at most this share of its size to come into line with others. */
const MOST_SHARE = 0.5;

/** Rounds of pushing blanks together. */
const MAX_ROUNDS = 8;

/** Turns a kind by half a turn; its box stays the same. */
const HALF_TURN = 2;

/**
 * The blanks of a search, laid as a press shop would: turned as most are where they fit so, pushed together to the gutter, and in common rows
 * and columns. As many, as far apart, and never with more rows and columns than before. The first `pinned` stay.
 */
export const tidied = (kinds: Kinds, found: readonly Spot[], limits: Limits, pinned = 0): readonly Spot[] => {
  const room = (kind: number) => ({
    x: limits.width - kinds.all[kind]!.width,
    y: limits.height - kinds.all[kind]!.height,
  });
  const isClear = (spots: readonly Spot[], k: number, { kind, x, y }: Spot): boolean => {
    const most = room(kind);
    if (x < 0 || y < 0 || x > most.x || y > most.y) return false;
    return spots.every((q, j) => {
      if (j === k) return true;
      const fit = kinds.noFit(q.kind, kind);
      const [dx, dy] = [x - q.x, y - q.y];
      if (dx <= fit.left || dx >= fit.right || dy <= fit.bottom || dy >= fit.top) return true;
      return fit.depth(dx, dy) <= NO_FIT_ROUNDING_UM && kinds.clear(q.kind, kind, dx, dy);
    });
  };
  const free = found.map((_, k) => k).slice(pinned);

  const turnedLikeMost = (): Spot[] => {
    const spots = [...found];
    const countOf = (kind: number): number => found.filter((spot) => spot.kind === kind).length;
    for (const k of free) {
      const spot = spots[k]!;
      const turned = { ...spot, kind: spot.kind ^ HALF_TURN };
      if (countOf(turned.kind) > countOf(spot.kind) && isClear(spots, k, turned)) spots[k] = turned;
    }
    return spots;
  };

  /** The least place along an axis to which a blank slides without passing another. */
  const slid = (spots: readonly Spot[], k: number, axis: 'x' | 'y'): Spot => {
    const spot = spots[k]!;
    const across = axis === 'x' ? 'y' : 'x';
    let to = 0;
    for (const [j, q] of spots.entries()) {
      if (j === k) continue;
      const fit = kinds.noFit(q.kind, spot.kind);
      const { slabs } = axis === 'x' ? fit : fit.transposed();
      const met = slabs.across(spot[across] - q[across]);
      for (let n = 1; n < met; n += 2) {
        const end = Math.ceil(q[axis] + slabs.ends[n]! - NO_FIT_ROUNDING_UM);
        if (end <= spot[axis]) to = Math.max(to, end);
      }
    }
    const pushed = { ...spot, [axis]: to };
    return to < spot[axis] && isClear(spots, k, pushed) ? pushed : spot;
  };

  const pushed = (given: readonly Spot[]): Spot[] => {
    const spots = [...given];
    for (let round = 0, moved = true; moved && round < MAX_ROUNDS; round++) {
      moved = false;
      for (const axis of ['x', 'y'] as const)
        for (const k of [...free].sort((a, b) => spots[a]![axis] - spots[b]![axis])) {
          const spot = slid(spots, k, axis);
          moved ||= spot !== spots[k];
          spots[k] = spot;
        }
    }
    return spots;
  };

  /** The blanks at one place of an axis, the fewest first, each go to the nearest place of others, if all of them can. */
  const aligned = (given: readonly Spot[]): readonly Spot[] => {
    let spots = given;
    for (const axis of ['x', 'y'] as const)
      for (let before: readonly Spot[] | undefined; before !== spots; ) {
        before = spots;
        const places = new Map<number, number[]>();
        for (const [k, spot] of spots.entries()) addTo(places, spot[axis], k);
        for (const [place, members] of [...places].sort((a, b) => a[1].length - b[1].length || a[0] - b[0])) {
          if (members.some((k) => k < pinned)) continue;
          const others = [...places.keys()].filter((other) => other !== place);
          others.sort((a, b) => Math.abs(a - place) - Math.abs(b - place));
          const next = [...spots];
          const isMoved = members.every((k) => {
            const spot = spots[k]!;
            const { width, height } = kinds.all[spot.kind]!;
            const most = MOST_SHARE * (axis === 'x' ? width : height);
            const near = others.filter((other) => Math.abs(other - place) <= most);
            const to = near.find((other) => isClear(next, k, { ...spot, [axis]: other }));
            if (to !== undefined) next[k] = { ...spot, [axis]: to };
            return to !== undefined;
          });
          if (!isMoved) continue;
          spots = next;
          break;
        }
      }
    return spots;
  };

  const turned = turnedLikeMost();
  const all = [aligned(pushed(turned)), aligned(turned), turned];
  return all.reduce((a, b) => (placesOf(b) < placesOf(a) ? b : a));
};

/** Distances that a layout has: places along x, and along y. */
export const placesOf = (spots: readonly Spot[]): number =>
  new Set(spots.map(({ x }) => x)).size + new Set(spots.map(({ y }) => y)).size;
