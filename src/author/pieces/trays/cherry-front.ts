import { flip, type Panel, pen } from '../../../board/index.ts';
import { type FrontFeature, featuredEdge } from './front-lock.ts';

/** The front of a lid, on the outside of a tray, with ears (cherry locks) that go in beside the tray's walls. All in mm. */
export interface CherryFront {
  /** Length of its crease, and by how much it is wider on each side below, at the creases of the ears. */
  readonly seat: number;
  readonly wider: number;
  readonly depth: number;
  /** Distance of the ears from the layers above and below them in the wall. */
  readonly clear: number;
  /** Longest ears. */
  readonly most: number;
  /** The ears bend first; then the front folds down and they go in. */
  readonly phases: { readonly bend: number; readonly front: number };
  /** Feature of its edge. @defaultValue 'thumb_cut' */
  readonly feature?: FrontFeature;
  readonly material: number;
}

/** Radius of an ear's inner corner, in mm. */
const EAR_CORNER = 5;

/** The least depth of a front, in mm: its ears are then twice their corner radius long. */
export const leastCherryFront = (clear: number): number => 2 * clear + 3 * EAR_CORNER;

/** The ears are quarter circles, so that they swing in about the lid's crease without touching the floor. */
export const cherryFront = (cherry: CherryFront): Panel => {
  const { seat, wider, depth, clear, most, phases, feature = 'thumb_cut', material } = cherry;
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
    .path([-wider, depth], [-wider, clear + edge])
    .hang(-wider, clear, flip(ear, 'left-ear'))
    .close();
};
