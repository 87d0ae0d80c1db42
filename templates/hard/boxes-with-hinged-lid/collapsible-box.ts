import {
  box,
  type CoverBoard,
  coverCaseParts,
  coverPart,
  eachWall,
  frameAt,
  glued,
  mm,
  part,
  placed,
  rectangle,
  sidesOf,
} from '../../../src/author/index.ts';
import { caseTurnIn, hingeWidth, paper } from '../paper.ts';
import { crossOf, magnetRecesses } from './collapsible-box-panels.ts';

/**
 * One wrap and one lining in a cross over seven boards. It lies flat until its walls are folded up at hinges of the base, the ends between
 * front and back. The lining of the ends has wings without board, with adhesive strips for front and back. Magnets hold the flap.
 */
export default box('rigid', {
  name: 'Collapsible rigid box',
  about: 'Wrapped boards that ship flat: strips hold walls, magnets the flap.',
  group: 'boxes_with_hinged_lid',
  from: 'house: our own construction: hinges by the rules of book binding, wings of the lining without board',
  ids: ['house-collapsible-rigid-box'],
  size: {
    length: mm(250, [100, 600], 'Length inside'),
    width: mm(180, [40, 450], 'Width inside, front to back'),
    height: mm(80, [40, 300], 'Height inside'),
  },
  usualOrder: ['length', 'width'],
  board: [2, [1.2, 3]],
  options: ({ length, width, height, material }) => ({
    hinge: hingeWidth(6, material, 4),
    wing: mm(22, [15, Math.min(30, length / 3)], 'Width of the adhesive wings'),
    paper,
    turn_in: caseTurnIn(material, Math.min(20, height / 2 - 5, width / 2 - 5)),
    clearance: mm(0.5, [0.1, 1], 'Play between the walls, lid and flap'),
    magnet: mm(15, [6, Math.min(20, height / 2)], 'Diameter of the magnets'),
  }),
  build({ length, width, height, material: board, hinge, wing, paper, turn_in, clearance, magnet }) {
    // On a board lie two papers turned in, which overlap at the corners, and the lining.
    const lined = board + 3 * paper;
    const [x, y] = [length - 2 * (hinge - lined), width - 2 * (hinge - lined)];
    const rise = height + 2 * lined;
    const wall = rise - lined - 2 * paper - clearance;
    const common = { hinge, board, paper, reach: { head: board + turn_in, fore: board + turn_in } };
    const long = { across: x + 2 * hinge, seat: x, from: 0, lining: length - 6 * paper - 1, wing: 0, phase: 7 };
    // The ends rise first, and their wings fold in. Their turn-in begins beside that of front and back.
    const across = width - 4 * paper - 2 * clearance;
    const end = { across, seat: y, from: board + 1, lining: width - 2 * paper, wing, phase: 5 };
    // Those of the flap come down on those of the front.
    const cutouts = magnetRecesses(long.across, magnet, { front: wall / 2, flap: rise - wall / 2 });
    // Boards at the side of the base that goes from this corner in direction (u, v).
    const strip = (hung: typeof end, [u, v]: readonly [number, number], ...boards: readonly CoverBoard[]) => {
      const over = (hung.across - hung.seat) / 2;
      const [right, up] = [u < 0 || v < 0 ? x : 0, u > 0 || v < 0 ? y : 0];
      const frame = frameAt([right - u * over, up - v * over, 0], [u, v, 0], [-v, u, 0]);
      const linings = [boards.map(({ name }) => name)];
      return coverCaseParts({ ...common, across: hung.across, boards, hung: { ...hung, frame } }, { linings, cutouts });
    };
    const stands = (name: string, depth = wall) => ({ name, depth, stands: true });
    const lid = { name: 'lid', depth: y + paper + clearance + lined };
    const [front, right] = [strip(long, [-1, 0], stands('front', wall - 1)), strip(end, [0, -1], stands('right'))];
    const back = strip(long, [1, 0], stands('back', rise), lid, stands('flap', rise - 1 - 2 * paper));
    const strips = [front, right, back, strip(end, [0, 1], stands('left'))];
    const trunks = (k: 0 | -1) => strips.map((parts) => parts.at(k)!.blank.trunk);
    const cover = {
      ...crossOf([x, y], trunks(0), paper),
      joins: strips.flatMap((parts) => parts[0]!.blank.joins!),
      labels: { length: ['base.x', 'inside'], height: ['left.y', 'inside'], hinge: 'right-foot.y' },
    } as const;
    const lining = {
      ...crossOf([x, y], trunks(-1), paper, true),
      joins: eachWall((to) => sidesOf(to).map((of, k) => glued(`${of}.${k ? 'left' : 'right'}-wing`, to))),
      labels: { width: ['left.x', 'inside'], wing: 'left.right-wing.y' },
      inner: { length: 'right|left', width: 'front|back', height: 'base|lid' },
    } as const;
    const onCover = { ...placed([0, 0, 0]), with: 'case_cover:base' };
    const faceDown = placed([x, 0, -(board + 2 * paper)], [0, 0, -(board + turn_in + 20)], [-1, 0, 0]);
    return [
      coverPart('case_cover', cover),
      part('base_board', { trunk: rectangle('base', x, y), joins: [glued('base', onCover.with)] }, onCover),
      ...strips.flatMap((parts) => parts.slice(1, -1)),
      coverPart('case_lining', lining, { ...onCover, ...faceDown, phase: 4 }),
    ];
  },
});
