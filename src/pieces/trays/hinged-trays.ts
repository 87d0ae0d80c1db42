import { type Blank, insideShare, pen } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
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
  /** How far the lid's front goes down behind the front. */
  readonly tuck: number;
}

/** When things fold: the walls of both trays with the hinge bent open, their tabs, the side walls, and the lid comes over. */
const phases = { walls: 0, sides: 2, lid: 3 } as const;

/** Between the lid's front and the front that it goes down behind, in mm. */
const PLAY = 0.5;

/** How far the tuck bends in, in degrees, to go down behind the front. */
const BENT = 20;

/**
 * Tabs on front and back are glued inside the side walls. The lid is a board and a little play less deep than the
 * base, so that its front goes on as a tuck behind the other.
 */
export const hingedTrays = (trays: HingedTrays): Blank => {
  const { length, width, height, material: m, tab } = trays;
  const seat = length - 2 * m;
  const tabbed = { seat, wall: height, tab, thickness: m, phase: phases.walls };
  const side = (name: string, along: number) => rectangle(name, along, height, { role: 'wall', phase: phases.sides });
  const depth = width - m - PLAY;
  // It goes down between the tabs of the front, which lie inside along the side walls, and springs back upright.
  const tuck = pen('tuck', seat - 2, { foldSteps: [{ phase: phases.sides, to: BENT }], phase: phases.lid + 1, fold: 0 })
    .to(seat - 2, trays.tuck)
    .round(4)
    .to(0, trays.tuck)
    .round(4)
    .close();
  const lid = pen('lid', seat, { role: 'wall', phase: phases.walls })
    .to(length - m, 0)
    .hang(length - m, depth, side('lid-right', depth))
    .to(seat, depth)
    .hang(0, depth, tabbedWall({ ...tabbed, name: 'lid-front', onLeft: 'left', onRight: 'right', top: tuck }))
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
    onLeft: 'left',
    onRight: 'right',
    top: lid,
  });
  const glued = ['', 'lid-'].flatMap((tray) =>
    ['front', 'back'].flatMap((wall) =>
      ['right', 'left'].map((end) => ({ by: 'glue', a: `${tray}${wall}.${end}-tab`, b: `${tray}${end}` }) as const),
    ),
  );
  return {
    // The floor stands on its left end, which is as long as its side wall.
    trunk: rectangle('floor', width, length, {
      role: 'wall',
      right: tabbedWall({ ...tabbed, name: 'front', onLeft: 'right', onRight: 'left' }),
      top: side('right', width),
      left: tabbedWall({ ...tabbed, name: 'back', onLeft: 'left', onRight: 'right', top: lidBack }),
    }),
    base: { line: 'crease', panel: side('left', width) },
    rises: 'right',
    trunkIs: 'base',
    thickness: m,
    inside: insideShare.carton,
    joins: [
      ...glued,
      { by: 'meet', a: 'right', b: 'lid-right' },
      { by: 'meet', a: 'left', b: 'lid-left' },
      { by: 'lock', a: 'lid-front.tuck', b: 'front' },
    ],
    gauges: [
      { name: 'length', panel: 'floor', along: 'y' },
      { name: 'width', panel: 'floor', along: 'x' },
      { name: 'height', panel: 'back', along: 'y' },
    ],
    inner: trayInner,
  };
};
