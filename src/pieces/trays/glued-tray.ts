import { type Blank, flip, type Panel, pen, type Rim } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { tabbedWall } from './tabbed-wall.ts';

/** A tray with glued corners. All in mm, crease to crease. */
export interface GluedTray {
  readonly length: number;
  readonly width: number;
  /** Height of the walls from their crease to their rim. */
  readonly wall: number;
  /** Length of the four corner tabs. */
  readonly tab: number;
  readonly thickness: number;
  /** Share of the board inside the crease line. */
  readonly inside: number;
  /** What the long walls carry on their rims. */
  readonly above?: Panel;
  /** The corners of the long walls are creased at 45° and hold the tabs: glued, the tray still folds flat, all walls inwards. */
  readonly foldsFlat?: boolean;
  /** What else is on the rims; those of the short walls are two boards shorter than the width. Not where it folds flat. */
  readonly rims?: Partial<Record<'right' | 'back' | 'left', Rim>>;
}

/** When a glued tray folds, the tabs between the walls; what is on its rims comes from `rims` on. */
export const gluedPhases = { short: 0, long: 2, rims: 3 } as const;

/**
 * Floor, four walls, and tabs on the ends of the short walls that are glued inside
 * the long ones. The short walls stop one board short on each side: that is the room the tabs take.
 */
export const gluedTray = (
  tray: GluedTray,
): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins' | 'thickness' | 'inside'> => {
  const { length, width, wall, thickness, inside, above, foldsFlat = false, rims } = tray;
  const long = (name: 'front' | 'back') => {
    if (name === 'back' && rims?.back)
      return pen(name, length, { role: 'wall', phase: gluedPhases.long })
        .to(length, wall)
        .rim(0, wall, rims.back)
        .close();
    if (!foldsFlat)
      return rectangle(name, length, wall, { role: 'wall', phase: gluedPhases.long, ...(above && { top: above }) });
    // The corners stay clear of the floor, as the tabs do.
    const foot = thickness + 0.5;
    // Seen standing on the floor's edge the front has the left wall on its right.
    const [onRight, onLeft] = name === 'back' ? ['right', 'left'] : ['left', 'right'];
    return pen(name, length, { role: 'wall', phase: gluedPhases.long })
      .to(length - foot, foot)
      .hang(length - wall, wall, creasedCorner(onRight!, wall, foot))
      .side(wall, wall, above)
      .hang(foot, foot, flip(creasedCorner(onLeft!, wall, foot)))
      .close();
  };
  const held = (wall: string, side: string) => (foldsFlat ? `${wall}.${side}-corner` : wall);
  return {
    // The floor stands on its front edge.
    trunk: rectangle('floor', length, width, {
      role: 'wall',
      right: shortWall('right', tray),
      top: long('back'),
      left: shortWall('left', tray),
    }),
    base: { line: 'crease', panel: long('front') },
    rises: 'up',
    joins: (['right', 'left'] as const).flatMap((side) =>
      (['front', 'back'] as const).map(
        (wall) => ({ by: 'glue', a: `${side}.${wall}-tab`, b: held(wall, side) }) as const,
      ),
    ),
    thickness,
    inside,
  };
};

/** What a diagonal at 45° parts from the end of a wall above its foot: upright in the tray, folded back on the wall when it lies flat. */
const creasedCorner = (side: string, wall: number, foot: number): Panel => {
  // In the frame of its crease: how far a place lies from the diagonal's upper end, along the wall and up it.
  const at = (along: number, up: number): [number, number] => [(along - up) / Math.SQRT2, (along + up) / Math.SQRT2];
  return pen(`${side}-corner`, (wall - foot) * Math.SQRT2, { fold: 0, phase: 2 })
    .to(...at(wall, foot - wall))
    .to(...at(wall, 0))
    .close();
};

/** Seen from outside, standing on the floor's edge: the right wall has the front on its right. */
const shortWall = (name: 'right' | 'left', { width, wall, tab, thickness, foldsFlat, rims }: GluedTray): Panel =>
  tabbedWall({
    name,
    seat: width - 2 * thickness,
    wall,
    tab,
    // A tab keeps to the corner beyond the diagonal.
    ...(foldsFlat && { lower: tab }),
    thickness,
    phase: gluedPhases.short,
    ...(rims?.[name] && { above: rims[name] }),
    onLeft: name === 'right' ? 'back' : 'front',
    onRight: name === 'right' ? 'front' : 'back',
  });
