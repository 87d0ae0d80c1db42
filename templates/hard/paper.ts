import { mm } from '../../src/author/index.ts';

export const paper = mm(0.15, [0.05, 0.4], 'Thickness of the paper');

/** Width of the turn-in of the paper of a case. It is wider than the cut across its corner, which grows with the board. */
export const caseTurnIn = (board: number, most: number) =>
  mm(15, [3.5 * board + 2, most], 'Width of the turn-in, from the edge of the boards');

/** Gap between two boards of a case for folding over the layers between them, in mm. */
export const hingeWidth = (usual: number, board: number, more: number, about = 'Gap between two boards, laid flat') =>
  mm(Math.max(usual, 2 * board + 2), [1.5 * board + 2, 2 * board + more], about);

/** The joint of the paper around a sleeve, beside a box of this height. */
export const sleeveOverlap = (height: number) =>
  mm(Math.min(15, height / 2), [6, Math.min(30, height)], 'Width of the strip of paper under the joint of the sleeve');
