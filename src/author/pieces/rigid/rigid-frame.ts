import { type Body, type Cutout, meets, type Panel, pen, type Rim } from '../../../board/index.ts';
import { moveCurve } from '../../../geometry/index.ts';
import { later } from '../later.ts';
import { glueFlap } from '../tubes/glue-flap.ts';
import { sleeve, sleevePhases } from '../tubes/sleeve.ts';
import { flapAt } from '../tubes/slotted-end.ts';
import { notchedRim, punched } from './rigid-notch.ts';
import type { RigidTray } from './rigid-tray.ts';
import { ofPaper, PAPER_PLAY, paperOver } from './turned-edge.ts';

/** Four greyboard walls and a wrap, in mm: `length` of the first, `height` between open ends, a notch on top of the first and third. */
export interface RigidFrame extends Omit<RigidTray, 'header' | 'headerRadius'> {
  /** Overlap of the paper at its joint. */
  readonly overlap: number;
  /** Ends with paper turned in. At other ends the paper ends with the board. */
  readonly turned: 'top' | 'both';
  /** Names of the walls. The first is the trunk, the others follow to its right. */
  readonly names: readonly [string, string, string, string];
}

/** First phase of the paper: after the walls of the board (0) and the last wall (1). */
const PAPER_PHASE = 2;

/** Widths of the first two walls, measured over their outer faces. */
export const frameOuter = ({ length, width, board }: Pick<RigidFrame, 'length' | 'width' | 'board'>) =>
  [length + 2 * board, width + 2 * board] as const;

/** A strip of four walls with three grooves on the inside, folded about its outer face. The last edge is glued inside the first wall. */
export const rigidFrame = (frame: RigidFrame): Body => {
  const { height, board, names, notch } = frame;
  const [along, across] = frameOuter(frame);
  const widths = [along, across, along, across - board];
  // The strip is drawn on its side: each wall hangs on the wall to its left.
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
 * The wrap: as large as the board's outer faces, with a glue flap under its own last wall, which is therefore creased one paper further
 * out. At turned ends the paper goes over the edge and inside: full width on the first and third wall, between them on the others.
 */
export const rigidFrameWrap = (frame: RigidFrame): Body => {
  const { length, width, height, board, paper, turnIn, names, overlap, notch } = frame;
  const [along, across] = frameOuter(frame);
  // `more`: extra width of a wall at its right end, compared with the board under it. `out`: its distance outside the board.
  const wall = (i: 0 | 1 | 2 | 3, more = 0, out = 0) => {
    const first = i % 2 === 0;
    const outer = first ? along : across;
    const seat = first ? outer : width - 2 * PAPER_PLAY;
    // Phases between the ends of the paper, by wall: in a low frame the turn-ins of the first and third would meet on their way.
    const over = paperOver(
      seat,
      board + out,
      first ? length : width,
      turnIn - out,
      paper,
      sleevePhases.ends + ([0, 2, 1, 2] as const)[i],
    );
    const end = (name: string, from: number): Rim => flapAt({ ...over, name }, outer + more, from);
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
