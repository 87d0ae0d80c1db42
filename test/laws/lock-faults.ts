import type { Join } from '../../src/board/index.ts';
import {
  dot3,
  grow,
  intersect,
  type Point,
  type Region,
  type Ring,
  regionArea,
  ringArea,
  ringsOf,
  subtract3,
  unite,
} from '../../src/geometry/index.ts';
import { type FlatSlit, flatSlits } from './flat-slits.ts';
import { type Passage, passages } from './openings.ts';
import { areParallel, type Standing } from './standing.ts';

/** A lock of the closed box. */
export interface Lock {
  readonly join: Join;
  readonly tongue: Standing;
  readonly holder: Standing;
  /** The panel that the tongue hangs on. */
  readonly parent: Standing | undefined;
  /** Panels on a crease of the holder: they may surround its opening. */
  readonly kin: readonly Standing[];
  /** True when an exception allows the tongue to press on the holder. The law of solid boards judges how far. */
  readonly pressed: boolean;
}

/** Most play of a tongue in its opening on each side, in mm: along the opening, and square to it; a board in thicker board. */
const PLAY = { along: 3, across: 1.5 } as const;

/** Sides on which an opening is open. */
const OPEN = { slit: 0, notch: 1, hook: 2 } as const;

/** Places in which a board lies on another one through whose notch or hook it goes: its tongue on one face, its root on the other, beside each arm. */
const PLACES = { notch: 3, hook: 2 } as const;

/** Most play of a round tongue in a flat slit, as a share of its length: near its ends the tongue does not reach it. */
const ROUND = 0.2;

/** Least overlap of two boards of which one holds the other, and least reach beyond a slit, in mm. */
const GRIP = 2;

/** Rounding, in mm and mm². */
const SLACK = 1e-3;

/** True for a slit that cuts off enough of a tongue to hold it. */
const goesThrough = ({ beyond }: FlatSlit): boolean => beyond > GRIP * GRIP;

export const lockFaults = (lock: Lock): string[] => {
  const { through } = lock.join;
  return [...faceFaults(lock), ...(through ? openingFaults(lock, through) : undeclared(lock))];
};

type Opening = NonNullable<Join['through']>;

/** Two boards that lie on one another overlap. */
const faceFaults = ({ tongue, holder }: Lock): string[] =>
  areParallel(tongue, holder) && !overlaps(tongue, holder).length
    ? [`${tongue.solid.id} lies less than ${GRIP} mm on ${holder.solid.id}, which it locks with`]
    : [];

const openingFaults = (lock: Lock, through: Opening): string[] => {
  const { join, tongue, holder } = lock;
  const [a, b] = [tongue.solid.id, holder.solid.id];
  const missing = (count: number): string[] => {
    const { tongues = 1 } = join;
    return count === tongues ? [] : [`${count} of ${tongues} tongues of ${a} go through a ${through} of ${b}`];
  };
  if (through !== 'slit' && areParallel(tongue, holder)) {
    const { length } = overlaps(tongue, holder);
    const wanted = PLACES[through];
    return length === wanted ? [] : [`${a} lies on ${b} in ${length} places; through a ${through} it has ${wanted}`];
  }
  const flat = flatSlits(tongue, holder).filter(goesThrough);
  if (flat.length)
    return [
      ...missing(flat.length),
      ...flat
        .filter(isLong)
        .map(
          ({ length, idle }) =>
            `${a} slips out of a slit of ${b}: ${idle.toFixed(1)} of ${length.toFixed(1)} mm are free`,
        ),
    ];
  const own = passagesOf(lock, tongue);
  const found = own.length ? own : passagesBefore(lock).filter((passage) => !wrong(passage, through, holder));
  const short = through === 'slit' && own.length > 0 && reach(tongue, holder) < GRIP;
  return [
    ...missing(found.length),
    ...(short ? [`${a} ends less than ${GRIP} mm beyond ${b}`] : []),
    ...found
      .map((passage) => wrong(passage, through, holder))
      .filter((fault) => fault)
      .map((fault) => `${a} goes through a ${through} of ${b} ${fault}`),
  ];
};

/** A slit out of which a hook slips, or that is longer than a tongue without one. */
const isLong = ({ hooked, shorter, idle, length }: FlatSlit): boolean =>
  hooked ? shorter < SLACK : idle > Math.max(PLAY.along, ROUND * length);

/** A lock that goes through an opening says so. */
const undeclared = ({ tongue, holder, kin }: Lock): string[] => {
  const own = passages(tongue, holder, kin);
  const inOpening = own.length > 0 && own.every((passage) => !wrong(passage, 'notch', holder));
  return inOpening || flatSlits(tongue, holder).some(goesThrough)
    ? [`${tongue.solid.id} goes through ${holder.solid.id}: their lock does not say so`]
    : [];
};

const passagesOf = ({ holder, kin, pressed }: Lock, panel: Standing): Passage[] =>
  passages(panel, holder, kin).map((passage) => (pressed ? { ...passage, blocked: 0 } : passage));

/** A tongue that lies behind its holder hangs on the panel that goes through it. */
const passagesBefore = (lock: Lock): Passage[] => {
  const { tongue, holder, parent } = lock;
  return parent && parent !== holder && areParallel(tongue, holder) ? passagesOf(lock, parent) : [];
};

/** What is wrong with the opening around a tongue; empty if nothing is. */
const wrong = ({ whole, blocked, free }: Passage, through: Opening, { thickness }: Standing): string => {
  if (blocked > SLACK) return `that is too small or beside it: ${blocked.toFixed(2)} mm² of board block it`;
  if (!whole) return 'but ends inside its board';
  const most = (k: number): number => Math.max(k < 2 ? PLAY.along : PLAY.across, thickness) + SLACK;
  const open = free.map((distance, k) => distance > most(k));
  const isLoose = (open[0] && open[1]) || (open[2] && open[3]);
  return open.filter(Boolean).length > OPEN[through] || (through === 'hook' && isLoose)
    ? `with a play of ${free.map((distance) => distance.toFixed(2)).join(', ')} mm`
    : '';
};

/** How far a tongue reaches beyond the board of its holder, in mm. */
const reach = ({ solid }: Standing, { origin, normal, thickness }: Standing): number =>
  Math.max(
    ...solid.prisms.flatMap(({ inner, print }) =>
      [...inner, ...print].map((p) => Math.abs(dot3(subtract3(p, origin), normal)) - thickness / 2),
    ),
  );

/** The areas in which two boards lie on one another and that are at least as wide as the grip. */
const overlaps = (a: Standing, b: Standing): Region[] => {
  const rings = ({ solid }: Standing): Ring[] =>
    ringsOf(unite(solid.prisms.map(({ inner }) => counterClockwise(inner.map(b.from)))));
  return intersect(rings(a), rings(b)).filter((area) => regionArea(grow(ringsOf([area]), -GRIP / 2 + SLACK)) > 0);
};

const counterClockwise = (ring: readonly Point[]): Ring => (ringArea(ring) < 0 ? ring.toReversed() : ring);
