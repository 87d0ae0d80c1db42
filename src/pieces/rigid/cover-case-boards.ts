import { type Cutout, type Gauge, insideShare, type Part, type PartPlacement } from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';
import { rectangle } from '../rectangle.ts';
import { type CoverCase, coverCaseSheet } from './cover-case.ts';

/** A panel of the closed cover as it is seen from head or tail: where its seat is, and which way it rises, in degrees from flat. */
interface Leaf {
  readonly panel: string;
  /** Behind the free end, and above the ground on which the cover lies. */
  readonly at: readonly [back: number, up: number];
  readonly turned: number;
  /** How far beyond the seat its board begins. */
  readonly foot: number;
}

const quarters: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Cosine and sine, exact at right angles. */
const turn = (degrees: number): Point => {
  const quarter = degrees / 90;
  if (Number.isInteger(quarter)) return quarters[((quarter % 4) + 4) % 4]!;
  const a = (degrees * Math.PI) / 180;
  return [Math.cos(a), Math.sin(a)];
};

/** The boards' places in the closed cover, one after the other. */
const leaves = ({ boards, hinges, paper }: CoverCase): Leaf[] => {
  let [back, up, turned] = [0, 0, 0];
  const go = (far: number): void => {
    const [c, s] = turn(turned);
    [back, up] = [back + far * c, up + far * s];
  };
  return boards.map(({ name, depth }, i) => {
    const foot = i === 0 ? paper : 0;
    const leaf: Leaf = { panel: name, at: [back, up], turned, foot };
    go(foot + depth);
    const hinge = hinges[i];
    if (hinge) {
      turned += hinge.folds[0];
      go(hinge.width);
      turned += hinge.folds[1];
    }
    return leaf;
  });
};

/** How far a lining ends within the edges of the board it lies on, in mm. */
export const LINING = 3;

/** Where the cover's trunk stands in the box: only shifted, and from where it comes, in mm. */
export interface CoverCasePlace {
  readonly at: readonly [x: number, y: number, z: number];
  readonly approach: readonly [x: number, y: number, z: number];
}

/** The boards of a case, each glued to its panel of the cover, which comes before them. */
const coverCaseBoards = (box: CoverCase, cover: string, place: CoverCasePlace): Part[] =>
  leaves(box).map((leaf, i): Part => {
    const { name, depth } = box.boards[i]!;
    return {
      id: `${name}_board`,
      name: `${name} board`,
      category: 'carton',
      blank: {
        trunk: rectangle('board', box.across, depth, { role: 'wall' }),
        base: { line: 'cut' },
        rises: 'up',
        thickness: box.board,
        inside: insideShare.hard,
        joins: [{ by: 'glue', a: 'board', b: `${cover}:${name}` }],
        gauges: [],
        inner: [],
      },
      placement: { pose: lying(leaf, place, [0, leaf.foot, 0]), approach: [0, 0, 0], with: `${cover}:${leaf.panel}` },
    };
  });

/** Paper inside on one of the boards: it covers what was turned in. */
const coverCaseLining = (box: CoverCase, name: string, cover: string, place: CoverCasePlace): Part => {
  const i = box.boards.findIndex((b) => b.name === name);
  const leaf = leaves(box)[i]!;
  const { across, board, paper } = box;
  const [width, depth] = [across - 2 * LINING, box.boards[i]!.depth - 2 * LINING];
  return {
    id: `${name}_lining`,
    name: `${name} lining`,
    category: 'cover',
    blank: {
      trunk: rectangle('lining', width, depth, { role: 'wall' }),
      base: { line: 'cut' },
      rises: 'up',
      thickness: paper,
      inside: insideShare.carton,
      joins: [],
      gauges: [],
      inner: [],
    },
    // Over two papers turned in, one over the other at the corners.
    placement: {
      pose: lying(leaf, place, [across - LINING, leaf.foot + LINING, -(board + 2 * paper)], -1),
      approach: [0, 0, 0],
      with: `${cover}:${leaf.panel}`,
    },
  };
};

/** What else there is on a case: on which boards a lining lies, labels of its cover, and what is cut out of its parts, by their ids. */
export interface CoverCaseFurnishing {
  /** Id of its cover. */
  readonly cover?: string;
  readonly linings: readonly string[];
  readonly gauges: readonly Gauge[];
  readonly cutouts: Readonly<Record<string, readonly Cutout[]>>;
}

/** All parts of a case: its cover, the boards on it, and linings on those. Without a place it is what all others are placed by. */
export const coverCaseParts = (
  box: CoverCase,
  { cover: id = 'case_cover', linings, gauges, cutouts }: CoverCaseFurnishing,
  place?: CoverCasePlace,
): Part[] => {
  const where: CoverCasePlace = place ?? { at: [0, 0, 0], approach: [0, 0, 0] };
  const [x, y, z] = where.at;
  const cover: Part = {
    id,
    name: id.replace('_', ' '),
    category: 'cover',
    blank: { ...coverCaseSheet(box), gauges, inner: [] },
    ...(place && { placement: { pose: [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z], approach: where.approach } }),
  };
  return [
    cover,
    ...coverCaseBoards(box, id, where),
    ...linings.map((name) => coverCaseLining(box, name, id, where)),
  ].map((part) => {
    const own = cutouts[part.id];
    return own ? { ...part, blank: { ...part.blank, cutouts: own } } : part;
  });
};

/** A frame that begins at a point of a leaf, along its axes, or turned face down about the one from the seat. */
const lying = (
  { at: [back, up], turned }: Leaf,
  { at: [x, y, z] }: CoverCasePlace,
  [u, v, w]: readonly [number, number, number],
  face: 1 | -1 = 1,
): PartPlacement['pose'] => {
  const [c, s] = turn(turned);
  return [face, 0, 0, x + u, 0, c, face * s, y + back + c * v + s * w, 0, -s, face * c, z - up - s * v + c * w];
};
