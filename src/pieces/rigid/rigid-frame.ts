import { type Body, type Cutout, meets, type Panel, pen, type Rim, rim } from '../../board/index.ts';
import { moveCurve } from '../../geometry/index.ts';
import { later } from '../later.ts';
import { glueFlap } from '../tubes/glue-flap.ts';
import { sleeve, sleevePhases } from '../tubes/sleeve.ts';
import { ofPaper } from './paper.ts';
import { notchedRim, punched } from './rigid-notch.ts';
import { PAPER_PLAY, paperOver } from './turned-edge.ts';

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
  /** Radius of a notch in the upper end of the first and third wall; none by default. */
  readonly notch?: number;
}

/** The board is a frame, its last wall a phase after the others, before the paper goes round it. */
const PAPER_PHASE = 2;

/** Widths of the first two walls from outer face to outer face. */
export const frameOuter = ({ length, width, board }: Pick<RigidFrame, 'length' | 'width' | 'board'>) =>
  [length + 2 * board, width + 2 * board] as const;

/**
 * The board: a strip of four walls with three grooves from within, which turns about its outer face.
 * The last wall stops at the inner face of the first and is glued there edge to face.
 */
export const rigidFrame = (frame: RigidFrame): Body => {
  const { height, board, names, notch } = frame;
  const [along, across] = frameOuter(frame);
  const widths = [along, across, along, across - board];
  // The strip lies on its side: every wall stands on the one to its left.
  const wall = (i: number): Panel => {
    const w = widths[i]!;
    const p = pen(names[i]!, height, { role: 'wall', phase: i === 3 ? 1 : 0 }).to(height, w);
    if (i < 3) p.hang(0, w, wall(i + 1), 'half-cut');
    else p.to(0, w);
    return notch && i % 2 === 0 ? p.rim(0, 0, notchedRim(w, notch)).close() : p.close();
  };
  return { trunk: wall(0), rises: 'right', joins: [meets(names[3], names[0])] };
};

/**
 * The paper: as large as the board's outer faces, with a strip that goes under its own last wall, which is therefore
 * creased one paper further out. At the turned ends it goes over the board and in: on the first and third
 * wall as wide as the board, on the others between those.
 */
export const rigidFrameWrap = (frame: RigidFrame): Body => {
  const { length, width, height, board, paper, turnIn, names, overlap, notch } = frame;
  const [along, across] = frameOuter(frame);
  // `more`: what a wall is longer than the board under it at its right end, `out`: how far outside the board it lies.
  const wall = (i: 0 | 1 | 2 | 3, more = 0, out = 0) => {
    const first = i % 2 === 0;
    const outer = first ? along : across;
    const seat = first ? outer : width - 2 * PAPER_PLAY;
    const over = paperOver(
      seat,
      board + out,
      first ? length : width,
      turnIn - out,
      paper,
      sleevePhases.ends + (first ? 0 : 2),
    );
    const end = (name: string, from: number): Rim =>
      rim(outer + more)
        .to(from + seat, 0)
        .hang(from, 0, { ...over, name })
        .close();
    const margin = (outer - seat) / 2;
    return {
      name: names[i],
      width: outer + more,
      top: end('top-rim', margin),
      ...(frame.turned === 'both' && { bottom: end('bottom-rim', margin + more) }),
    };
  };
  const { trunk, base, rises, joins } = sleeve(
    height,
    [wall(0), wall(1), wall(2, paper), wall(3, 0, paper)],
    glueFlap({ height, width: overlap }),
    { delivered: false },
  );
  const ring = punched(board, notch ?? 0).map((c) => moveCurve({ cos: 0, sin: 1, x: 0, y: along / 2 }, c));
  return {
    trunk: later(trunk, PAPER_PHASE),
    base: { ...base, panel: later(base.panel!, PAPER_PHASE) },
    rises,
    ...ofPaper(paper),
    joins,
    ...(notch && { cutouts: [names[0], names[2]].map((on): Cutout => ({ on, ring, line: 'cut' })) }),
  };
};
