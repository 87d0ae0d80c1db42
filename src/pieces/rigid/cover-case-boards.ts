import {
  type BodyOfPart,
  type Cutout,
  coverPart,
  glued,
  type Labels,
  type PartPlacement,
  part,
  placed,
} from '../../board/index.ts';
import { type Curve, cosSin, type Point, type Point3 } from '../../geometry/index.ts';
import { rectangle } from '../rectangle.ts';
import { type CoverBoard, type CoverCase, coverCaseSheet, hingeFolds } from './cover-case.ts';
import { ofPaper } from './paper.ts';

/** A board of the closed cover as it is seen from head or tail: where its panel's seat is, and which way that rises, in degrees from flat. */
interface Leaf extends CoverBoard {
  /** Behind the free end, and above the ground on which the cover lies. */
  readonly at: readonly [back: number, up: number];
  readonly turned: number;
  /** How far beyond the seat its board begins. */
  readonly foot: number;
}

/** The boards' places in the closed cover, one after the other. */
const leavesOf = ({ boards, hinge, paper }: CoverCase): Leaf[] => {
  let [back, up, turned] = [0, 0, 0];
  const go = (far: number): void => {
    const [c, s] = cosSin(turned);
    [back, up] = [back + far * c, up + far * s];
  };
  return boards.map((board, i) => {
    const foot = i === 0 ? paper : 0;
    const leaf: Leaf = { ...board, at: [back, up], turned, foot };
    go(foot + board.depth);
    const next = boards[i + 1];
    if (next) {
      const [first, second] = hingeFolds(board, next);
      turned += first;
      go(hinge);
      turned += second;
    }
    return leaf;
  });
};

/** How far a lining ends within the edges of the board it lies on, in mm. */
export const LINING = 3;

/** A hole through a board of a case, its paper and its lining, if it has one: x from the board's left end, y from where it begins. */
export interface CaseHole {
  readonly on: string;
  readonly at: Point;
  /** Where it lies in the lining, which is seen from behind; the mirror image of `at` by default. */
  readonly inLining?: Point;
  readonly ring: (at: Point) => readonly Curve[];
}

/** What else there is on a case: on which boards a lining lies, labels of its cover, and what is cut out of its parts. */
export interface CoverCaseFurnishing {
  /** Id of its cover. */
  readonly cover?: string;
  readonly linings?: readonly string[];
  readonly labels?: Labels;
  readonly holes?: readonly CaseHole[];
  /** Cut-outs of single parts, by their ids. */
  readonly cutouts?: Readonly<Record<string, readonly Cutout[]>>;
  /** Where the cover's trunk begins in the box, and where it comes from, in mm. Without it all other parts are placed by the cover. */
  readonly place?: { readonly at: Point3; readonly approach: Point3 };
}

/** All parts of a case: its cover, the boards glued to its panels, and linings on those, which cover what was turned in. */
export const coverCaseParts = (
  book: CoverCase,
  { cover = 'case_cover', linings = [], labels = {}, holes = [], cutouts = {}, place }: CoverCaseFurnishing = {},
): BodyOfPart[] => {
  const { across, board, paper } = book;
  const leaves = leavesOf(book);
  // A frame that begins at a point of a leaf, along its axes, or turned face down about the one from the seat.
  const lying = (leaf: Leaf, [u, v, w]: Point3, face: 1 | -1): PartPlacement => {
    const [x, y, z] = place?.at ?? [0, 0, 0];
    const [c, s] = cosSin(leaf.turned);
    const [back, up] = leaf.at;
    const at: Point3 = [x + u, y + back + c * v + s * w, z - up - s * v + c * w];
    return { ...placed(at, [0, 0, 0], [face, 0, 0], [0, c, -s]), with: `${cover}:${leaf.name}` };
  };
  const cut = (on: string, ring: readonly Curve[]): Cutout => ({ on, ring, line: 'cut' });
  const through = (on: string, panel: string, to: (hole: CaseHole) => Point): Cutout[] =>
    holes.flatMap((hole) => (hole.on === on ? [cut(panel, hole.ring(to(hole)))] : []));
  const boards = leaves.map((leaf) =>
    part(
      `${leaf.name}_board`,
      {
        trunk: rectangle('board', across, leaf.depth, { role: 'wall' }),
        joins: [glued('board', `${cover}:${leaf.name}`)],
        cutouts: through(leaf.name, 'board', ({ at }) => at),
      },
      lying(leaf, [0, leaf.foot, 0], 1),
    ),
  );
  const lined = leaves
    .filter(({ name }) => linings.includes(name))
    .map((leaf) =>
      coverPart(
        `${leaf.name}_lining`,
        {
          trunk: rectangle('lining', across - 2 * LINING, leaf.depth - 2 * LINING, { role: 'wall' }),
          ...ofPaper(paper),
          cutouts: through(
            leaf.name,
            'lining',
            ({ at: [x, y], inLining }) => inLining ?? [across - LINING - x, y - LINING],
          ),
        },
        // Over two papers turned in, one over the other at the corners.
        lying(leaf, [across - LINING, leaf.foot + LINING, -(board + 2 * paper)], -1),
      ),
    );
  const sheet = {
    ...coverCaseSheet(book),
    labels,
    cutouts: leaves.flatMap(({ name, foot }) => through(name, name, ({ at: [x, y] }) => [x, y + foot])),
  };
  return [coverPart(cover, sheet, place && placed(place.at, place.approach)), ...boards, ...lined].map((piece) => ({
    ...piece,
    blank: { ...piece.blank, cutouts: [...(piece.blank.cutouts ?? []), ...(cutouts[piece.id] ?? [])] },
  }));
};
