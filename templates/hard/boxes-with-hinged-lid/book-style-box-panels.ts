import {
  afterWrapping,
  type BodyOfPart,
  type CaseHole,
  type Cutout,
  circle,
  coverCaseParts,
  coveredTray,
  type Point,
  type RigidTray,
  stadium,
  trayInner,
  trayWrapped,
} from '../../../src/author/index.ts';

/** A covered tray in a case of base, spine, lid and flap. All in mm. */
export interface BookStyleBox extends RigidTray {
  /** Gap between two boards of the flat case. */
  readonly hinge: number;
  /** Distance that the case projects at each side of the tray. */
  readonly square: number;
  /** Play between the tray and lid or flap. */
  readonly clearance: number;
  /** Diameter of the magnets in flap and tray. Excludes `ribbon`. */
  readonly magnet?: number;
  /** Width of the slots for a ribbon, in flap and base. Excludes `magnet`. */
  readonly ribbon?: number;
}

/** The flap closes in front of the tray, above the edge of the base. Lid and flap have linings. */
export const bookStyleBox = ({ hinge, square, clearance, magnet, ribbon, ...tray }: BookStyleBox): BodyOfPart[] => {
  const { length, height, board, paper, turnIn } = tray;
  const outer = trayWrapped(tray);
  // Inside, a board carries two turned-in papers, which overlap at the corners. Lid and flap also carry a lining.
  const [inside, lined] = [board + 2 * paper, board + 3 * paper];
  const back = outer.width + inside + clearance + lined + paper;
  const spine = inside + outer.height + clearance + lined;
  // The flap ends 1 mm above the base. Its paper goes around its lower edge, doubled at the corners.
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
  // Recesses for the magnets, cut half through the board, 25 mm from head and tail.
  const pair = (on: string, from: number, to: number, y: number): Cutout[] =>
    [from, to].map((at) => ({ on, ring: circle([at, y], magnet! / 2), line: 'half-cut' }));
  const front = length + 2 * board - x - 25;
  const inTray = pair('front', length + 2 * board - front, front, spine - half - inside - paper);
  return [
    ...coveredTray('tray', tray, { inner: trayInner, cutouts: (of) => (magnet && of === 'board' ? inTray : []) }),
    ...coverCaseParts(
      { across, boards, hinge, board, paper, reach: { head: board + turnIn, fore: board + turnIn } },
      {
        linings: [['lid', 'flap']],
        labels: { hinge: 'base-hinge.y' },
        holes: ribbon ? [slot('base', [middle, 30]), slot('flap', [middle, half])] : [],
        ...(magnet && { cutouts: pair('flap', 25, across - 25, half) }),
        place: {
          at: [x, -(2 * paper + lined + clearance), paper + inside],
          approach: [0, 0, 2 * height],
          phase: afterWrapping,
        },
      },
    ),
  ];
};
