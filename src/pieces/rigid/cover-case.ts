import { type Blank, insideShare, type Join, type Panel, pen } from '../../board/index.ts';
import { type End, foreRim, headRim, type TurnedEdge, turnedPhases } from './turned-edge.ts';

/** One board of a case, as deep as it reaches from the one before it to the next, in mm. */
export interface CoverBoard {
  readonly name: string;
  readonly depth: number;
}

/** Paper between two boards, as wide as they lie apart in the flat, and by how many degrees its two creases fold. */
export interface CoverHinge {
  readonly width: number;
  readonly folds: readonly [first: number, second: number];
}

/**
 * A case as of a book: boards side by side on one sheet of paper, which is turned in all round and is the hinge between
 * them. All in mm.
 */
export interface CoverCase extends TurnedEdge {
  /** From head to tail: the size all boards have in common. */
  readonly across: number;
  readonly boards: readonly CoverBoard[];
  /** One less than there are boards. */
  readonly hinges: readonly CoverHinge[];
}

/** When the hinges fold: after the paper is turned in everywhere. */
const HINGES = turnedPhases.foreTurnIn + 1;

/** The paper at head or tail of a hinge: turned in at once, its sides going on into those of the boards. */
const headHinge = (name: string, width: number, { reach }: CoverCase): Panel =>
  pen(name, width, { foldSteps: [{ phase: turnedPhases.rim, to: 90 }], phase: turnedPhases.turnIn, fold: 180 })
    .to(width, reach.head, 'crease')
    .to(0, reach.head)
    .close('crease');

type Piece = Pick<Blank, 'trunk' | 'base' | 'rises' | 'thickness' | 'inside' | 'joins'>;

/** Name of the hinge behind a board of this name. */
export const hingeName = (board: string): string => `${board}-hinge`;

/** The cover of a case: one sheet. Its first board is the trunk, which stands on its free end. */
export const coverCaseSheet = (box: CoverCase): Piece => {
  const { across, boards, hinges, paper } = box;
  const last = boards.length - 1;
  // A board alone has both free ends.
  const farRim = last === 0 ? 'far-rim' : 'fore-rim';
  const sheet = (i: number): Panel => {
    const board = boards[i]!;
    const [foot, head] = [i === 0 ? paper : 0, i === last ? paper : 0];
    const top = foot + board.depth;
    const [low, high]: [End, End] = [i === 0 ? 'ear' : 'hinge', i === last ? 'ear' : 'hinge'];
    const p = pen(board.name, across, {
      role: 'wall',
      phase: HINGES,
      fold: i === 0 ? 0 : hinges[i - 1]!.folds[1],
    });
    p.to(across, foot).hang(across, top, headRim('right-rim', board.depth, box, [high, low]));
    p.to(across, top + head).hang(0, top + head, i === last ? foreRim(farRim, across, box) : gap(i));
    p.to(0, top).hang(0, foot, headRim('left-rim', board.depth, box, [low, high]));
    return p.close();
  };
  const gap = (i: number): Panel => {
    const { width, folds } = hinges[i]!;
    return pen(hingeName(boards[i]!.name), across, { role: 'wall', phase: HINGES, fold: folds[0] })
      .hang(across, width, headHinge('right-end', width, box))
      .hang(0, width, sheet(i + 1))
      .hang(0, 0, headHinge('left-end', width, box))
      .close();
  };
  const sides = ['right', 'left'] as const;
  const ears = (of: CoverBoard, which: readonly [string, string], rim: string): Join[] =>
    sides.map((side, k) => ({ by: 'glue', a: `${of.name}.${side}-rim.${which[k]}-ear`, b: `${of.name}.${rim}` }));
  return {
    trunk: sheet(0),
    base: { line: 'crease', panel: foreRim('fore-rim', across, box) },
    rises: 'up',
    thickness: paper,
    inside: insideShare.carton,
    joins: [...ears(boards[0]!, ['right', 'left'], 'fore-rim'), ...ears(boards[last]!, ['left', 'right'], farRim)],
  };
};
