import { type Box, growBox, type Point, union } from '../geometry/index.ts';
import { type Dieline, extent, type Label } from '../sheet/index.ts';
import type { NickPlan } from './adapt/tool.ts';
import type { Guide } from './artwork-guides.ts';
import { type Copies, withCopies } from './copies.ts';
import type { Origin, Profile } from './profile.ts';
import { growBoxToLabel } from './text.ts';
import type { loadToolLines } from './tool-lines.ts';

/** What only the drawing of a box knows of its tool. */
export interface ToolPlan extends NickPlan {
  /** What the die maker reads. */
  readonly notes: readonly string[];
  /** What draws it. It comes with the plan, so that a page without a tool does not load it. */
  readonly draw: Awaited<ReturnType<typeof loadToolLines>>;
}

/** What a file holds beside its lines and labels. */
export interface FrameOptions {
  /** Drawings that lie on the sheet many times. */
  readonly copies?: readonly Copies[];
  /** The sheet after trimming: it counts as drawn, and is the TrimBox of a PDF. @defaultValue the box around the cuts */
  readonly trim?: Box;
  /** Layers of outlines below the lines (DXF, SVG). */
  readonly guides?: readonly Guide[];
  /** Names and looks of the line types. @defaultValue those of the hosted service */
  readonly profile?: Profile;
  /** Adds nicks, bridges and the patterns of perforations and cut-creases, with the figures of the profile. */
  readonly toolPlan?: ToolPlan | undefined;
}

/** Options of a file in the drawing's own axes. */
export interface PlacedOptions extends FrameOptions {
  /**
   * The point that is (0, 0) in DXF and CF2. An SVG begins at (0, 0) and a PDF at the corner of its page in either case.
   * @defaultValue that of the profile: 'zero'
   */
  readonly origin?: Origin;
}

/** Box around lines, copies, labels and trimmed sheet, in mm. Throws RangeError if there is nothing to draw. */
export const drawingFrame = (
  dieline: Dieline,
  labels: readonly Label[],
  copies: readonly Copies[] = [],
  trim?: Box,
): Box => {
  // The extent of the cuts is cached. A literal instead of a spread keeps the hidden class of all other boxes.
  const { left, bottom, right, top } = extent(dieline);
  const own = { left, bottom, right, top };
  for (const { line, curve } of dieline.lines) if (line !== 'cut') growBox(own, curve);
  for (const label of labels) growBoxToLabel(own, label);
  const drawn = withCopies(own, copies);
  if (!(drawn.left <= drawn.right && drawn.bottom <= drawn.top)) throw new RangeError('the drawing has no lines');
  return trim ? union(drawn, trim) : drawn;
};

/** The way from the drawing to its file, whose axes are the same. @param frame of the drawing. */
export const shiftTo = (origin: Origin, { left, bottom }: Box): Point =>
  origin === 'zero' ? [-left, -bottom] : [0, 0];
