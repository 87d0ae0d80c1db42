import { type Blank, insideShare, type Join, type Panel, pen } from '../board/index.ts';
import { rectangle } from './rectangle.ts';

/** One board of a case, as deep as it reaches from the one before it to the next, in mm. */
export interface CaseBoard {
  readonly name: string;
  readonly depth: number;
}

/** Paper between two boards, as wide as they lie apart in the flat, and by how many degrees its two creases fold. */
export interface CaseHinge {
  readonly width: number;
  readonly folds: readonly [first: number, second: number];
}

/**
 * A case as of a book: boards side by side on one sheet of paper, which is turned in all round and is the hinge between
 * them. All in mm.
 */
export interface RigidCase {
  /** From head to tail: the size all boards have in common. */
  readonly across: number;
  readonly boards: readonly CaseBoard[];
  /** One less than there are boards, of which there are two at least. */
  readonly hinges: readonly CaseHinge[];
  readonly board: number;
  readonly paper: number;
  /** How far the paper reaches beyond the boards, over their edges and in: at head and tail, and at the two other ends. */
  readonly reach: { readonly head: number; readonly fore: number };
}

/** When the paper folds: up beside the boards, in over them with the ears round the corners, the ends after that; then the hinges. */
const phases = { rim: 0, turnIn: 1, foreRim: 2, foreTurnIn: 3, hinges: 4 } as const;

/** How far the corner is cut off from that of the board, in boards, along either edge: 1.55 boards square to the cut. */
const CORNER = 2.2;

/** Least paper to be turned in, in boards: more than the cut takes from the corner. */
export const LEAST_REACH = CORNER + 1;

/** Paper turned in ends so far within the board's corner, in mm. */
const PLAY = 0.3;

/** Two sides of a sheet, as a panel on each of them sees its own ends. */
type End = 'ear' | 'hinge';

/**
 * The paper at head or tail of one board: over its edge, and in. At a free end of the case an ear goes round
 * the corner, so that no board shows where the corner is cut off; at a hinge the paper goes on beside it.
 * `ends`: what is at the left end of the seat, and at the right.
 */
const headRim = (name: string, seat: number, { board, reach }: RigidCase, ends: readonly [End, End]): Panel => {
  const [long, short] = [CORNER * board, (CORNER - 1) * board];
  const depth = reach.head - board;
  const [left, right] = ends.map((end) => (end === 'ear' ? PLAY : 0)) as [number, number];
  const width = seat - left - right;
  const inner = pen('turn-in', width, { phase: phases.turnIn });
  if (ends[1] === 'ear') inner.to(width, short).to(width - (depth - short), depth);
  else inner.to(width, depth, 'crease');
  if (ends[0] === 'ear') inner.to(depth - short, depth).to(0, short);
  else inner.to(0, depth);
  const turnIn = inner.close(ends[0] === 'ear' ? 'cut' : 'crease');

  const ear = (end: string, first: number, last: number) =>
    pen(`${end}-ear`, board, { role: 'glue', phase: phases.turnIn }).to(board, first).to(0, last).close();
  const p = pen(name, seat, { phase: phases.rim });
  if (ends[1] === 'ear') p.hang(seat, board, ear('right', long, short));
  else p.to(seat, board, 'crease');
  p.to(seat - right, board)
    .hang(left, board, turnIn)
    .to(0, board);
  if (ends[0] === 'ear') p.hang(0, 0, ear('left', short, long));
  return p.close('crease');
};

/** The paper at head or tail of a hinge: turned in at once, its sides going on into those of the boards. */
const headHinge = (name: string, width: number, { reach }: RigidCase): Panel =>
  pen(name, width, { via: [{ phase: phases.rim, to: 90 }], phase: phases.turnIn, fold: 180 })
    .to(width, reach.head, 'crease')
    .to(0, reach.head)
    .close('crease');

/** The paper at a free end: it lies on that of head and tail, so it is creased one paper further out and reaches over both. */
const foreRim = ({ across, board, paper, reach }: RigidCase): Panel => {
  const height = board + paper;
  const depth = reach.fore - paper - height;
  const width = across - 2 * PLAY;
  // Along the cut, which crosses its side where the ear ends.
  const straight = CORNER * board - paper - height;
  const turnIn = pen('turn-in', width, { phase: phases.foreTurnIn })
    .to(width, straight)
    .to(width - (depth - straight), depth)
    .to(depth - straight, depth)
    .to(0, straight)
    .close();
  return rectangle('fore-rim', across, height, { phase: phases.foreRim, top: turnIn });
};

type Piece = Pick<Blank, 'trunk' | 'base' | 'rises' | 'thickness' | 'inside' | 'joins'>;

/** Name of the hinge behind a board. */
export const hingeName = (board: CaseBoard): string => `${board.name}-hinge`;

/** The cover of a case: one sheet. Its first board is the trunk, which stands on its free end. */
export const rigidCaseCover = (box: RigidCase): Piece => {
  const { across, boards, hinges, paper } = box;
  const last = boards.length - 1;
  const sheet = (i: number): Panel => {
    const board = boards[i]!;
    const [foot, head] = [i === 0 ? paper : 0, i === last ? paper : 0];
    const top = foot + board.depth;
    const [low, high]: [End, End] = [i === 0 ? 'ear' : 'hinge', i === last ? 'ear' : 'hinge'];
    const p = pen(board.name, across, {
      role: 'wall',
      phase: phases.hinges,
      fold: i === 0 ? 0 : hinges[i - 1]!.folds[1],
    });
    p.to(across, foot).hang(across, top, headRim('right-rim', board.depth, box, [high, low]));
    p.to(across, top + head).hang(0, top + head, i === last ? foreRim(box) : gap(i));
    p.to(0, top).hang(0, foot, headRim('left-rim', board.depth, box, [low, high]));
    return p.close();
  };
  const gap = (i: number): Panel => {
    const { width, folds } = hinges[i]!;
    return pen(hingeName(boards[i]!), across, { role: 'wall', phase: phases.hinges, fold: folds[0] })
      .hang(across, width, headHinge('right-end', width, box))
      .hang(0, width, sheet(i + 1))
      .hang(0, 0, headHinge('left-end', width, box))
      .close();
  };
  const sides = ['right', 'left'] as const;
  const ears = (of: CaseBoard, which: readonly [string, string]): Join[] =>
    sides.map((side, k) => ({ by: 'glue', a: `${of.name}.${side}-rim.${which[k]}-ear`, b: `${of.name}.fore-rim` }));
  return {
    trunk: sheet(0),
    base: { line: 'crease', panel: foreRim(box) },
    rises: 'up',
    thickness: paper,
    inside: insideShare.carton,
    joins: [...ears(boards[0]!, ['right', 'left']), ...ears(boards[last]!, ['left', 'right'])],
  };
};
