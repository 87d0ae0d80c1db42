import { type Blank, type Cutout, insideShare, type Panel, pen, type Rim, rim } from '../../board/index.ts';
import { moveCurve } from '../../geometry/index.ts';
import { glueFlap } from '../glue-flap.ts';
import { later } from '../later.ts';
import { rectangle } from '../rectangle.ts';
import { sleeve, sleevePhases } from '../sleeve.ts';
import { notchedRim, punched } from './rigid-notch.ts';

/** Four walls of greyboard around an opening, and the paper around them. All in mm. */
export interface RigidFrame {
  /** Size inside the board: along the first wall and across it. */
  readonly length: number;
  readonly width: number;
  /** From one open end to the other. */
  readonly height: number;
  readonly board: number;
  readonly paper: number;
  /** How far the paper goes in at an end, and by how much it laps over itself at its joint. */
  readonly turnIn: number;
  readonly overlap: number;
  /** At which ends the paper is turned in; at others it ends with the board. */
  readonly turned: 'top' | 'both';
  /** The walls: the first is the trunk, the others follow to its right. */
  readonly names: readonly [string, string, string, string];
  /** Radius of a notch in the upper end of the first and third wall; none if nothing is said. */
  readonly notch?: number;
}

type Piece = Pick<Blank, 'trunk' | 'base' | 'rises' | 'thickness' | 'inside' | 'joins' | 'cutouts'>;

/** When things fold: the board is a frame before the paper goes round it; ends last, first and third wall before the others. */
const phases = { board: 0, lastBoard: 1, paper: 2 } as const;

/** Play of paper beside paper, in mm. */
const PLAY = 0.5;

/**
 * The board: a strip of four walls with three grooves from within, which turns about its outer face.
 * The last wall stops at the inner face of the first and is glued there edge to face.
 */
export const rigidFrame = ({ length, width, height, board, names, notch }: RigidFrame): Piece => {
  const [along, across] = [length + 2 * board, width + 2 * board];
  const widths = [along, across, along, across - board];
  // The strip lies on its side: every wall stands on the one to its left.
  const wall = (i: number): Panel => {
    const w = widths[i]!;
    const p = pen(names[i]!, height, { role: 'wall', phase: i === 3 ? phases.lastBoard : phases.board }).to(height, w);
    if (i < 3) p.hang(0, w, wall(i + 1), 'half-cut');
    else p.to(0, w);
    return notch && i % 2 === 0 ? p.rim(0, 0, notchedRim(w, notch)).close() : p.close();
  };
  return {
    trunk: wall(0),
    base: { line: 'cut' },
    rises: 'right',
    thickness: board,
    inside: insideShare.hard,
    joins: [{ by: 'meet', a: names[3], b: names[0] }],
  };
};

/** A side of this length with a panel on it, whose seat begins at `from`. */
const flapAt = (length: number, from: number, panel: Panel): Rim =>
  rim(length)
    .to(from + panel.seat, 0)
    .hang(from, 0, panel)
    .close();

/**
 * The paper: as large as the board's outer faces, with a strip that goes under its own last wall, which is therefore
 * creased one paper further out. At the turned ends it goes over the board and in: on the first and third
 * wall as wide as the board, on the others between those.
 */
export const rigidFrameWrap = (frame: RigidFrame): Piece => {
  const { length, width, height, board, paper, turnIn, names } = frame;
  const [along, across] = [length + 2 * board, width + 2 * board];
  const over = (rimWidth: number, reach: number, within: number, depth: number, phase: number): Panel =>
    rectangle('rim', rimWidth, reach, {
      phase,
      top: rectangle('turn-in', within - 2 * (paper + PLAY), depth, { phase: phase + 1 }),
    });
  // `more`: what a wall is longer than the board under it at its right end, `out`: how far outside the board it lies.
  const wall = (i: 0 | 1 | 2 | 3, more = 0, out = 0) => {
    const outer = i % 2 === 0 ? along : across;
    const flap = (end: 'top' | 'bottom'): Panel => {
      const named = over(
        i % 2 === 0 ? outer : width - 2 * PLAY,
        board + out,
        i % 2 === 0 ? length : width,
        turnIn - out,
        sleevePhases.ends + (i % 2 === 0 ? 0 : 2),
      );
      return { ...named, name: `${end}-rim` };
    };
    const end = (which: 'top' | 'bottom'): Rim => {
      const panel = flap(which);
      const margin = (outer - panel.seat) / 2;
      return flapAt(outer + more, margin + (which === 'bottom' ? more : 0), panel);
    };
    return {
      name: names[i],
      width: outer + more,
      top: end('top'),
      ...(frame.turned === 'both' && { bottom: end('bottom') }),
    };
  };
  const { trunk, base, rises, joins } = sleeve(
    height,
    [wall(0), wall(1), wall(2, paper), wall(3, 0, paper)],
    glueFlap({ height, width: frame.overlap }),
  );
  return {
    trunk: later(trunk, phases.paper),
    base: { ...base, panel: later(base.panel!, phases.paper) },
    rises,
    thickness: paper,
    inside: insideShare.carton,
    joins,
    ...(frame.notch && { cutouts: notches(frame, along, frame.notch) }),
  };
};

/** The notches in the paper, on the first and third wall. */
const notches = ({ board, names }: RigidFrame, along: number, r: number): Cutout[] => {
  const ring = punched(board, r).map((c) => moveCurve({ cos: 0, sin: 1, x: 0, y: along / 2 }, c));
  return [names[0], names[2]].map((on) => ({ on, ring, line: 'cut' }));
};
