import {
  bendOver,
  type Ends,
  flapEnd,
  type PanelOptions,
  pen,
  raised,
  sleevePhases,
  type TubeEnd,
  tanDegrees,
  tuckFolds,
} from '../../src/author/index.ts';

/** An end of a four-wall sleeve whose long flaps lock into one another. All in mm. */
export interface LockFlaps extends TubeEnd {
  /** The wall of the flap that closes last and carries the tongue. The flap of the other wall has the recess. */
  readonly tongueOn: 'front' | 'back';
  /** Shape of the closing flap: straight to its end, or tapered to the tongue. */
  readonly shape: 'straight' | 'tapered';
  /** Overlap of the closing flap on the other: the depth of the recess. */
  readonly overlap: number;
  readonly tongue: number;
}

/** Set-back of the long flaps on each side, as at a seal end. */
const SLOT = 2;
/** Width of the tongue's head beside its neck, on each side. */
export const BARB = 3;
/** Play between the neck and the sides of the recess, on each side. */
const SIDE_PLAY = 0.5;
/** Play between the head and the flap that it holds, and behind the tongue. */
const PLAY = 0.3;
/** Length of the neck from the closing flap to the tongue's crease. */
const NECK = 3;
/** Slant of the sides of the recess towards its mouth, as in a snap lock. */
const UNDERCUT = tanDegrees(15);
/** Taper of the head towards its tip. */
const NARROWING = tanDegrees(30);

const neckWidth = (length: number): number => length / 2;

/** The largest depth of the recess: it needs board behind it, and an open mouth. */
export const deepestRecess = (length: number, width: number, material: number): number =>
  Math.min(width / 2, width - 14 - 4 * material, (neckWidth(length) / 2 - 2) / UNDERCUT);

/** The longest tongue whose tip is still half as wide as its neck. */
export const longestTongue = (length: number, material: number): number =>
  material + PLAY + (neckWidth(length) / 4 + BARB) / NARROWING;

/**
 * The side flaps fold first, the flap with the recess over them, and the closing flap over both, each one board further out. The tongue
 * bends into the recess, and its barbs snap under the ears beside it: neither long flap can rise alone. The recess is narrower at its mouth
 * than the neck, so the tongue cannot slide out when something presses from inside.
 */
export const lockFlapEnds = (lock: LockFlaps): Ends => {
  const { end, tongueOn, length, width, last, material: m } = lock;
  const name = `${end}-flap`;
  const phase = sleevePhases.ends;
  // Clear of the head on either side of it.
  const depth = Math.min((length - neckWidth(length)) / 2 - BARB - 1, width);
  const cut = Math.min(0.6 * depth, width / 4);
  const side = (seat: number) =>
    flapEnd(
      pen(name, seat, { phase })
        .path([seat, depth - cut], [seat - cut, depth])
        .closeMirrored(),
    );
  const closing = raised(closingFlap(name, lock), length, 2 * m);
  const receiving = raised(receivingFlap(name, lock), length, m);
  const other = tongueOn === 'front' ? 'back' : 'front';
  return {
    front: tongueOn === 'front' ? closing : receiving,
    right: side(width),
    back: tongueOn === 'back' ? closing : receiving,
    left: side(last),
    joins: [{ by: 'lock', a: `${tongueOn}.${name}.tongue`, b: `${other}.${name}`, through: 'notch' }],
  };
};

/** From the closing flap's wall to its tongue. */
const reach = ({ width, overlap }: LockFlaps): number => (width + overlap) / 2;

/** The tongue bends over so far that its tip goes straight down into the recess, then stays upright while the flap comes down. */
const closingFlap = (name: string, lock: LockFlaps) => {
  const { length, shape } = lock;
  const phase = sleevePhases.ends + 1;
  const [seat, neck, far] = [length - 2 * SLOT, neckWidth(length), reach(lock)];
  const to = (seat + neck) / 2;
  const folds = tuckFolds(phase, bendOver(lock.tongue, far));
  const p = pen(name, seat, folds.lid);
  if (shape === 'straight') p.rounded(CORNER, [seat, far - NECK]);
  return p.path([to, far - NECK], [to, far]).closeMirrored(tongue(lock, folds.tuck));
};

const CORNER = 3;

const tongue = ({ length, material, tongue: deep }: LockFlaps, folds: PanelOptions) => {
  const [neck, under] = [neckWidth(length), material + PLAY];
  const tip = neck + BARB - (deep - under) * NARROWING;
  return pen('tongue', neck, folds)
    .path([neck, under], [neck + BARB, under])
    .rounded(2, [tip, deep], [neck - tip, deep])
    .path([-BARB, under], [0, under])
    .close();
};

const receivingFlap = (name: string, lock: LockFlaps) => {
  const { length, width, material, overlap, shape } = lock;
  const seat = length - 2 * SLOT;
  const edge = reach(lock);
  // The tongue's board lies beyond its crease.
  const root = width - edge - material - PLAY;
  const half = neckWidth(length) / 2 + SIDE_PLAY;
  const [inner, mouth] = [half + (material + PLAY) * UNDERCUT, half - overlap * UNDERCUT];
  const middle = seat / 2;
  // The part that holds the head must be wider than it; the rest may lean in.
  const lean = shape === 'straight' ? 0 : (middle - half - BARB - 2) / 2;
  return pen(name, seat, { phase: sleevePhases.ends + 1 })
    .rounded(CORNER, [seat - lean, edge])
    .path([middle + mouth, edge], [middle + inner, root])
    .closeMirrored();
};
