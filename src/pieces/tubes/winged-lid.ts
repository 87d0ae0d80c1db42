import { pen, type Rim, rim } from '../../board/index.ts';
import { type Ends, open, sleevePhases } from './sleeve.ts';
import { raised } from './slotted-end.ts';

/** One end of a four-wall sleeve under a lid that holds by its own side wings. All in mm. */
export interface WingedLid {
  readonly end: 'top' | 'bottom';
  /** The long wall that carries the lid; the other carries the inner flap. */
  readonly lidOn: 'front' | 'back';
  readonly length: number;
  readonly width: number;
  readonly material: number;
  /** Width of the last wall. */
  readonly last: number;
  /** How far the wings reach down inside the side walls. */
  readonly wing: number;
}

/** How far the inner flap stays from each side wall, besides a board, so that a wing passes beside it; and how far it tapers. */
const [BESIDE, TAPER] = [5, 2] as const;

/** Radius of the wings' corners, what they stay clear of the lid's hinge, and the play of what swings past a wall. */
const [CORNER, HINGE, PLAY] = [5, 1, 1] as const;

/** How much the free edges of a wing lean at least, for each mm that it reaches down: upright they would run along the edge of the lid. */
const LEAN = 0.1;

/**
 * Closure 40 of the ECMA code, as drawings of A40.40.03.03 show it: a lid as deep as the box with a straight edge and no tuck, on its
 * two sides wings that go down inside the side walls, which have no dust flaps; under it one plain flap of the opposite wall.
 */
export const wingedLidEnds = ({ end, lidOn, length, width, last, material: m, wing }: WingedLid): Ends => {
  const phase = sleevePhases.ends;
  const name = `${end}-lid`;
  // A wing that stands on the lid passes the far wall on a circle about the hinge.
  const near = width - PLAY;
  const far = Math.min(Math.sqrt(near * near - wing * wing) - PLAY / 2, near - LEAN * wing);
  const wings = (side: 'right' | 'left') => {
    const seat = near - HINGE;
    // Seen standing on the lid's edge, the hinge is on the left of the right wing, and on the right of the left one.
    const [foot, tip] = side === 'right' ? [0, seat - (near - far)] : [near - far, seat];
    return pen(`${side}-wing`, seat, { phase }).to(tip, wing).round(CORNER).to(foot, wing).round(CORNER).close();
  };
  // The wings lie within the side walls: their creases are a board in from them.
  const lid = pen(name, length, { phase: phase + 1 })
    .to(length, HINGE)
    .to(length - m, HINGE)
    .hang(length - m, near, wings('right'))
    .to(length - m, width)
    .to(m, width)
    .to(m, near)
    .hang(m, HINGE, wings('left'))
    .to(0, HINGE)
    .close();
  const inset = BESIDE + m;
  const seat = length - 2 * inset;
  const inner = pen(`${end}-flap`, seat, { phase })
    .to(seat - TAPER, width - PLAY)
    .round(CORNER)
    .to(TAPER, width - PLAY)
    .round(CORNER)
    .close();
  const covering = raised(lid, length, m);
  const covered: Rim = rim(length)
    .to(length - inset, 0)
    .hang(inset, 0, inner)
    .close();
  // At the bottom, seen standing on its end, a wall has its neighbours the other way round.
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
