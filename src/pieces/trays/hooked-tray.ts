import { type Body, eachCorner, flip, locked, type Panel, pen } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { hookEar, hookedWall } from './hook-ear.ts';
import { trayInner, trayLabels } from './tray-sizes.ts';

/** A tray with a front and a back that hook into its side walls. All in mm. */
export interface HookedTray {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  /** A lid on the rim of the back, two boards longer than the floor. */
  readonly lid?: Panel;
}

/** Fold phases of a hooked tray. A lid folds in phase `lid` and later. */
export const hookedPhases = { sides: 0, walls: 1, ears: 2, lid: 3 } as const;

/**
 * Floor and four walls, without glue. Front and back extend one board beyond the floor at each end. Their ears lie on the outside of the
 * side walls and hook into slits there.
 */
export const hookedTray = ({ length, width, height, material: m, lid }: HookedTray): Body => {
  const hooks = { width, height };
  const ear = hookEar('right-ear', hooks, hookedPhases.ears);
  const side = (name: string): Panel => hookedWall(name, hooks, hookedPhases.sides);
  const wall = (name: string, right: Panel, left: Panel, top?: Panel): Panel =>
    pen(name, length, { role: 'wall', phase: hookedPhases.walls })
      .to(length + m, 0)
      .hang(length + m, height, right)
      .side(-m, height, top)
      .hang(-m, 0, left)
      .close();
  return {
    trunk: rectangle('floor', length, width, {
      role: 'wall',
      right: side('right'),
      top: wall('back', ear, flip(ear, 'left-ear'), lid),
      left: side('left'),
    }),
    // The front is drawn upside down, so its ears are swapped.
    base: { line: 'crease', panel: wall('front', { ...ear, name: 'left-ear' }, flip(ear)) },
    joins: eachCorner((on, end) => locked(`${on}.${end}-ear`, end)),
    labels: trayLabels,
    inner: trayInner,
  };
};
