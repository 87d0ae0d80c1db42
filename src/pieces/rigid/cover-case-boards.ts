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

/** A board of the closed cover, seen from head or tail: position and direction (`turned`, in degrees from flat) of its panel's seat. */
interface Leaf extends CoverBoard {
  /** Distance behind the free end, and above the ground, in mm. */
  readonly at: readonly [back: number, up: number];
  readonly turned: number;
  /** Distance of the board from the seat, in mm. */
  readonly foot: number;
}

/** Positions of the boards in the closed cover. */
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

/** Distance of a lining from the edges of its board, in mm. */
export const LINING = 3;

/** A hole through a board of a case, its paper and its lining. `at`: x from the board's left end, y from its foot. */
export interface CaseHole {
  readonly on: string;
  readonly at: Point;
  /** Its position in the lining, which is seen from behind. @defaultValue the mirror image of `at` */
  readonly inLining?: Point;
  readonly ring: (at: Point) => readonly Curve[];
}

/** Details of a case: linings of boards, labels of its cover, and cut-outs of its parts. */
export interface CoverCaseFurnishing {
  /** Id of its cover. */
  readonly cover?: string;
  readonly linings?: readonly string[];
  readonly labels?: Labels;
  readonly holes?: readonly CaseHole[];
  /** Cut-outs by part id. */
  readonly cutouts?: Readonly<Record<string, readonly Cutout[]>>;
  /** Position of the cover's trunk in the box, and its approach, in mm. Without it the cover is the reference of the other parts. */
  readonly place?: { readonly at: Point3; readonly approach: Point3 };
}

/** All parts of a case: its cover, the boards glued to its panels, and linings that hide the turn-ins. */
export const coverCaseParts = (
  book: CoverCase,
  { cover = 'case_cover', linings = [], labels = {}, holes = [], cutouts = {}, place }: CoverCaseFurnishing = {},
): BodyOfPart[] => {
  const { across, board, paper } = book;
  const leaves = leavesOf(book);
  // A frame at a point of a leaf, along its axes. With `face` -1 it is turned face down about the axis that points away from the seat.
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
        // On two turned-in papers, which overlap at the corners.
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
