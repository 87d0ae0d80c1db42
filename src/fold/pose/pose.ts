import { angleAt, type Blank, type Panel, type PartPlacement } from '../../board/index.ts';
import { compose, identity, rotationAbout, type Transform3, translation } from '../../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../sheet/index.ts';

export type Timeline = ReturnType<typeof timelineOf>;

/**
 * The timeline of a box from flat, at 0, to closed, at 1: the phases in which panels fold, and parts come that have a phase; and the equal
 * steps of the whole time, which are the phases, plus one when parts come together after all folds, and one when some come last.
 */
export const timelineOf = (parts: readonly PlacedPart[]) => {
  const arrivals = parts.map(({ part: { placement: { phase = -1 } = {} } }) => phase + 1);
  const phases = Math.max(phasesOf(parts.map(({ sheet }) => sheet)), ...arrivals);
  const comesLater = ({ part: { placement } }: PlacedPart): boolean =>
    placement !== undefined && placement.phase === undefined && placement.approach.some((v) => v !== 0);
  const together = parts.some(comesLater) ? 1 : 0;
  return { phases, steps: phases + together + (parts.some(({ part }) => part.placement?.last) ? 1 : 0) };
};

/** The step in which a part comes to its place. */
export const arrivalOf = ({ last, phase }: PartPlacement, { phases, steps }: Timeline): number =>
  phase ?? (last ? steps - 1 : phases);

/**
 * The number of phases in which the panels of all parts close. All phases take the same time.
 * @example
 * const { parts } = dieline('becf-10101').drawing;
 * fold.phasesOf(parts.map(({ sheet }) => sheet)) > 1; // = true
 */
export const phasesOf = (sheets: readonly (readonly PlacedPanel[])[]): number => {
  let last = 0;
  for (const sheet of sheets)
    for (const { panel } of sheet) for (const { phase } of panel.folds) last = Math.max(last, phase);
  return last + 1;
};

/**
 * True when a box is delivered folded flat, that is with at least one fold of 180°. `deliveredParts` returns the pack.
 * @example
 * fold.isDeliveredFlat(dieline('becf-10101').drawing.parts); // = true
 */
export const isDeliveredFlat = (parts: readonly Pick<PlacedPart, 'sheet'>[]): boolean =>
  parts.some(({ sheet }) => sheet.some(({ panel }) => panel.delivered));

/** The properties of the board that a fold needs: see `Blank`. */
export type FoldedBoard = Pick<Blank, 'thickness' | 'inside'>;

/** A sheet without thickness, with all panels folding about their crease lines. */
const NO_BOARD: FoldedBoard = { thickness: 0, inside: 0 };

/** The gap that a crease holds open, or how far the board beside it is bent, after `done` phases, in mm: see `FoldStep`. */
export const creaseAt = (panel: Panel, done: number, of: 'clearance' | 'bend'): number => {
  let from = 0;
  for (const { phase, [of]: most = 0 } of panel.folds) {
    const share = Math.min(1, Math.max(0, done - phase));
    if (share < 1) return from + (most - from) * share;
    from = most;
  }
  return from;
};

/** The motion of a panel about the first edge of its outline, against its parent, after `done` phases. */
export const foldMotion = ({ panel, outline }: PlacedPanel, angle: number, done: number, board: FoldedBoard) => {
  const { from, to } = outline[0]!;
  const rotation = rotationAbout(from, to, angle, board.thickness ? hingeHeight(panel, angle, done, board) : 0);
  const bend = board.thickness ? creaseAt(panel, done, 'bend') : 0;
  return bend ? compose(rotation, translation([0, 0, bend])) : rotation;
};

/**
 * The height of the hinge of a panel, in mm above its crease line. For a fold to the inside it is on the crease, minus half the clearance;
 * to the outside, in the outer face of the bend, plus half the clearance, because board that folds outwards bends there.
 */
export const hingeHeight = (panel: Panel, angle: number, done: number, board: FoldedBoard): number => {
  const half = creaseAt(panel, done, 'clearance') / 2;
  return angle < 0 ? outerHinge(board) + half : -half;
};

/** The height of the hinge of outward folds above the crease lines, in mm. */
export const outerHinge = ({ thickness, inside }: FoldedBoard): number => (1 - 2 * inside) * thickness;

/**
 * Transforms from sheet to space per panel at time `t`, 0 flat to 1 closed. The trunk stays; positive angles fold from the print, to -z.
 * @param phases - the number of phases of the whole box, for a box of several parts.
 * @param board - the board of the blank; no thickness by default.
 * @param home - the transform of the trunk and with it of all panels.
 * @example
 * const { sheet } = dieline('becf-10101').drawing.parts[0]!;
 * fold.pose(sheet, 1).length === sheet.length; // = true
 */
export const pose = (
  sheet: readonly PlacedPanel[],
  t = 1,
  phases = phasesOf([sheet]),
  board = NO_BOARD,
  home = identity,
): Transform3[] => {
  const done = t * phases;
  const poses: Transform3[] = [];
  for (const placed of sheet) {
    const { parent, panel } = placed;
    const angle = parent === undefined ? 0 : angleAt(panel, done);
    if (parent === undefined) poses.push(home);
    else if (angle === 0) poses.push(poses[parent]!);
    else poses.push(compose(poses[parent]!, foldMotion(placed, angle, done, board)));
  }
  return poses;
};
