import { type CoverBoard, eachSide, hingeName } from '../../../src/author/index.ts';
import { type ByTemplate, type Exception, forAll, partsFrom, pressesInto } from './exception.ts';

/**
 * Exceptions for the paper of a case, which is softer than the laws assume. At head and tail it is turned in over a
 * board beside a hinge where there is none, and goes on from one to the other.
 */
const coverCaseExceptions = (boards: readonly Board[]): Exception[] =>
  boards.slice(1).flatMap((next, k) => beside(boards[k]!, next));

/** A board of a case, in the order in which they lie on the cover. */
type Board = Pick<CoverBoard, 'name' | 'stands'>;

/** Exceptions for a hinge and the adjacent boards: the upright ones, or both if neither stands upright. */
const beside = (before: Board, next: Board): Exception[] => {
  const hinge = `case_cover:${hingeName(before.name)}`;
  const both = [before, next];
  const standing = both.some(({ stands }) => stands) ? both.filter(({ stands }) => stands) : both;
  return eachSide((side) => [
    ...both.flatMap(({ name }) =>
      [`${name}.${side}-rim`, `${name}.${side}-rim.turn-in`].map((over) =>
        partsFrom(
          `case_cover:${over}`,
          `${hinge}.${side}-end`,
          0.1,
          'the turn-in lies one board higher beside the hinge than in it, and stretches over the edge between',
          { plus: { material: 1.45 } },
        ),
      ),
    ),
    ...standing.map(({ name }) =>
      pressesInto(
        `${name}_board:${name}`,
        `${hinge}.${side}-end`,
        1.1,
        'the board stands on the turn-in at the hinge and presses into it',
      ),
    ),
  ]);
};

const spine = { name: 'spine', stands: true };
const flap = { name: 'flap', stands: true };
const [back, front] = [{ name: 'back' }, { name: 'front' }];

/** Exceptions of cases of greyboard, by template. */
export const coverCases: ByTemplate = {
  'Rigid book box': coverCaseExceptions([{ name: 'base' }, spine, { name: 'lid' }]),
  'Book-style rigid box': [
    ...coverCaseExceptions([{ name: 'base' }, spine, { name: 'lid' }, flap]),
    // The ends of the hinge reach the corners of the tray.
    ...[
      ['front', 'hinge'],
      ['front', 'hinge.hinge-end'],
      ['right', 'hinge.hinge-end'],
      ['left', 'hinge.hinge-end'],
    ].map(([wall, piece]) =>
      pressesInto(
        `tray_cover:${wall}.rim`,
        `case_lining:lid.${piece}`,
        1.5,
        'while the flap comes down, the lining of its hinge brushes the rim of the tray',
        { passing: true },
      ),
    ),
  ],
  'Collapsible rigid box': coverCaseExceptions([{ name: 'back', stands: true }, { name: 'lid' }, flap]),
  ...forAll(coverCaseExceptions([back, spine, front]), 'Ring binder', 'Folding swatch card with spine'),
  'Swatch card with soft spine': coverCaseExceptions([back, front]),
};
