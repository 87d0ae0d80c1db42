import type { BodyOfPart, Cutout } from '../../board/index.ts';
import { circle, type Point } from '../../geometry/index.ts';
import { stadium } from '../holes/holes.ts';
import { trayInner } from '../trays/tray-sizes.ts';
import { type CaseHole, coverCaseParts } from './cover-case-boards.ts';
import { coveredTray } from './covered-tray.ts';
import { type RigidTray, trayWrapped } from './rigid-tray.ts';

/** A covered tray in a case of base, spine, lid and flap. All in mm. */
export interface BookStyleBox extends RigidTray {
  /** Between two boards of the case, laid flat. */
  readonly hinge: number;
  /** How far the case stands out at the sides of the tray. */
  readonly square: number;
  /** Play between the tray and lid or flap. */
  readonly clearance: number;
  /** Diameter of the magnets let into flap and tray, */
  readonly magnet?: number;
  /** or width of the slots in flap and base that a ribbon is drawn through. */
  readonly ribbon?: number;
}

/** The flap comes down in front of the tray, over the edge of the base. Lid and flap are lined. */
export const bookStyleBox = ({ hinge, square, clearance, magnet, ribbon, ...tray }: BookStyleBox): BodyOfPart[] => {
  const { length, height, board, paper, turnIn } = tray;
  const outer = trayWrapped(tray);
  // Inside, each board has two papers on it, one turned in over the other at the corners; lid and flap a lining, too.
  const [inside, lined] = [board + 2 * paper, board + 3 * paper];
  const back = outer.width + inside + clearance + lined + paper;
  const spine = inside + outer.height + clearance + lined;
  // It ends a millimetre above the base. Its paper hangs below it, doubled at the corners.
  const flap = spine - inside - 1 - 2 * paper;
  const across = outer.length + 2 * square;
  const boards = [
    { name: 'base', depth: back - hinge - paper },
    { name: 'spine', depth: spine, stands: true },
    { name: 'lid', depth: back - 2 * hinge - paper },
    { name: 'flap', depth: flap, stands: true },
  ];
  const x = (length + 2 * board - across) / 2;
  const [middle, half] = [across / 2, flap / 2];
  const slot = (on: string, at: Point): CaseHole => ({ on, at, ring: (centre) => stadium(centre, 12, ribbon!) });
  // Let in half through the board, as deep as the magnet is thick, 25 mm from head and tail.
  const pair = (on: string, from: number, to: number, y: number): Cutout[] =>
    [from, to].map((at) => ({ on, ring: circle([at, y], magnet! / 2), line: 'half-cut' }));
  const front = length + 2 * board - x - 25;
  const inTray = pair('front', length + 2 * board - front, front, spine - half - inside - paper);
  return [
    ...coveredTray('tray', tray, { inner: trayInner, cutouts: (of) => (magnet && of === 'board' ? inTray : []) }),
    ...coverCaseParts(
      { across, boards, hinge, board, paper, reach: { head: board + turnIn, fore: board + turnIn } },
      {
        linings: ['lid', 'flap'],
        labels: { hinge: 'base-hinge.y' },
        holes: ribbon ? [slot('base', [middle, 30]), slot('flap', [middle, half])] : [],
        ...(magnet && { cutouts: { flap_board: pair('board', 25, across - 25, half) } }),
        place: {
          at: [x, -(2 * paper + lined + clearance), paper + inside],
          approach: [across + 2 * height + 100, 0, 0],
        },
      },
    ),
  ];
};
