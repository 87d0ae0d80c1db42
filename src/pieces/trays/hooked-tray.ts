import { type Body, eachCorner, flip, locked, type Panel, pen } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { hookEar, hookedWall } from './hook-ear.ts';
import { trayInner, trayLabels } from './tray-sizes.ts';

/** A tray whose front and back have ears that lie on the outside of its side walls. All in mm, crease to crease. */
export interface EaredTray {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  /** A lid on the rim of the back, two boards longer than the floor. */
  readonly lid?: Panel;
}

/** Fold phases of a tray with ears. A lid folds in phase `lid` and later. */
export const hookedPhases = { sides: 0, walls: 1, ears: 2, lid: 3 } as const;

/**
 * Floor and four walls, without glue. Front and back extend one board beyond the floor at each end, to their ears.
 * @param ear the right ear of the back. @param lock path of its panel that the side wall holds, below the ear.
 */
export const earedTray = (
  { length, width, height, material: m, lid }: EaredTray,
  ear: Panel,
  side: (name: string) => Panel,
  lock = '',
): Body => {
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
    joins: eachCorner((on, end) => locked(`${on}.${end}-ear${lock}`, end)),
    labels: trayLabels,
    inner: trayInner,
  };
};

/** A tray with ears that hook into slits of the side walls. */
export const hookedTray = (tray: EaredTray): Body =>
  earedTray(tray, hookEar('right-ear', tray, hookedPhases.ears), (name) => hookedWall(name, tray, hookedPhases.sides));
