import { type Body, eachCorner, eachSide, flip, glued, locked, meets, type Panel, pen } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';
import { tabbedWall } from './tabbed-wall.ts';
import { trayInner } from './tray-sizes.ts';

/** Two trays with glued corners, hinged rim to rim. All in mm. */
export interface HingedTrays {
  /** Along the hinge. */
  readonly length: number;
  /** From the hinge to the front. */
  readonly width: number;
  /** Of either tray. */
  readonly height: number;
  readonly material: number;
  /** Length of the corner tabs. */
  readonly tab: number;
  /** How much of the board lies inside of a crease; nothing by default. */
  readonly inside?: number;
  /** How far the lid's front goes down behind the front. */
  readonly tuck: number;
}

/**
 * Tabs on front and back are glued inside the side walls. The lid is a board and a little play less deep than the
 * base, so that its front goes on as a tuck behind the other.
 */
export const hingedTrays = ({ length, width, height, material: m, tab, tuck, inside = 0 }: HingedTrays): Body => {
  // The walls of both trays with the hinge bent open, their tabs, the side walls, and the lid comes over.
  const phases = { walls: 0, sides: 2, lid: 3 };
  const seat = length - 2 * m;
  // With the hinge bent open, what lies inside of it reaches over the rims.
  const belowRim = 1 + inside;
  const tabbed = { seat, wall: height, tab, thickness: m, phase: phases.walls, belowRim };
  const upright = ['right', 'left'] as const;
  // The side walls start at the hinge, where their rims pass one another on the way, a little pressed; further on they meet.
  const low = height - 0.4 * inside;
  const side = (name: string, along: number): Panel =>
    inside
      ? pen(name, along, { role: 'wall', phase: phases.sides })
          .to(along, height)
          .to(3 * m, height)
          .to(m, low)
          .to(0, low)
          .close()
      : rectangle(name, along, height, { role: 'wall', phase: phases.sides });
  const depth = width - m - 0.5;
  // It goes down between the tabs of the front, bent in by 20°, and springs back upright.
  const bent = { foldSteps: [{ phase: phases.sides, to: 20 }], phase: phases.lid + 1, fold: 0 };
  const top = trapezium('tuck', seat - 2 - 2 * inside, tuck, 0, { round: 4, ...bent });
  const lid = pen('lid', seat, { role: 'wall', phase: phases.walls })
    .to(length - m, 0)
    .hang(length - m, depth, flip(side('lid-right', depth)))
    .to(seat, depth)
    .hang(0, depth, tabbedWall({ ...tabbed, name: 'lid-front', between: upright, top }))
    .to(-m, depth)
    .hang(-m, 0, side('lid-left', depth))
    .close();
  const lidBack = tabbedWall({
    ...tabbed,
    name: 'lid-back',
    foldSteps: [{ phase: phases.walls, to: -90 }],
    phase: phases.lid,
    tabPhase: phases.walls + 1,
    fold: 0,
    hangs: true,
    between: upright,
    top: lid,
  });
  return {
    // The floor stands on its left end, which is as long as its side wall.
    trunk: rectangle('floor', width, length, {
      role: 'wall',
      right: tabbedWall({ ...tabbed, name: 'front', between: ['left', 'right'] }),
      top: side('right', width),
      left: tabbedWall({ ...tabbed, name: 'back', between: upright, top: lidBack }),
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
