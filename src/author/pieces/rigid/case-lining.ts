import type { FoldStep, Panel } from '../../../board/index.ts';
import { rectangle } from '../shapes.ts';
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

/** The lining of a run of boards, flat: a panel on each, and in each hinge one on the edge of the lying board and one on the floor. */
export const caseLining = (book: CoverCase, run: readonly CoverBoard[], closing: number): Panel => {
  const { across, board, paper } = book;
  const [wide, last] = [across - 2 * LINING, run.length - 1];
  const floor = book.hinge - board - 4 * paper;
  const inHinge = { edge: board, floor, away: book.hinge, below: board + 2 * paper };
  const onBoard = (i: number, folds: readonly FoldStep[]): Panel => {
    const { name, depth } = run[i]!;
    const long = depth - liningMargin(run, i, 0, paper) - liningMargin(run, i, last, paper);
    return rectangle(name, wide, long, { role: 'wall', folds, top: i === last ? 'cut' : overHinge(i) });
  };
  const overHinge = (i: number): Panel => {
    const next = i + 1;
    const phase = closingPhase(book.boards, run[next]!.name, closing);
    const isFromStanding = run[i]!.stands === true;
    const lift = isFromStanding ? BEND_ROOM_PAPERS * paper : 0;
    const turn = (k: 0 | 1 | 2): FoldStep[] => {
      const to = k === 0 ? 90 : -90;
      return [{ phase, to, ease: (share) => (share < 1 ? -liningTurns({ ...inHinge, lift }, 90 * share)[k] : to) }];
    };
    const [near, far] = isFromStanding ? [floor, board] : [board, floor];
    const [start, end] = isFromStanding ? [turn(2), turn(0)] : [turn(0), turn(2)];
    const top = rectangle('hinge-end', wide, far, { folds: turn(1), top: onBoard(next, end) });
    return rectangle('hinge', wide, near, { folds: start, top });
  };
  return onBoard(0, [{ phase: 0, to: 0 }]);
};
