import type { FoldStep, Panel, PanelSide } from '../../../board/index.ts';
import { rectangle, trapezium } from '../shapes.ts';
import { type CoverBoard, type CoverCase, closingPhase } from './cover-case.ts';
import { liningTurns } from './inner/lining-hinge.ts';

/** Distance of a lining from the edges of its board, in mm. */
export const LINING = 3;

/** Room of the bends of a lining half-way from a standing to a lying board, in papers. */
const BEND_ROOM_PAPERS = 4;

/** Distance in mm at one end of a board that its lining leaves free. @param end of the run of lined boards, if the board is at it. */
export const liningMargin = (run: readonly CoverBoard[], i: number, end: number, paper: number): number => {
  if (i !== end) return run[i]!.stands ? 2 * paper : 0;
  // Paper lies on the print side of a fold towards it, which takes three papers at each end of a hinge.
  return LINING - 3 * paper * (run.length - 1);
};

/** The lining of a run of boards: a panel on each, and in each hinge, also of a hung case, one on the lying board's edge and one on the floor. */
export const caseLining = (book: CoverCase, run: readonly CoverBoard[], closing: number): Panel => {
  const { across, board, paper, hung } = book;
  const [wide, last] = [hung?.lining ?? across - 2 * LINING, run.length - 1];
  const floor = book.hinge - board - 4 * paper;
  const inHinge = { edge: board, floor, away: book.hinge, below: board + 2 * paper };
  const onBoard = (i: number, folds: readonly FoldStep[]): Panel => {
    const { name, depth } = run[i]!;
    const long = depth - liningMargin(run, i, hung ? -1 : 0, paper) - liningMargin(run, i, last, paper);
    // Wings stay clear of the boards beside them, which lie flat when the wings fold in.
    const wing = (id: string): PanelSide => {
      if (i || !hung?.wing) return 'cut';
      return trapezium(id, long - 4 * board - 6, hung.wing, 3, { role: 'glue', fold: -90, phase: hung.phase + 1 });
    };
    const [right, left] = [wing('right-wing'), wing('left-wing')];
    return rectangle(name, wide, long, { role: 'wall', folds, top: i === last ? 'cut' : overHinge(i), right, left });
  };
  const overHinge = (i: number): Panel => {
    const next = i + 1;
    const phase = closingPhase(book, run[next]!.name, closing);
    const isFromStanding = run[i]?.stands === true;
    const lift = isFromStanding ? BEND_ROOM_PAPERS * paper : 0;
    const turn = (k: 0 | 1 | 2): FoldStep[] => {
      const to = k === 0 ? 90 : -90;
      return [{ phase, to, ease: (share) => (share < 1 ? -liningTurns({ ...inHinge, lift }, 90 * share)[k] : to) }];
    };
    const [near, far] = isFromStanding ? [floor, board] : [board, floor];
    const [start, end] = isFromStanding ? [turn(2), turn(0)] : [turn(0), turn(2)];
    const [name, seat] = i < 0 ? [`${run[0]!.name}-hinge`, hung!.seat] : ['hinge', wide];
    const top = trapezium('hinge-end', seat, far, (seat - wide) / 2, { folds: turn(1), top: onBoard(next, end) });
    return rectangle(name, seat, near, { folds: start, top });
  };
  return hung ? overHinge(-1) : onBoard(0, [{ phase: 0, to: 0 }]);
};
