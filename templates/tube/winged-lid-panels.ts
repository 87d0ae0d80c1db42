import { locked, open, pen, raised, rim, sleevePhases, type TubeEnd, trapezium } from '../../src/author/index.ts';

/** Gap between the inner flap and each side wall, besides a board, for a wing to pass; and its taper. */
const [BESIDE, TAPER] = [5, 2] as const;

/** Radius of the wings' corners, their clearance from the lid's hinge, and the play of parts that swing past a wall. */
const [CORNER, HINGE, PLAY] = [5, 1, 1] as const;

/** Least slant of the free edges of a wing, per mm of its reach: an upright edge would run along the edge of the lid. */
const LEAN = 0.1;

/**
 * ECMA closure 40, as drawings of A40.40.03.03 show it: a lid on the back as deep as the box with a straight edge and no tuck; its wings go
 * `wing` mm down inside the side walls, which have no dust flaps. Under it lies one plain flap of the front.
 */
export const wingedLidEnds = ({ end, length, width, last, material: m }: TubeEnd, wing: number) => {
  const phase = sleevePhases.ends;
  const name = `${end}-lid`;
  // A wing that stands on the lid passes the far wall on a circle about the hinge.
  const near = width - PLAY;
  const far = Math.min(Math.sqrt(near * near - wing * wing) - PLAY / 2, near - LEAN * wing);
  // Seen from the lid towards the edge of the right wing, the hinge is on its right.
  const rightWing = trapezium('right-wing', near - HINGE, wing, [0, near - far], { phase, round: CORNER });
  // The wings lie within the side walls: their creases are set in by a board.
  const lid = pen(name, length, { phase: phase + 1 })
    .path([length, HINGE], [length - m, HINGE])
    .hang(length - m, near, rightWing)
    .to(length - m, width)
    .closeMirrored();
  const inset = BESIDE + m;
  const seat = length - 2 * inset;
  const inner = trapezium(`${end}-flap`, seat, width - PLAY, TAPER, { phase, round: CORNER });
  // At the bottom, seen from the middle of a wall towards its end, its neighbours are swapped.
  const [onRight, onLeft] = end === 'top' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return {
    front: rim(length).closeMirrored(inner),
    right: open(width),
    back: raised(lid, length, m),
    left: open(last),
    joins: [locked(`back.${name}.right-wing`, onRight), locked(`back.${name}.left-wing`, onLeft)],
  };
};
