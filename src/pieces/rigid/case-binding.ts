import type { CoverCase } from './cover-case.ts';

/** What a case is bound around, and how. All in mm. */
export interface CaseBinding {
  /** The block: from the spine to the front, from head to tail, and its thickness. */
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  /** How far the boards stand out beyond the block at head, tail and front. */
  readonly square: number;
  /** How far the boards keep away from the back of the block. */
  readonly joint: number;
  readonly board: number;
  readonly turnIn: number;
}

/**
 * Sizes of a case of two sides and a spine, as bookbinders reckon them: the spine covers the edges of the two
 * sides, the hinge is the joint and the board the spine stands out by; at head and tail the paper goes over the edge
 * besides what is turned in, at the front the edge is counted with it.
 */
export const caseBinding = ({ width, height, thickness, square, joint, board, turnIn }: CaseBinding) => ({
  across: height + 2 * square,
  side: width + square - joint,
  spine: thickness + 2 * board,
  hinge: joint + board,
  reach: { head: board + turnIn, fore: turnIn } satisfies CoverCase['reach'],
});
