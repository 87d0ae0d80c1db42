import { type BodyOfPart, type Cutout, coverPart, glued, type Labels, part, placed } from '../../../board/index.ts';
import { type Curve, compose, cosSin, type Point, type Point3 } from '../../../geometry/index.ts';
import { rectangle } from '../shapes.ts';
import { caseLining, LINING, liningMargin } from './case-lining.ts';
import { afterTurnIns, type CoverBoard, type CoverCase, coverCaseSheet, hingeFolds, hingeName } from './cover-case.ts';
import { ofPaper } from './turned-edge.ts';

/** A board of the closed cover, seen from head or tail: position and direction (`turned`, in degrees from flat) of its panel's seat. */
interface Leaf extends CoverBoard {
  /** Distance behind the free end, and above the ground, in mm. */
  readonly at: readonly [back: number, up: number];
  readonly turned: number;
  /** Distance of the board from the seat, in mm. */
  readonly foot: number;
}

const leavesOf = ({ boards, hinge, paper, hung }: CoverCase): Leaf[] => {
  let [back, up, turned] = hung ? [hinge, 0, 90] : [0, 0, 0];
  const go = (far: number): void => {
    const [c, s] = cosSin(turned);
    [back, up] = [back + far * c, up + far * s];
  };
  return boards.map((board, i) => {
    const foot = i || hung ? 0 : paper;
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

/** A hole through a board of a case, its paper and its lining. `at`: x from the board's left end, y from its foot. */
export interface CaseHole {
  readonly on: string;
  readonly at: Point;
  readonly ring: (at: Point) => readonly Curve[];
}

/** Details of a case: linings of boards, labels of its cover, and cut-outs of its parts. */
export interface CoverCaseFurnishing {
  /** Id of its cover. */
  readonly cover?: string;
  /** Boards of each lining, by name. A lining over several also covers the hinges of standing ones, and soft spines between lined ones. */
  readonly linings?: readonly (readonly string[])[];
  readonly labels?: Labels;
  readonly holes?: readonly CaseHole[];
  /** Cut-outs of boards, by their names. */
  readonly cutouts?: readonly Cutout[];
  /** Position of the cover's trunk and its approach in mm, in a phase with the contents ready. Omitted: the other parts refer to it. */
  readonly place?: { readonly at: Point3; readonly approach: Point3; readonly phase: number };
}

/** All parts of a case: its cover, the boards glued to its panels, and linings that hide the turn-ins. */
export const coverCaseParts = (
  book: CoverCase,
  { cover = 'case_cover', linings = [], labels = {}, holes = [], cutouts = [], place }: CoverCaseFurnishing = {},
): BodyOfPart[] => {
  const { across, board, paper, hung } = book;
  const leaves = leavesOf(book);
  // Linings and contents come to the open case, after its turn-ins.
  const arrival = place?.phase ?? afterTurnIns;
  const closing = place || linings.length ? arrival + 1 : arrival;
  // A frame at a point of a leaf, along its axes. With `face` -1 it is turned face down about the axis that points away from the seat.
  const lying = (leaf: Pick<Leaf, 'at' | 'turned'>, [u, v, w]: Point3, face: 1 | -1, approach: Point3 = [0, 0, 0]) => {
    const [x, y, z] = place?.at ?? [0, 0, 0];
    const [c, s] = cosSin(leaf.turned);
    const [back, up] = leaf.at;
    const at: Point3 = [x + u, y + back + c * v + s * w, z - up - s * v + c * w];
    const own = placed(at, approach, [face, 0, 0], [0, c, -s]);
    return hung ? { ...own, pose: compose(hung.frame, own.pose) } : own;
  };
  const through = (on: string, to: (at: Point) => Point): Cutout[] =>
    holes.filter((hole) => hole.on === on).map(({ at, ring }) => ({ on, ring: ring(to(at)), line: 'cut' }));
  const boards = leaves.map((leaf) =>
    part(
      `${leaf.name}_board`,
      {
        trunk: rectangle(leaf.name, across, leaf.depth, { role: 'wall' }),
        joins: [glued(leaf.name, `${cover}:${leaf.name}`)],
        cutouts: [...through(leaf.name, (at) => at), ...cutouts.filter(({ on }) => on === leaf.name)],
      },
      { ...lying(leaf, [0, leaf.foot, 0], 1), with: `${cover}:${leaf.name}` },
    ),
  );
  // A lining moves with the board that it lies on, and comes to it from the inside, where no turn-in reaches.
  const lined = (leaf: Pick<Leaf, 'at' | 'turned'>, at: Point3, on: string) => {
    const [c, s] = cosSin(leaf.turned);
    const away = -(Math.max(book.reach.head, book.reach.fore) + 20);
    return { ...lying(leaf, at, -1, [0, s * away, c * away]), with: `${cover}:${on}`, phase: arrival };
  };
  const papers = linings.map((names) => {
    const run = leaves.filter(({ name }) => names.includes(name));
    const first = run[0]!;
    const foot = (i: number): number => liningMargin(run, i, 0, paper);
    const holed = run.flatMap(({ name }, i) => through(name, ([x, y]) => [across - LINING - x, y - foot(i)]));
    // On two turned-in papers, which overlap at the corners.
    const at: Point3 = [across - LINING, first.foot + foot(0), -(board + 2 * paper)];
    return coverPart(
      run.length > 1 ? 'case_lining' : `${names[0]}_lining`,
      { trunk: caseLining(book, run, closing), ...ofPaper(paper), cutouts: holed },
      lined(first, at, first.name),
    );
  });
  if (linings.length > 1 && !leaves.some(({ stands }) => stands)) {
    const back = leaves[0]!;
    const beyond = board + 4 * paper;
    const strip = rectangle('spine', across - 2 * LINING, book.hinge - 2 * beyond, { role: 'wall' });
    const spine = { at: [back.foot + back.depth, 0], turned: 90 } as const;
    // On the turned-in paper, clear of the linings at both ends.
    const at: Point3 = [across - LINING, beyond, -paper];
    papers.push(coverPart('spine_lining', { trunk: strip, ...ofPaper(paper) }, lined(spine, at, hingeName(back.name))));
  }
  const sheet = {
    ...coverCaseSheet(book, closing),
    labels,
    cutouts: leaves.flatMap(({ name, foot }) => through(name, ([x, y]) => [x, y + foot])),
  };
  return [
    coverPart(cover, sheet, place && { ...placed(place.at, place.approach), phase: place.phase }),
    ...boards,
    ...papers,
  ];
};
