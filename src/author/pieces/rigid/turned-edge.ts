import { type BoardOf, insideShare, type Panel, pen } from '../../../board/index.ts';
import { cosSin, type Point, tanDegrees } from '../../../geometry/index.ts';
import { rectangle } from '../shapes.ts';

/** Paper that is turned in over the edges of a board. All in mm. */
export interface TurnedEdge {
  readonly board: number;
  readonly paper: number;
  /** Width of the paper beyond the board, including the board's edge: at head and tail (`head`), and at the two other ends (`fore`). */
  readonly reach: { readonly head: number; readonly fore: number };
}

export const ofPaper = (thickness: number): BoardOf => ({ thickness, inside: insideShare.carton });

/** Fold phases of the paper: head and tail up and in, with the ears around the corners, then the other two ends. */
export const turnedPhases = { rim: 0, turnIn: 1, foreRim: 2, foreTurnIn: 3 } as const;

/** Play between two edges of paper, in mm. */
export const PAPER_PLAY = 0.5;

/** Paper that goes over the rim of a wall in one phase and down inside in the next. `inside` is the distance between the walls there. */
export const paperOver = (seat: number, reach: number, inside: number, depth: number, paper: number, phase: number) => {
  const down = rectangle('turn-in', inside - 2 * (paper + PAPER_PLAY), depth, { phase: phase + 1 });
  return rectangle('rim', seat, reach, { phase, top: down });
};

/** Distance of the corner cut from the board's corner along each edge, in board thicknesses: 1.55 perpendicular to the cut. */
const CORNER_CUT = 2.2;

/** Distance of turned-in paper from the board's corner, in mm. */
const CORNER_GAP_MM = 0.3;

/** Shape of an end of the paper turned in at head or tail. */
export type TurnInEnd = 'ear' | 'hinge' | 'mitre' | 'plain' | 'round';

/** Half the angle between two rims at a round corner, in degrees. */
const HALF = 11.25;

const lineAt = (end: TurnInEnd): 'crease' | 'cut' => (end === 'hinge' ? 'crease' : 'cut');

/**
 * The paper turned in at head or tail of a board. At a free end of the case an ear goes around the corner and covers the board where the
 * paper's corner is cut off; at a hinge paper continues beside it. A plain end is straight, a mitre at 45°; a round one narrows to the centre.
 */
export const headRim = (
  name: string,
  seat: number,
  { board, reach }: TurnedEdge,
  ends: readonly [TurnInEnd, TurnInEnd],
): Panel => {
  const [long, short] = [CORNER_CUT * board, (CORNER_CUT - 1) * board];
  const depth = reach.head - board;
  const [left, right] = ends.map((end) => (end === 'hinge' ? 0 : CORNER_GAP_MM)) as [number, number];
  const width = seat - left - right;
  const taper = (end: TurnInEnd): number => (end === 'round' ? depth * tanDegrees(HALF) : end === 'mitre' ? depth : 0);
  const inner = pen('turn-in', width, { phase: turnedPhases.turnIn });
  // The corner cut meets the side of the board where the ear ends.
  const straight = short + CORNER_GAP_MM;
  if (ends[1] === 'ear') inner.to(width, straight).to(width - (depth - straight), depth);
  else inner.to(width - taper(ends[1]), depth, lineAt(ends[1]));
  if (ends[0] === 'ear') inner.to(depth - straight, depth).to(0, straight);
  else inner.to(taper(ends[0]), depth);
  const turnIn = inner.close(lineAt(ends[0]));

  const ear = (end: string, first: number, last: number) =>
    pen(`${end}-ear`, board, { role: 'glue', phase: turnedPhases.turnIn }).to(board, first).to(0, last).close();
  const p = pen(name, seat, { phase: turnedPhases.rim });
  if (ends[1] === 'ear') p.hang(seat, board, ear('right', long, short));
  else p.to(seat, board, lineAt(ends[1]));
  p.to(seat - right, board)
    .hang(left, board, turnIn)
    .to(0, board);
  if (ends[0] === 'ear') p.hang(0, 0, ear('left', short, long));
  return p.close(lineAt(ends[0]));
};

/** Corners of paper turned in around a round corner, counter-clockwise from `from` in degrees. All folds touch the edge of the board. */
export const aroundCorner = ([x, y]: Point, radius: number, from: number): Point[] =>
  [1, 3, 5, 7].map((k) => {
    const [c, s] = cosSin(from + k * HALF);
    const reach = radius / cosSin(HALF)[0];
    return [x + reach * c, y + reach * s];
  });

/** The paper at a free end. It lies on the paper of head and tail, so it is creased one paper further out. */
export const foreRim = (name: string, across: number, { board, paper, reach }: TurnedEdge): Panel => {
  const height = board + paper;
  const depth = reach.fore - paper - height;
  // Cut from the ears beside it by one knife, up to the cut across the corner.
  const straight = CORNER_CUT * board - paper - height;
  const turnIn = pen('turn-in', across, { phase: turnedPhases.foreTurnIn })
    .path([across, straight], [across - (depth - straight), depth])
    .closeMirrored();
  return rectangle(name, across, height, { phase: turnedPhases.foreRim, top: turnIn });
};
