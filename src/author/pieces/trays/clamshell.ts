import { type Body, eachSide, flip, glued, locked, meets, type Panel, pen } from '../../../board/index.ts';
import { squareSlot } from '../holes/square-slot.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';
import { type SizesAndMaterial, trayInner, trayLabels } from './tray-sizes.ts';
import { webCorner, webPhases } from './web-corner.ts';

/** Two trays with folded corners, hinged at the back along their length. All in mm. */
export interface Clamshell extends SizesAndMaterial {
  /** Overlap of the lid's front on the outside of the front, and width of the tongue at its edge. */
  readonly lip: number;
  readonly tongue: number;
}

/** The walls with web corners. */
export const clamshellWalls = ['front', 'back', 'lid-front', 'lid-back'] as const;

/** The lid is one board deeper than the base: its front closes over the front, and its tongue goes through a slit there. */
export const clamshell = ({ length, width, height, material: m, lip, tongue }: Clamshell): Body => {
  // Both trays fold with the hinge open, then their webs; the lid closes and its tongue goes in.
  const [phase, closing, tucking] = [webPhases.walls, webPhases.webs + 1, webPhases.webs + 2];
  const web = webCorner('right-web', height, 3 + m);
  const leftWeb = flip(web, 'left-web');
  const short = (name: string, along: number): Panel =>
    rectangle(name, along, height, { role: 'wall', phase, right: 'crease', left: 'crease' });
  const depth = width + m;
  const corner = Math.min(5, lip / 2);
  const [wide, edge] = [length - 1, height + lip];
  // Depth of the tongue, and its play in the slit.
  const [reach, play] = [12, 0.5];
  // The lid's back hangs on its rim, so its webs are upside down.
  const lidBack = rectangle('lid-back', length, height, {
    role: 'wall',
    foldSteps: [{ phase, to: -90 }],
    phase: closing,
    fold: 0,
    right: flip(web),
    top: rectangle('lid', length, depth, {
      role: 'wall',
      phase,
      right: short('lid-right', depth),
      top: pen('lid-front', length, { role: 'wall', phase })
        .hang(length, height, web)
        .to(wide, height)
        .to(wide, edge)
        .round(corner)
        .to((length + tongue) / 2, edge)
        .hang((length - tongue) / 2, edge, trapezium('tongue', tongue, reach, 0, { round: 4, phase: tucking }))
        .to(1, edge)
        .round(corner)
        .to(1, height)
        .to(0, height)
        .hang(0, 0, leftWeb)
        .close(),
      left: short('lid-left', depth),
    }),
    left: { ...web, name: 'left-web' },
  });
  const long = { role: 'wall', phase, right: web, left: leftWeb } as const;
  // The tongue's board lies below its crease.
  const [middle, half, at] = [length / 2, tongue / 2 + play, height - lip];
  const slit = squareSlot([middle - half, at - m - play], [middle + half, at + play]);
  const front = { ...rectangle('front', length, height, long), marks: [{ line: 'cut' as const, curves: slit }] };
  return {
    trunk: rectangle('floor', length, width, {
      role: 'wall',
      right: short('right', width),
      top: rectangle('back', length, height, { ...long, top: lidBack }),
      left: short('left', width),
    }),
    base: { line: 'crease', panel: front },
    joins: [
      ...clamshellWalls.flatMap((wall) => eachSide((side) => glued(wall, `${wall}.${side}-web`))),
      ...eachSide((side) => meets(side, `lid-${side}`)),
      locked('lid-front.tongue', 'front', 'slit'),
    ],
    labels: trayLabels,
    inner: trayInner,
  };
};
