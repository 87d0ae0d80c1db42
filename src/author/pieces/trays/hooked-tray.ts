import {
  type Body,
  eachCorner,
  type FrontOrBack,
  flip,
  locked,
  type Panel,
  pen,
  sidesOf,
} from '../../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { hookEar, hookedWall } from './hook-ear.ts';
import { type SizesAndMaterial, trayInner, trayLabels } from './tray-sizes.ts';

/** A tray whose front and back have ears that lie on the outside of its side walls. All in mm, crease to crease. */
export interface EaredTray extends SizesAndMaterial {
  /** A lid on the rim of the back, two boards longer than the floor. */
  readonly lid?: Panel;
}

/** Fold phases of a tray with ears. A lid folds in phase `lid` and later. */
export const hookedPhases = { sides: 0, walls: 1, ears: 2, lid: 3 } as const;

/** A front or back of height `top`, with an ear at each end on a crease one board further out, down to the foot of the ear. */
export const earedWall = (
  name: FrontOrBack,
  { length, material: m }: Pick<EaredTray, 'length' | 'material'>,
  top: number,
  ear: Panel,
  lid?: Panel,
): Panel => {
  const [onRight, onLeft] = sidesOf(name);
  const foot = top - ear.seat;
  return pen(name, length, { role: 'wall', phase: hookedPhases.walls })
    .to(length + m, foot)
    .hang(length + m, top, { ...ear, name: `${onRight}-ear` })
    .side(-m, top, lid)
    .hang(-m, foot, flip(ear, `${onLeft}-ear`))
    .close();
};

/**
 * Floor and four walls, without glue. Front and back extend one board beyond the floor at each end, to their ears.
 * @param ear the right ear of the back. @param lock path of its panel that the side wall holds, below the ear.
 */
export const earedTray = (tray: EaredTray, ear: Panel, side: (name: string) => Panel, lock = ''): Body => ({
  trunk: rectangle('floor', tray.length, tray.width, {
    role: 'wall',
    right: side('right'),
    top: earedWall('back', tray, tray.height, ear, tray.lid),
    left: side('left'),
  }),
  base: { line: 'crease', panel: earedWall('front', tray, tray.height, ear) },
  joins: eachCorner((on, end) => locked(`${on}.${end}-ear${lock}`, end, 'slit')),
  labels: trayLabels,
  inner: trayInner,
});

/** A tray with ears that hook into slits of the side walls. */
export const hookedTray = (tray: EaredTray): Body =>
  earedTray(tray, hookEar('right-ear', tray, hookedPhases.ears), (name) => hookedWall(name, tray, hookedPhases.sides));
