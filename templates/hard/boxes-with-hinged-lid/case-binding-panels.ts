import type { CoverCase } from '../../../src/author/index.ts';

/** A book block and the way its case is bound. All in mm. */
export interface CaseBinding {
  /** The block: width from the spine to the front, height from head to tail, and thickness. */
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  /** Distance that the boards project beyond the block at head, tail and front. */
  readonly square: number;
  /** Distance of the boards from the back of the block. */
  readonly joint: number;
  readonly board: number;
  readonly turnIn: number;
}

/**
 * Sizes of a case of two sides and a spine, by the rules of bookbinders. The spine covers the edges of the sides. The hinge is the joint
 * plus one board, which the spine projects. At head and tail the turn-in is added to the edge; at the front it includes the edge.
 */
export const caseBinding = ({ width, height, thickness, square, joint, board, turnIn }: CaseBinding) => ({
  across: height + 2 * square,
  side: width + square - joint,
  spine: thickness + 2 * board,
  hinge: joint + board,
  reach: { head: board + turnIn, fore: turnIn } satisfies CoverCase['reach'],
});
