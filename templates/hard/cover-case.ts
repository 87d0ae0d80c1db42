import { type Exception, hingeName } from '../../src/author/index.ts';

/** A case as its exceptions are written down. */
interface Bound {
  /** Id of its cover. */
  readonly cover?: string;
  /** Its boards, in the order in which they lie on the cover. */
  readonly boards: readonly string[];
  /** Those that stand on a hinge when the case is closed, each with the board before that hinge. */
  readonly stand: readonly (readonly [board: string, before: string])[];
  readonly linings: readonly string[];
}

/** What is turned in at head and tail beside a hinge, each with what is turned in at the hinge. */
const besideHinges = (boards: readonly string[]): (readonly [over: string, end: string])[] =>
  boards
    .slice(1)
    .flatMap((next, k) =>
      ['right', 'left'].flatMap((side) =>
        [boards[k]!, next].flatMap((board) =>
          [`${board}.${side}-rim`, `${board}.${side}-rim.turn-in`].map(
            (over) => [over, `${hingeName(boards[k]!)}.${side}-end`] as const,
          ),
        ),
      ),
    );

/**
 * The laws as the paper of a case breaks them. It is softer than the laws take it to be: at head and tail it is turned in over a
 * board beside a hinge where there is none, and goes on from one to the other.
 */
export const coverCaseExceptions = ({ cover = 'case_cover', boards, stand, linings }: Bound): Exception[] => [
  ...besideHinges(boards).map(
    ([over, end]): Exception => ({
      law: 'crease',
      panels: [`${cover}:${over}`, `${cover}:${end}`],
      upTo: 0.1,
      plus: { material: 1.45 },
      why: 'paper turned in lies a board higher beside the hinge than in it, and stretches over the edge between',
    }),
  ),
  ...stand.flatMap(([board, before]) =>
    ['right', 'left'].map(
      (side): Exception => ({
        law: 'solid',
        panels: [`${board}_board:board`, `${cover}:${hingeName(before)}.${side}-end`],
        upTo: 1.1,
        why: 'the board stands on the paper turned in at the hinge, and presses into it',
      }),
    ),
  ),
  ...linings.flatMap((board) =>
    [
      'right-rim',
      'left-rim',
      ...(board === boards[0] || board === boards.at(-1) ? ['fore-rim'] : []),
      ...(boards.length === 1 ? ['far-rim'] : []),
    ].map(
      (rim): Exception => ({
        law: 'solid',
        panels: [`${cover}:${board}.${rim}.turn-in`, `${board}_lining:lining`],
        upTo: 3.2,
        passing: true,
        why: 'the lining is glued in after the paper is turned in, and lies there from the start in our pictures',
      }),
    ),
  ),
];
