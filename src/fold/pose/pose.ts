import type { Panel } from '../../board/index.ts';
import { compose, identity, rotationAbout, type Transform3 } from '../../geometry/index.ts';
import type { PlacedPanel } from '../../sheet/index.ts';

/** How many phases the panels take to close, all parts together: time is shared out evenly among them. */
export const phasesOf = (sheets: readonly (readonly PlacedPanel[])[]): number => {
  let last = 0;
  for (const sheet of sheets)
    for (const { panel } of sheet) for (const { phase } of panel.folds) last = Math.max(last, phase);
  return last + 1;
};

/** The angle a panel has turned to, in degrees, when `done` phases are over (2.5: half-way through the third). */
export const angleAt = (panel: Panel, done: number): number => {
  let angle = 0;
  let from = 0;
  for (const { phase, to, ease: way } of panel.folds) {
    const share = Math.min(1, Math.max(0, done - phase));
    angle += way ? way(share) - from : (to - from) * share;
    from = to;
    if (share < 1) break;
  }
  return angle;
};

/** How far apart a panel is held from the one that carries it, in mm, when `done` phases are over: see `Turn.room`. */
export const clearanceAt = (panel: Panel, done: number): number => {
  let from = 0;
  for (const { phase, clearance: room = 0 } of panel.folds) {
    const share = Math.min(1, Math.max(0, done - phase));
    if (share < 1) return from + (room - from) * share;
    from = room;
  }
  return from;
};

/**
 * Where every panel of a blank stands at time `t`, 0 flat and 1 closed: takes points of
 * the sheet to space, where the trunk stays in the plane of the sheet. Positive
 * folds go away from the print, to -z. `phases` is the number of shares of the time.
 *
 * A fold towards the inside turns about the crease line itself, or half its room below it; one
 * towards the outside about a line `outer` mm above it, where board that bends outwards bends.
 * Without `outer` it is sheet without thickness, in which every crease fits exactly and nothing needs room.
 */
export const pose = (
  sheet: readonly PlacedPanel[],
  t = 1,
  phases = phasesOf([sheet]),
  outer?: number,
): Transform3[] => {
  const poses: Transform3[] = [];
  for (const { parent, panel, seat } of sheet) {
    const angle = angleAt(panel, t * phases);
    if (parent === undefined) poses.push(identity);
    else if (angle === 0) poses.push(poses[parent]!);
    else {
      const height = outer === undefined ? 0 : angle < 0 ? outer : -clearanceAt(panel, t * phases) / 2;
      poses.push(compose(poses[parent]!, rotationAbout(seat.curve.from, seat.curve.to, angle, height)));
    }
  }
  return poses;
};
