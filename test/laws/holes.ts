import { isHole } from '../../src/board/index.ts';
import {
  dot3,
  intersect,
  moveCurve,
  polygon,
  type Ring,
  regionArea,
  ringArea,
  subtract3,
} from '../../src/geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../src/sheet/index.ts';
import type { Law } from './built.ts';
import { fullName } from './exceptions.ts';
import { type Standing, standing } from './standing.ts';

/** Cosine above which two boards are parallel: half a degree. */
const PARALLEL = Math.cos(Math.PI / 360);

/** Largest gap between two boards that lie on one another, as a share of the thinner one. */
const CLOSE = 0.5;

/** Play of a fold, in mm: by so much two holes may be off all round. */
const PLAY = 0.1;

/** A flat panel with its rings on the sheet. */
interface Holed extends Standing {
  readonly id: string;
  readonly holes: readonly Ring[];
  readonly outline: Ring;
}

/** A ring in the frame of one board. */
interface Hole {
  readonly ring: Ring;
  readonly area: number;
  /** Area that the play makes of the ring's length. */
  readonly slack: number;
}

/**
 * Between a board and its own paper lies at most one more paper, where it is doubled at a joint. Between a board and the paper of
 * another one lie two papers, or one and at least 0.1 mm of play. In mm, half the least play.
 */
const OWN_PAPER = 0.05;

/** Share of a hole above which it lies over a board, and not over its edge. */
const COVERED = 0.9;

/**
 * Holes of boards that lie on one another are open to each other: the smaller one is not partly closed by the board around the larger,
 * none opens on board or paper that is glued on it, and no two boards close each other's holes.
 */
export const holes: Law = (box) => {
  const all = standing(box).map(
    (panel): Holed => ({
      ...panel,
      id: panel.solid.id,
      holes: holesIn(panel.part, panel.panel),
      outline: polygon(panel.panel.outline),
    }),
  );
  const glued = new Set(
    box.drawing.parts.flatMap(({ part }) =>
      part.blank.joins
        .filter(({ by }) => by === 'glue')
        .flatMap(({ a, b }) => {
          const [one, other] = [fullName(box, part.id, a), fullName(box, part.id, b)];
          return [`${one} ${other}`, `${other} ${one}`];
        }),
    ),
  );
  return all.flatMap((a, k) =>
    all.flatMap((b, j) => {
      const isGlued = glued.has(`${a.id} ${b.id}`) || isCovered(a, b);
      if (a === b || !a.holes.length || !(b.holes.length || isGlued) || !liesOn(a, b)) return [];
      const seen = (ring: Ring): Ring => ring.map((p) => a.from(b.place(p)));
      const others = b.holes.map((ring) => sized(seen(ring)));
      const own = a.holes.map(sized);
      const missed =
        j < k && missing(own, others, seen(b.outline)) && missing(others, own, a.outline)
          ? [`${a.id} and ${b.id} lie on one another, and their holes do not meet`]
          : [];
      const closings = own.flatMap((hole): string[] => {
        const shared = (ring: Ring): number => regionArea(intersect([hole.ring], [ring]));
        const met = others
          .map((other) => ({ other, open: shared(other.ring) }))
          .filter(({ open }) => open > hole.slack);
        // A larger hole is judged from the other board, with the smaller one.
        const closed = met.map(({ other, open }) => (other.area < hole.area ? 0 : hole.area - open));
        if (!met.length && isGlued) closed.push(shared(seen(b.outline)));
        return closed
          .filter((area) => area > hole.slack)
          .map((area) => `${percent(area / hole.area)} of a hole of ${a.id} is closed by ${b.id}, which lies on it`);
      });
      return [...missed, ...closings];
    }),
  );
};

/** True if one of these holes lies over a board none of whose holes it meets. */
const missing = (holes: readonly Hole[], others: readonly Hole[], board: Ring): boolean =>
  holes.some(
    ({ ring, area, slack }) =>
      regionArea(intersect([ring], [board])) > COVERED * area &&
      others.every((other) => regionArea(intersect([ring], [other.ring])) <= slack),
  );

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const holesIn = ({ part }: PlacedPart, { id, at, marks }: PlacedPanel): Ring[] => {
  const punched = (part.blank.cutouts ?? []).filter(({ on, line }) => on === id && line === 'cut');
  return [
    ...marks.filter(isHole).map(({ curves }) => polygon(curves)),
    ...punched.map(({ ring }) => polygon(ring.map((c) => moveCurve(at, c)))),
  ];
};

const sized = (ring: Ring): Hole => {
  let around = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    around += Math.hypot(ring[i]![0] - ring[j]![0], ring[i]![1] - ring[j]![1]);
  return { ring, area: Math.abs(ringArea(ring)), slack: PLAY * around };
};

const liesOn = (a: Holed, b: Holed): boolean => apartBy(a, b) <= CLOSE * thinner(a, b) || isCovered(a, b);

/** True for a board and the paper that is glued on it. */
const isCovered = (a: Holed, b: Holed): boolean =>
  a.part.part.category !== b.part.part.category &&
  apartBy(a, b) <= thinner(a, b) + Math.min(OWN_PAPER, thinner(a, b) / 2);

const thinner = (a: Holed, b: Holed): number => Math.min(a.thickness, b.thickness);

/** Gap between two parallel boards, in mm; infinite for others. */
const apartBy = (a: Holed, b: Holed): number =>
  Math.abs(dot3(a.normal, b.normal)) < PARALLEL
    ? Number.POSITIVE_INFINITY
    : Math.abs(dot3(subtract3(b.origin, a.origin), a.normal)) - (a.thickness + b.thickness) / 2;
