import {
  type CoverBoard,
  type Exception,
  eachSide,
  hingeName,
  partsFrom,
  pressesInto,
} from '../../src/author/index.ts';

interface CaseInPaper {
  /** Id of its cover. */
  readonly cover?: string;
  /** Its boards, in the order in which they lie on the cover. */
  readonly boards: readonly Pick<CoverBoard, 'name' | 'stands'>[];
  readonly linings: readonly string[];
}

/**
 * Exceptions for the paper of a case, which is softer than the laws assume. At head and tail it is turned in over a
 * board beside a hinge where there is none, and goes on from one to the other.
 */
export const coverCaseExceptions = ({ cover = 'case_cover', boards, linings }: CaseInPaper): Exception[] => [
  ...boards.slice(1).flatMap((next, k) => beside(cover, boards[k]!, next)),
  ...boards
    .filter(({ name }) => linings.includes(name))
    .flatMap(({ name }) =>
      freeRims(name, boards).map((rim) =>
        pressesInto(
          `${cover}:${name}.${rim}.turn-in`,
          `${name}_lining:lining`,
          3.2,
          'the lining is glued in after the turn-in; our pictures show it from the start',
          { passing: true },
        ),
      ),
    ),
];

type Board = CaseInPaper['boards'][number];

/** Exceptions for a hinge and the adjacent boards: the upright ones, or both if neither stands upright. */
const beside = (cover: string, before: Board, next: Board): Exception[] => {
  const hinge = `${cover}:${hingeName(before.name)}`;
  const both = [before, next];
  const standing = both.some(({ stands }) => stands) ? both.filter(({ stands }) => stands) : both;
  return eachSide((side) => [
    ...both.flatMap(({ name }) =>
      [`${name}.${side}-rim`, `${name}.${side}-rim.turn-in`].map((over) =>
        partsFrom(
          `${cover}:${over}`,
          `${hinge}.${side}-end`,
          0.1,
          'the turn-in lies one board higher beside the hinge than in it, and stretches over the edge between',
          { plus: { material: 1.45 } },
        ),
      ),
    ),
    ...standing.map(({ name }) =>
      pressesInto(
        `${name}_board:board`,
        `${hinge}.${side}-end`,
        1.1,
        'the board stands on the turn-in at the hinge and presses into it',
      ),
    ),
  ]);
};

/** The edges of a board with a turn-in. */
const freeRims = (name: string, boards: readonly Board[]): string[] => [
  'right-rim',
  'left-rim',
  ...(name === boards[0]!.name || name === boards.at(-1)!.name ? ['fore-rim'] : []),
  ...(boards.length === 1 ? ['far-rim'] : []),
];
