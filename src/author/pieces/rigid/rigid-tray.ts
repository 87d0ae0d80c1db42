import {
  type Body,
  eachCorner,
  eachWall,
  type FrontOrBack,
  glued,
  type Panel,
  pen,
  sidesOf,
} from '../../../board/index.ts';
import { distance, moveCurve, type Point, shift } from '../../../geometry/index.ts';
import { later } from '../later.ts';
import { rectangle, roundTopped, trapezium } from '../shapes.ts';
import type { SizesAndMaterial } from '../trays/tray-floor.ts';
import { notchedRim, punched } from './rigid-notch.ts';
import { aroundCorner, foreRim, headRim, ofPaper, PAPER_PLAY, paperOver, type TurnedEdge } from './turned-edge.ts';

/** A tray of greyboard and its wrap, by its sizes inside the board. All in mm. */
export interface RigidTray extends Omit<SizesAndMaterial, 'material'> {
  /** Thickness of the greyboard and of the paper. */
  readonly board: number;
  readonly paper: number;
  /** Depth of the paper turned in on the inside. */
  readonly turnIn: number;
  /** Radius of a round notch in the rim of both long walls, punched through board and paper. @defaultValue no notch */
  readonly notch?: number;
  /** Additional height of the back, with paper turned in over all its free edges. @defaultValue 0 */
  readonly header?: number;
  /** Radius of the upper corners of the header. @defaultValue square corners */
  readonly headerRadius?: number;
}

/** Fold phases of the wrap of a tray, after those of the board: the long sides before the short ones. */
const wrapPhases = { wings: 1, tabs: 2, shortWings: 3, longRims: 4, shortRims: 6, header: 8 } as const;

/** First phase after a tray without a header is wrapped. */
export const afterWrapping = wrapPhases.shortRims + 2;

/** Outside length and width of the board, and height of its walls from the outer face of the floor to the rim. */
const trayOuter = ({ length, width, height, board }: RigidTray) => ({
  length: length + 2 * board,
  width: width + 2 * board,
  wall: height + board,
});

/** Outside sizes of a tray with its wrap, which is doubled on the short sides. */
export const trayWrapped = (tray: RigidTray) => {
  const { length, width, wall } = trayOuter(tray);
  return { length: length + 4 * tray.paper, width: width + 2 * tray.paper, height: wall + 2 * tray.paper };
};

/** Floor and walls in a cross, grooved half through inside to fold about the outer face. The short walls fit between the long ones. */
export const rigidBoard = (tray: RigidTray): Body => {
  const { length, width, wall } = trayOuter(tray);
  const top = tray.notch ? notchedRim(length, tray.notch) : 'cut';
  const long = (name: string): Panel => rectangle(name, length, wall, { role: 'wall', top });
  const short = (name: string): Panel => rectangle(name, tray.width, wall, { role: 'wall' });
  return {
    trunk: pen('floor', length, { role: 'wall' })
      .side(length, width, short('right'), 'half-cut')
      .closeMirrored(
        tray.header ? roundTopped('back', length, wall + tray.header, tray.headerRadius ?? 0) : long('back'),
        'half-cut',
      ),
    base: { line: 'half-cut', panel: long('front') },
  };
};

/** The paper of a back with a header: tabs beside the short walls, and above them paper that is turned in on three sides. */
const headerWing = (tray: RigidTray, header: number, right: Panel, left: Panel): Panel => {
  const { board, paper, turnIn, headerRadius: r = 0 } = tray;
  const { length, wall } = trayOuter(tray);
  const top = wall + header;
  const edge: TurnedEdge = { board, paper, reach: { head: board + turnIn, fore: board + turnIn } };
  const seat = header - PAPER_PLAY;
  const rim = (panel: Panel): Panel => later(panel, wrapPhases.header);
  const back = pen('back', length, { role: 'wall', phase: wrapPhases.wings })
    .side(length, wall, right)
    .to(length, top - seat);
  if (r) {
    const corners = [...aroundCorner([length - r, top - r], r, 0), ...aroundCorner([r, top - r], r, 90)];
    let from: Point = [length, top - seat];
    for (const [k, to] of [...corners, [0, top - seat] as const].entries()) {
      const ends = [k < corners.length ? 'round' : 'plain', k ? 'round' : 'plain'] as const;
      back.hang(...to, rim(headRim(`rim-${k + 1}`, distance(from, to), edge, ends)));
      from = to;
    }
  } else
    back
      .hang(length, top, rim(headRim('right-rim', seat, edge, ['ear', 'plain'])))
      .to(length, top + paper)
      .hang(0, top + paper, rim(foreRim('top-rim', length, edge)))
      .to(0, top)
      .hang(0, top - seat, rim(headRim('left-rim', seat, edge, ['plain', 'ear'])));
  return back.to(0, wall).side(0, 0, left).close();
};

/**
 * The wrap: floor and wings as large as the board's outer faces, continued over the rims and down inside. Tabs of the long wings go
 * around the corners. The short wings are creased one paper further out and lie on those tabs.
 */
export const rigidWrap = (tray: RigidTray): Body => {
  const { board, paper, turnIn, notch, header } = tray;
  const { length, width, wall } = trayOuter(tray);
  const long = (name: FrontOrBack): Panel => {
    const reach = Math.min(12, wall / 3);
    const [right, left] = sidesOf(name).map((side) =>
      trapezium(`${side}-tab`, wall - 2 * PAPER_PLAY, reach, reach, { role: 'glue', phase: wrapPhases.tabs }),
    ) as [Panel, Panel];
    if (name === 'back' && header) return headerWing(tray, header, right, left);
    const top = paperOver(length, board, tray.length, turnIn, paper, wrapPhases.longRims);
    return rectangle(name, length, wall, { role: 'wall', phase: wrapPhases.wings, right, top, left });
  };
  const short = (name: string): Panel => {
    const seat = tray.width - 2 * PAPER_PLAY;
    const top = paperOver(seat, board + paper, tray.width, turnIn - 2 * paper, paper, wrapPhases.shortRims);
    return rectangle(name, width - 2 * (paper + PAPER_PLAY), wall, { role: 'wall', phase: wrapPhases.shortWings, top });
  };
  const ring = punched(board, notch ?? 0).map((c) => moveCurve(shift(length / 2, wall), c));
  return {
    ...(notch && { cutouts: eachWall((on) => ({ on, ring, line: 'cut' as const })) }),
    trunk: pen('floor', length, { role: 'wall' })
      .to(length + paper, 0)
      .side(length + paper, width, short('right'))
      .side(-paper, width, long('back'))
      .side(-paper, 0, short('left'))
      .close(),
    base: { line: 'crease', panel: long('front') },
    ...ofPaper(paper),
    joins: eachCorner((wing, side) => glued(`${wing}.${side}-tab`, side)),
  };
};
