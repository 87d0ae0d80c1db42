import { type Body, eachSide, glued, type Panel, pen } from '../../../board/index.ts';
import type { Transform3 } from '../../../geometry/index.ts';
import { trapezium } from '../shapes.ts';
import { foreRim, headRim, ofPaper, type TurnedEdge, type TurnInEnd, turnedPhases } from './turned-edge.ts';

export interface CoverBoard {
  readonly name: string;
  /** Its size in the direction from the previous board to the next, in mm. */
  readonly depth: number;
  /** True when it stands upright in the closed case. */
  readonly stands?: boolean;
}

/** A case like a book's, in mm: boards side by side on one sheet of paper, turned in on all sides, which forms the hinges between them. */
export interface CoverCase extends TurnedEdge {
  /** Size of all boards from head to tail. */
  readonly across: number;
  readonly boards: readonly CoverBoard[];
  /** Gap between two boards of the flat case. */
  readonly hinge: number;
  /** Set when the first board stands at a hinge of another panel, instead of ending free. */
  readonly hung?: HungCase;
}

/**
 * How the first board of a case stands at a hinge of another panel: `frame` of its left end, along it and away from the panel; length `seat`
 * there; sides turned in `from` so high; width of the `lining` and of a `wing` at both its sides; `phase` in which it rises, before the others.
 */
type HungCase = { readonly frame: Transform3 } & Readonly<
  Record<'seat' | 'from' | 'lining' | 'wing' | 'phase', number>
>;

/** First phase after all paper of a case is turned in. */
export const afterTurnIns = turnedPhases.foreTurnIn + 1;

export const hingeName = (board: string): string => `${board}-hinge`;

/** Fold angles in degrees of a hinge's creases. Beside a standing board it continues the lying one; between lying ones it is a spine. */
export const hingeFolds = (
  before: Pick<CoverBoard, 'stands'>,
  next: Pick<CoverBoard, 'stands'>,
): readonly [first: number, second: number] => [next.stands ? 0 : 90, before.stands ? 0 : 90];

/** Phase in which the hinge before a board folds, `first` for most. A flap at the far end comes down when the lid is closed. */
export const closingPhase = ({ boards, hung }: CoverCase, name: string, first: number): number => {
  const i = boards.findIndex((board) => board.name === name);
  return hung ? hung.phase + i : i === boards.length - 1 && boards[i]!.stands ? first + 1 : first;
};

/** The cover of a case: one sheet. Its trunk is the first board's panel, or the hinge that it hangs on. `closing`: first phase of its hinges. */
export const coverCaseSheet = (book: CoverCase, closing: number): Body => {
  const { across, boards, hinge, paper, hung } = book;
  const last = boards.length - 1;
  // A single board has both free ends, which need different names.
  const farRim = last === 0 ? 'far-rim' : 'fore-rim';
  // At head and tail of a hinge the paper is turned in without a rim, connected to the turn-ins of both boards.
  const headHinge = (): Panel =>
    pen('right-end', hinge, { foldSteps: [{ phase: turnedPhases.rim, to: 90 }], phase: turnedPhases.turnIn, fold: 180 })
      .to(hinge, book.reach.head, 'crease')
      .closeMirrored();
  const sheet = (i: number, fold: number): Panel => {
    const { name, depth } = boards[i]!;
    const [foot, head] = [i || hung ? 0 : paper, i === last ? paper : 0];
    const top = foot + depth;
    const from = i || !hung ? foot : hung.from;
    const phase = closingPhase(book, name, closing);
    const [low, high]: [TurnInEnd, TurnInEnd] = [i ? 'hinge' : hung ? 'mitre' : 'ear', i === last ? 'ear' : 'hinge'];
    return pen(name, across, { role: 'wall', phase, fold })
      .to(across, from)
      .hang(across, top, headRim('right-rim', top - from, book, [high, low]))
      .to(across, top + head)
      .hang(0, top + head, i === last ? foreRim(farRim, across, book) : gap(i))
      .to(0, top)
      .hang(0, from, headRim('left-rim', top - from, book, [low, high]))
      .close();
  };
  const gap = (i: number): Panel => {
    const [first, second] = hingeFolds(boards[i]!, boards[i + 1]!);
    const phase = closingPhase(book, boards[i + 1]!.name, closing);
    return pen(hingeName(boards[i]!.name), across, { role: 'wall', phase, fold: first })
      .hang(across, hinge, headHinge())
      .closeMirrored(sheet(i + 1, second));
  };
  const foot = (seat: number, top: Panel): Panel =>
    trapezium(`${top.name}-foot`, seat, hinge, (seat - across) / 2, { role: 'wall', fold: 0, top });
  // Right and left ears are swapped on the last board.
  const ears = (board: string, turned: boolean, rim: string) =>
    eachSide((side) =>
      glued(`${board}.${side}-rim.${turned === (side === 'right') ? 'left' : 'right'}-ear`, `${board}.${rim}`),
    );
  return {
    trunk: hung ? foot(hung.seat, sheet(0, 90)) : sheet(0, 0),
    base: { line: 'crease', panel: foreRim('fore-rim', across, book) },
    ...ofPaper(paper),
    joins: [...(hung ? [] : ears(boards[0]!.name, false, 'fore-rim')), ...ears(boards[last]!.name, true, farRim)],
  };
};
