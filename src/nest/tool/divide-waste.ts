import type { Production } from '../../formats/index.ts';
import {
  boxAround,
  boxesApart,
  cosSin,
  cross,
  distance,
  interpolate,
  intersect,
  MICRON,
  move,
  type Point,
  type Region,
  type Ring,
  regionArea,
  ringsOf,
  subtract,
  thicken,
} from '../../geometry/index.ts';
import { SAME_CUT_MM } from '../sheet/shared-cuts.ts';

/** A knife from a corner along an axis to the first cut in its way. */
export type Knife = readonly [from: Point, to: Point];
type Rules = Production['waste'] & { readonly gripper: number };

/**
 * Divides waste by knives: until no piece goes round a blank, the shortest first; then each piece that is too long, near its middle. The piece
 * in the gripper may be as wide as the sheet. @param blanks outlines on the sheet.
 */
export const divideWaste = (waste: readonly Region[], blanks: readonly Ring[], rules: Rules) => {
  const knives: Knife[] = [];
  const pieces: { readonly outline: Ring; readonly isHeld: boolean; readonly isLong: boolean }[] = [];
  const open = [...waste];
  for (let piece = open.pop(); piece; piece = open.pop()) {
    const { left, right, bottom, top } = boxAround(piece.outer);
    const isHeld = rules.gripper > 0 && bottom < SAME_CUT_MM;
    const isLong = Math.max(top - bottom, isHeld ? 0 : right - left) > rules.longest;
    const more = piece.holes.length
      ? joining(piece, blanks, rules)
      : isLong
        ? halving(piece, blanks, knives, rules)
        : [];
    // As narrow as the grid of polygons on a sheet of 20 m allows.
    const parts = more.length ? subtract(ringsOf([piece]), ringsOf(thicken(more, MICRON))) : [];
    const joints = parts.reduce((sum, { holes }) => sum + holes.length - 1, 0);
    // Knives that neither join nor divide would come again.
    if (parts.length && joints < piece.holes.length - 1) {
      knives.push(...more);
      open.push(...parts);
    } else pieces.push({ outline: piece.outer, isHeld, isLong });
  }
  return { knives, pieces };
};

/** The shortest knives that join all borders of a piece. Where none has room, one near other cuts is better than none. */
const joining = (piece: Region, blanks: readonly Ring[], rules: Rules): Knife[] => {
  const groups = ringsOf([piece]).map((_, border) => border);
  const chosen: Knife[] = [];
  const all = knivesOf(piece, rules).sort((a, b) => distance(...a.knife) - distance(...b.knife));
  for (const beside of [rules.beside, 0])
    for (const { knife, borders } of all) {
      const [a, b] = borders.map((border) => groups[border]!);
      if (a === b || chosen.some((other) => !boxesApart(boxAround(other), boxAround(knife), 0))) continue;
      if (beside && !hasRoom(knife, beside, blanks)) continue;
      chosen.push(knife);
      for (const [border, group] of groups.entries()) if (group === a) groups[border] = b!;
    }
  return chosen;
};

/**
 * The knife that divides a piece most evenly; one that is long counts less, longer than a piece may be a tenth, none makes crumbs, and none
 * follows a knife that is there.
 */
const halving = (piece: Region, blanks: readonly Ring[], knives: readonly Knife[], rules: Rules): Knife[] => {
  const all = knivesOf(piece, rules).filter(({ worth }) => worth > 0);
  const cuts = knives.flatMap((knife) => ringsOf(thicken([knife], MICRON)));
  const best = all
    .sort((a, b) => b.worth - a.worth)
    .find(({ knife }) => hasRoom(knife, rules.beside, blanks) && hasRoom(knife, 2 * SAME_CUT_MM, cuts));
  return best ? [best.knife] : [];
};

/** Every knife that a piece may have: from corners of which neither way leads forwards, to what faces it. */
const knivesOf = (piece: Region, { gripper, longest }: Rules) =>
  [0, 90, 180, 270].flatMap((degrees) => {
    // Turned so that the knife goes to the right.
    const [cos, sin] = cosSin(degrees);
    const edges = ringsOf([piece]).flatMap((given, border) => {
      const ring = given.map((point) => move({ cos, sin: -sin, x: 0, y: 0 }, point));
      let at = 0;
      return ring.map((from, k) => {
        const to = ring[(k + 1) % ring.length]!;
        at += distance(from, to);
        return { before: ring.at(k - 1)!, from, to, border, end: at };
      });
    });
    const whole = edges.findLast(({ border }) => border === 0)!.end;
    return edges.flatMap(({ before, from, to, border, end }) => {
      const [x, y] = from;
      const [a, b] = [before, to].map((p): Point => [p[0] - x, p[1] - y]) as [Point, Point];
      if (Math.max(a[0], b[0]) > MICRON || cross(a, b) <= 0) return [];
      const met = edges.flatMap((edge) => {
        const [m, n] = [edge.from[1] - y, edge.to[1] - y];
        if (n <= m || m > SAME_CUT_MM || n < -SAME_CUT_MM) return [];
        const at = interpolate(edge.from, edge.to, Math.min(1, Math.max(0, m / (m - n))));
        return at[0] > x + 2 * SAME_CUT_MM ? [{ ...edge, at }] : [];
      });
      if (!met.length) return [];
      const first = met.reduce((p, q) => (q.at[0] < p.at[0] ? q : p));
      const knife = [from, first.at].map((point) => move({ cos, sin, x: 0, y: 0 }, point)) as [Point, Point];
      if (gripper > 0 && degrees === 270 && knife[1][1] < SAME_CUT_MM) return [];
      const share = Math.abs(first.end - distance(first.at, first.to) - end + distance(from, to)) / whole;
      const even = Math.min(share, 1 - share);
      const length = distance(...knife);
      const worth = even > 0.1 ? (even - length / (4 * longest)) / (length > longest ? 10 : 1) : 0;
      return [{ knife, borders: [border, first.border], worth }];
    });
  });

/** True where a knife has so many mm on both sides, less towards its ends: it leaves and meets cuts at 30° or more. */
const hasRoom = ([from, to]: Knife, beside: number, blanks: readonly Ring[]): boolean => {
  const half = Math.min(beside / distance(from, to), 1 / 4.1);
  const middle = [interpolate(from, to, 2 * half), interpolate(to, from, 2 * half)];
  const room = ringsOf(thicken([middle], half * distance(from, to)));
  const near = blanks.filter((ring) => !boxesApart(boxAround(ring), boxAround(room.flat()), 0));
  return !regionArea(intersect(room, near));
};
