import {
  type Body,
  eachCorner,
  eachWall,
  type FrontOrBack,
  glued,
  type Panel,
  pen,
  sidesOf,
} from '../../board/index.ts';
import { moveCurve, shift } from '../../geometry/index.ts';
import { later } from '../later.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';
import { ofPaper } from './paper.ts';
import { notchedRim, punched } from './rigid-notch.ts';
import { foreRim, headRim, PAPER_PLAY, paperOver, type TurnedEdge } from './turned-edge.ts';

/** A tray of greyboard and the paper around it. All in mm. */
export interface RigidTray {
  /** Size inside the board. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Thickness of the greyboard and of the paper. */
  readonly board: number;
  readonly paper: number;
  /** How far the paper goes down inside. */
  readonly turnIn: number;
  /** Radius of a round notch in the rim of both long walls, punched through board and paper; none by default. */
  readonly notch?: number;
  /** How much higher the back is than the other walls, its paper turned in over all edges that stand free; no higher by default. */
  readonly header?: number;
}

/** When the paper of a tray folds, after the board: the long sides before the short ones. */
const wrapPhases = { wings: 1, tabs: 2, shortWings: 3, longRims: 4, shortRims: 6, header: 8 } as const;

/** Length of the board from outer face to outer face, its width, and its walls from outer floor to rim. */
const trayOuter = ({ length, width, height, board }: RigidTray) => ({
  length: length + 2 * board,
  width: width + 2 * board,
  wall: height + board,
});

/** What a tray in its paper measures outside, which is doubled on the short sides. */
export const trayWrapped = (tray: RigidTray) => {
  const { length, width, wall } = trayOuter(tray);
  return { length: length + 4 * tray.paper, width: width + 2 * tray.paper, height: wall + 2 * tray.paper };
};

/**
 * The board: floor and walls in a cross, grooved half through from the inside, so that
 * it turns about its outer face. The short walls stop at the inner faces of the long ones.
 */
export const rigidBoard = (tray: RigidTray): Body => {
  const { length, width, wall } = trayOuter(tray);
  const top = tray.notch ? notchedRim(length, tray.notch) : 'cut';
  const long = (name: string, more = 0): Panel => rectangle(name, length, wall + more, { role: 'wall', top });
  const short = (name: string): Panel => rectangle(name, tray.width, wall, { role: 'wall' });
  return {
    trunk: pen('floor', length, { role: 'wall' })
      .side(length, width, short('right'), 'half-cut')
      .side(0, width, long('back', tray.header), 'half-cut')
      .side(0, 0, short('left'), 'half-cut')
      .close(),
    base: { line: 'half-cut', panel: long('front') },
  };
};

/** The wing of a back that goes on as a header: tabs beside the short walls, above them paper that is turned in on three sides. */
const headerWing = (tray: RigidTray, header: number, right: Panel, left: Panel): Panel => {
  const { board, paper, turnIn } = tray;
  const { length, wall } = trayOuter(tray);
  const top = wall + header;
  const edge: TurnedEdge = { board, paper, reach: { head: board + turnIn, fore: board + turnIn } };
  const seat = header - PAPER_PLAY;
  const rim = (panel: Panel): Panel => later(panel, wrapPhases.header);
  return pen('back', length, { role: 'wall', phase: wrapPhases.wings })
    .side(length, wall, right)
    .to(length, top - seat)
    .hang(length, top, rim(headRim('right-rim', seat, edge, ['ear', 'plain'])))
    .to(length, top + paper)
    .hang(0, top + paper, rim(foreRim('top-rim', length, edge)))
    .to(0, top)
    .hang(0, top - seat, rim(headRim('left-rim', seat, edge, ['plain', 'ear'])))
    .to(0, wall)
    .side(0, 0, left)
    .close();
};

/**
 * The paper: floor and wings as large as the board's outer faces, on over the rims and
 * down inside. The long wings go round the corners with tabs; the short wings are creased one paper
 * further out and lie on those tabs.
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
