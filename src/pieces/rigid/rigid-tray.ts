import { type Blank, type Cutout, insideShare, type Panel, type PanelOptions, pen } from '../../board/index.ts';
import { moveCurve, shift } from '../../geometry/index.ts';
import { later } from '../later.ts';
import { rectangle } from '../rectangle.ts';
import { notchedRim, punched } from './rigid-notch.ts';
import { foreRim, headRim, type TurnedEdge } from './turned-edge.ts';

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
  /** Radius of a round notch in the rim of both long walls, punched through board and paper; none if nothing is said. */
  readonly notch?: number;
  /** How much higher the back is than the other walls, its paper turned in over all edges that stand free; no higher if nothing is said. */
  readonly header?: number;
}

type Piece = Pick<Blank, 'trunk' | 'base' | 'rises' | 'thickness' | 'inside' | 'joins' | 'cutouts'>;

/** When things fold: the board first, then the paper around it, the long sides before the short ones. */
const phases = { board: 0, wings: 1, tabs: 2, shortWings: 3, longRims: 4, shortRims: 6, header: 8 } as const;

/** Play of paper beside paper, in mm. */
const PLAY = 0.5;

/** A wall of board with a notch in the middle of its rim. */
const notchedWall = (name: string, seat: number, wall: number, r: number, how: PanelOptions): Panel =>
  pen(name, seat, how).to(seat, wall).rim(0, wall, notchedRim(seat, r)).close();

/** The same notches in the paper, on its two long wings. */
const notches = (length: number, wall: number, board: number, r: number): Cutout[] => {
  const ring = punched(board, r).map((c) => moveCurve(shift(length / 2, wall), c));
  return ['front', 'back'].map((on) => ({ on, ring, line: 'cut' }));
};

/** Length of the board from outer face to outer face, its width, and its walls from outer floor to rim. */
const outer = ({ length, width, height, board }: RigidTray) => ({
  length: length + 2 * board,
  width: width + 2 * board,
  wall: height + board,
});

/**
 * The board: floor and walls in a cross, grooved half through from the inside, so that
 * it turns about its outer face. The short walls stop at the inner faces of the long ones.
 */
export const rigidBoard = (tray: RigidTray): Piece => {
  const { length, width, wall } = outer(tray);
  const how = { role: 'wall', phase: phases.board } as const;
  const long = (name: string, more = 0): Panel =>
    tray.notch ? notchedWall(name, length, wall, tray.notch, how) : rectangle(name, length, wall + more, how);
  const short = (name: string): Panel => rectangle(name, tray.width, wall, how);
  return {
    trunk: pen('floor', length, { role: 'wall' })
      .side(length, width, short('right'), 'half-cut')
      .side(0, width, long('back', tray.header), 'half-cut')
      .side(0, 0, short('left'), 'half-cut')
      .close(),
    base: { line: 'half-cut', panel: long('front') },
    rises: 'up',
    thickness: tray.board,
    inside: insideShare.hard,
    joins: [],
  };
};

/** The wing of a back that goes on as a header: tabs beside the short walls, above them paper that is turned in on three sides. */
const headerWing = (tray: RigidTray, header: number, right: Panel, left: Panel): Panel => {
  const { board, paper, turnIn } = tray;
  const { length, wall } = outer(tray);
  const top = wall + header;
  const edge: TurnedEdge = { board, paper, reach: { head: board + turnIn, fore: board + turnIn } };
  const seat = header - PLAY;
  const rim = (panel: Panel): Panel => later(panel, phases.header);
  return pen('back', length, { role: 'wall', phase: phases.wings })
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
export const rigidWrap = (tray: RigidTray): Piece => {
  const { board, paper, turnIn } = tray;
  const { length, width, wall } = outer(tray);
  // Over the rim in one phase, down inside in the next.
  const over = (rim: number, reach: number, inside: number, depth: number, phase: number): Panel => {
    const down = rectangle('turn-in', inside - 2 * (paper + PLAY), depth, { phase: phase + 1 });
    return rectangle('rim', rim, reach, { phase, top: down });
  };
  const long = (name: 'front' | 'back'): Panel => {
    // The front wing stands the other way up.
    const [onRight, onLeft] = name === 'back' ? ['right', 'left'] : ['left', 'right'];
    const reach = Math.min(12, wall / 3);
    const seat = wall - 2 * PLAY;
    const tab = (side: string) =>
      pen(`${side}-tab`, seat, { role: 'glue', phase: phases.tabs })
        .to(seat - reach, reach)
        .to(reach, reach)
        .close();
    if (name === 'back' && tray.header) return headerWing(tray, tray.header, tab(onRight!), tab(onLeft!));
    return rectangle(name, length, wall, {
      role: 'wall',
      phase: phases.wings,
      right: tab(onRight!),
      top: over(length, board, tray.length, turnIn, phases.longRims),
      left: tab(onLeft!),
    });
  };
  const short = (name: string): Panel =>
    rectangle(name, width - 2 * (paper + PLAY), wall, {
      role: 'wall',
      phase: phases.shortWings,
      top: over(tray.width - 2 * PLAY, board + paper, tray.width, turnIn - 2 * paper, phases.shortRims),
    });
  return {
    ...(tray.notch && { cutouts: notches(length, wall, board, tray.notch) }),
    trunk: pen('floor', length, { role: 'wall' })
      .to(length + paper, 0)
      .side(length + paper, width, short('right'))
      .side(-paper, width, long('back'))
      .side(-paper, 0, short('left'))
      .close(),
    base: { line: 'crease', panel: long('front') },
    rises: 'up',
    thickness: paper,
    inside: insideShare.carton,
    joins: ['front', 'back'].flatMap((wing) =>
      ['right', 'left'].map((side) => ({ by: 'glue', a: `${wing}.${side}-tab`, b: side }) as const),
    ),
  };
};
