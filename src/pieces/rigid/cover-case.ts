import { type Body, eachSide, glued, type Panel, pen } from '../../board/index.ts';
import { ofPaper } from './paper.ts';
import { foreRim, headRim, type TurnedEdge, type TurnInEnd, turnedPhases } from './turned-edge.ts';

/** One board of a case. */
export interface CoverBoard {
  readonly name: string;
  /** How far it reaches from the board before it to the next, in mm. */
  readonly depth: number;
  /** It stands upright in the closed case. */
  readonly stands?: boolean;
}

/**
 * A case as of a book: boards side by side on one sheet of paper, which is turned in all round and is the hinge between
 * them. All in mm.
 */
export interface CoverCase extends TurnedEdge {
  /** From head to tail: the size all boards have in common. */
  readonly across: number;
  readonly boards: readonly CoverBoard[];
  /** How far the boards lie apart in the flat. */
  readonly hinge: number;
}

/** Name of the hinge behind a board of this name. */
export const hingeName = (board: string): string => `${board}-hinge`;

/**
 * By how many degrees the two creases of a hinge fold: it goes on with a board that lies, and turns where the one next to it stands;
 * between two boards that lie it stands itself, as a soft spine.
 */
export const hingeFolds = (
  before: Pick<CoverBoard, 'stands'>,
  next: Pick<CoverBoard, 'stands'>,
): readonly [first: number, second: number] => [next.stands ? 0 : 90, before.stands ? 0 : 90];

/** The cover of a case: one sheet. Its first board is the trunk, which stands on its free end. */
export const coverCaseSheet = (book: CoverCase): Body => {
  const { across, boards, hinge, paper } = book;
  // The hinges fold after the paper is turned in everywhere.
  const phase = turnedPhases.foreTurnIn + 1;
  const last = boards.length - 1;
  // A board alone has both free ends.
  const farRim = last === 0 ? 'far-rim' : 'fore-rim';
  // At head or tail of a hinge the paper is turned in at once, its sides going on into those of the boards.
  const headHinge = (name: string): Panel =>
    pen(name, hinge, { foldSteps: [{ phase: turnedPhases.rim, to: 90 }], phase: turnedPhases.turnIn, fold: 180 })
      .to(hinge, book.reach.head, 'crease')
      .to(0, book.reach.head)
      .close('crease');
  const sheet = (i: number, fold: number): Panel => {
    const { name, depth } = boards[i]!;
    const [foot, head] = [i === 0 ? paper : 0, i === last ? paper : 0];
    const top = foot + depth;
    const [low, high]: [TurnInEnd, TurnInEnd] = [i === 0 ? 'ear' : 'hinge', i === last ? 'ear' : 'hinge'];
    return pen(name, across, { role: 'wall', phase, fold })
      .to(across, foot)
      .hang(across, top, headRim('right-rim', depth, book, [high, low]))
      .to(across, top + head)
      .hang(0, top + head, i === last ? foreRim(farRim, across, book) : gap(i))
      .to(0, top)
      .hang(0, foot, headRim('left-rim', depth, book, [low, high]))
      .close();
  };
  const gap = (i: number): Panel => {
    const [first, second] = hingeFolds(boards[i]!, boards[i + 1]!);
    return pen(hingeName(boards[i]!.name), across, { role: 'wall', phase, fold: first })
      .hang(across, hinge, headHinge('right-end'))
      .hang(0, hinge, sheet(i + 1, second))
      .hang(0, 0, headHinge('left-end'))
      .close();
  };
  // Seen from the last board, right and left ears are the other way round.
  const ears = (board: string, turned: boolean, rim: string) =>
    eachSide((side) =>
      glued(`${board}.${side}-rim.${turned === (side === 'right') ? 'left' : 'right'}-ear`, `${board}.${rim}`),
    );
  return {
    trunk: sheet(0, 0),
    base: { line: 'crease', panel: foreRim('fore-rim', across, book) },
    ...ofPaper(paper),
    joins: [...ears(boards[0]!.name, false, 'fore-rim'), ...ears(boards[last]!.name, true, farRim)],
  };
};
