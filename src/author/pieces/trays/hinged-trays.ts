import { type Body, eachCorner, eachSide, flip, glued, locked, meets, type Panel, pen } from '../../../board/index.ts';
import { flanked, rectangle, trapezium } from '../shapes.ts';
import { tabbedWall } from './tabbed-wall.ts';
import { type SizesAndMaterial, trayInner } from './tray-floor.ts';

/** Two trays with glued corners, hinged rim to rim along their length. All in mm. */
export interface HingedTrays extends SizesAndMaterial {
  readonly tab: number;
  /** Thickness of board inside a crease. @defaultValue 0 */
  readonly inside?: number;
  /** Depth of the tuck on the lid's front, behind the front. */
  readonly tuck: number;
}

/** Front and back have tabs glued inside the side walls. The lid is a board and 0.5 mm less deep: its tuck goes behind the base's front. */
export const hingedTrays = ({ length, width, height, material: m, tab, tuck, inside = 0 }: HingedTrays): Body => {
  // The walls of both trays fold with the hinge open, then their tabs and the side walls; last, the lid closes.
  const phases = { walls: 0, sides: 2, lid: 3 };
  const seat = length - 2 * m;
  // With the hinge open, the board inside its crease stands above the rims.
  const belowRim = 1 + inside;
  const tabbed = { seat, wall: height, tab, material: m, phase: phases.walls, belowRim };
  // Near the hinge the rims of the side walls are lower, because they press against each other when the lid closes.
  const low = height - 0.4 * inside;
  const side = (name: string, along: number): Panel =>
    inside
      ? pen(name, along, { role: 'wall', phase: phases.sides })
          .path([along, height], [3 * m, height], [m, low], [0, low])
          .close()
      : rectangle(name, along, height, { role: 'wall', phase: phases.sides });
  const depth = width - m - 0.5;
  // The tuck goes in between the tabs of the front, bent inwards by 20°, and springs back upright.
  const bent = { foldSteps: [{ phase: phases.sides, to: 20 }], phase: phases.lid + 1, fold: 0 };
  const top = trapezium('tuck', seat - 2 - 2 * inside, tuck, 0, { round: 4, ...bent });
  const lidBack = tabbedWall({
    ...tabbed,
    name: 'lid-back',
    foldSteps: [{ phase: phases.walls, to: -90 }],
    phase: phases.lid,
    tabPhase: phases.walls + 1,
    fold: 0,
    hangs: true,
    gluedTo: 'right',
    top: flanked('lid', seat, depth, flip(side('lid-right', depth)), {
      ...{ role: 'wall', phase: phases.walls, out: m },
      top: tabbedWall({ ...tabbed, name: 'lid-front', gluedTo: 'right', top }),
    }),
  });
  return {
    // The seat of the floor is its left side, which has the length of the side wall.
    trunk: rectangle('floor', width, length, {
      role: 'wall',
      right: tabbedWall({ ...tabbed, name: 'front', gluedTo: 'left' }),
      top: side('right', width),
      left: tabbedWall({ ...tabbed, name: 'back', gluedTo: 'right', top: lidBack }),
    }),
    base: { line: 'crease', panel: flip(side('left', width)) },
    rises: 'right',
    trunkIs: 'base',
    joins: [
      ...['', 'lid-'].flatMap((tray) => eachCorner((wall, end) => glued(`${tray}${wall}.${end}-tab`, `${tray}${end}`))),
      ...eachSide((end) => meets(end, `lid-${end}`)),
      locked('lid-front.tuck', 'front'),
    ],
    labels: { length: 'floor.y', width: 'floor.x', height: 'back.y' },
    inner: trayInner,
  };
};
