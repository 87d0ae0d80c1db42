import { type Ends, open, pen, type Rim, raised, rim, sleevePhases, type TubeEnd } from '../../src/author/index.ts';

/** One end of a four-wall sleeve under a lid that holds by its own side wings. All in mm. */
export interface WingedLid extends TubeEnd {
  /** The long wall that carries the lid. The other one carries the inner flap. */
  readonly lidOn: 'front' | 'back';
  /** Reach of the wings inside the side walls. */
  readonly wing: number;
}

/** Gap between the inner flap and each side wall, besides a board, for a wing to pass; and its taper. */
const [BESIDE, TAPER] = [5, 2] as const;

/** Radius of the wings' corners, their clearance from the lid's hinge, and the play of parts that swing past a wall. */
const [CORNER, HINGE, PLAY] = [5, 1, 1] as const;

/** Least slant of the free edges of a wing, per mm of its reach: an upright edge would run along the edge of the lid. */
const LEAN = 0.1;

/**
 * Closure 40 of the ECMA code, as drawings of A40.40.03.03 show it: a lid as deep as the box with a straight edge and no tuck, on its
 * two sides wings that go down inside the side walls, which have no dust flaps. Under it lies one plain flap of the opposite wall.
 */
export const wingedLidEnds = ({ end, lidOn, length, width, last, material: m, wing }: WingedLid): Ends => {
  const phase = sleevePhases.ends;
  const name = `${end}-lid`;
  // A wing that stands on the lid passes the far wall on a circle about the hinge.
  const near = width - PLAY;
  const far = Math.min(Math.sqrt(near * near - wing * wing) - PLAY / 2, near - LEAN * wing);
  // Seen from the lid towards the edge of the right wing, the hinge is on its right.
  const rightWing = pen('right-wing', near - HINGE, { phase })
    .to(near - HINGE, wing)
    .round(CORNER)
    .to(near - far, wing)
    .round(CORNER)
    .close();
  // The wings lie within the side walls: their creases are set in by a board.
  const lid = pen(name, length, { phase: phase + 1 })
    .to(length, HINGE)
    .to(length - m, HINGE)
    .hang(length - m, near, rightWing)
    .to(length - m, width)
    .closeMirrored();
  const inset = BESIDE + m;
  const seat = length - 2 * inset;
  const inner = pen(`${end}-flap`, seat, { phase })
    .to(seat - TAPER, width - PLAY)
    .round(CORNER)
    .closeMirrored();
  const covering = raised(lid, length, m);
  const covered: Rim = rim(length)
    .to(length - inset, 0)
    .closeMirrored(inner);
  // At the bottom, seen from the middle of a wall towards its end, its neighbours are swapped.
  const [onRight, onLeft] =
    (lidOn === 'front') === (end === 'top') ? (['right', 'left'] as const) : (['left', 'right'] as const);
  return {
    front: lidOn === 'front' ? covering : covered,
    right: open(width),
    back: lidOn === 'back' ? covering : covered,
    left: open(last),
    joins: [
      { by: 'lock', a: `${lidOn}.${name}.right-wing`, b: onRight },
      { by: 'lock', a: `${lidOn}.${name}.left-wing`, b: onLeft },
    ],
  };
};
