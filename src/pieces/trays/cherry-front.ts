import { flip, type Panel, pen } from '../../board/index.ts';
import { type FrontFeature, featuredEdge } from './front-lock.ts';

/** The front of a lid that goes down on the outside of a tray, with ears (cherry locks) that go in beside its walls. All in mm. */
export interface CherryFront {
  /** Length of its crease, and how far it is wider below on either side: there the ears are creased. */
  readonly seat: number;
  readonly wider: number;
  readonly depth: number;
  /** How far the ears stay clear of what is above and below them in the wall. */
  readonly clear: number;
  /** How far they may reach in. */
  readonly most: number;
  /** The ears bend; the front comes down and they turn in. */
  readonly phases: { readonly bend: number; readonly front: number };
  /** What is in its edge; a thumb cut by default. */
  readonly feature?: FrontFeature;
  readonly material: number;
}

/** Radius of an ear's inner corner. */
const EAR_CORNER = 5;

/** The least depth of a front whose ears still reach in twice their corner. */
export const leastCherryFront = (clear: number): number => 2 * clear + 3 * EAR_CORNER;

/** An ear is a quarter circle, so that it turns in about the lid's crease without touching the floor. */
export const cherryFront = ({
  seat,
  wider,
  depth,
  clear,
  most,
  phases,
  feature = 'thumb_cut',
  material,
}: CherryFront): Panel => {
  const radius = Math.min(depth - 2 * clear - EAR_CORNER, most);
  const edge = radius + EAR_CORNER;
  const ear = pen('right-ear', edge, { phase: phases.bend })
    .to(edge, radius - EAR_CORNER)
    .turn(radius, radius)
    .turn(0, 0)
    .close();
  const front = pen('lid-front', seat, { role: 'wall', phase: phases.front })
    .to(seat + wider, clear)
    .hang(seat + wider, clear + edge, ear)
    .to(seat + wider, depth);
  return featuredEdge(front, feature, { middle: seat / 2, depth, length: seat, material, phase: phases.front + 1 })
    .to(-wider, depth)
    .to(-wider, clear + edge)
    .hang(-wider, clear, flip(ear, 'left-ear'))
    .close();
};
