import {
  type Body,
  eachCorner,
  type FrontOrBack,
  locked,
  type Panel,
  type PanelOptions,
  pen,
  sidesOf,
} from '../../../board/index.ts';
import { straight, tanDegrees, toDegrees } from '../../../geometry/index.ts';
import { flanked, rectangle, trapezium, withCuts } from '../shapes.ts';
import { bendOver, tuckFolds } from '../tuck-folds.ts';
import { type SizesAndMaterial, type SizesWith, trayInner, trayLabels, walledFloor, wallsOf } from './tray-floor.ts';

/** A lid with mirrored flaps at its sides and a tuck of depth `reach`, which clears the front of the tray as the lid closes. All in mm. */
export const tuckingLid = (
  seat: number,
  depth: number,
  reach: number,
  flap: Panel,
  tuck: (bent: PanelOptions) => Panel,
): Panel => {
  // Three phases: the tuck bends inwards until its edge clears the front; the lid closes almost; both close with the tuck upright.
  const folds = tuckFolds(hookedPhases.lid, bendOver(reach, depth));
  return flanked('lid', seat, depth, flap, { role: 'wall', ...folds.lid, top: tuck(folds.tuck) });
};

/** A lid over the ears that tucks in behind the front: two boards longer than the floor, equally deep, with flaps outside the ears. */
export const hookedLid = ({ length, width, height, material: m, tuck: reach }: SizesWith<'tuck'>): Panel => {
  const flank = height - m;
  // A flap is creased in line with the ears, so it slants outwards by one board at its end to lie over them.
  const off = toDegrees(Math.asin(m / flank));
  const slants = [0, flank * tanDegrees(10)] as const;
  const flap = trapezium('right-flap', width, flank, slants, {
    round: [0, 10],
    fold: 90 - off,
    phase: hookedPhases.lid,
  });
  return tuckingLid(length + 2 * m, width, reach, flap, (bent) =>
    trapezium('tuck', length, reach, 0, { round: 5, ...bent }),
  );
};

/** A wall with slits for ears: `width` is the length of this wall, `height` the height of all walls, in mm. */
export type Hooks = Pick<SizesAndMaterial, 'width' | 'height'>;

/** Unit of ears and slits, in mm: two ears leave a fifth of the wall free, and none is wider than high. As in the measured drawing. */
export const hookUnit = ({ width, height }: Hooks): number => Math.min(width / 5, (2 * height) / 7);

/** Depth of the hooks below the rim, in mm: at most half the height, as measured. Deeper, the ear's edge above the prong is too steep. */
export const hookDepth = (hooks: Hooks): number => (7 / 4) * hookUnit(hooks);

/**
 * An ear on the end of a wall. The right end of its seat is at the floor. It is two units wide, and at its crease as high as the wall.
 * Its outer half is a round prong that goes through the slit of the wall it lies on.
 */
export const hookEar = (name: string, hooks: Hooks, phase: number): Panel => {
  const [u, h, below] = [hookUnit(hooks), hooks.height, hookDepth(hooks)];
  return pen(name, h, { phase })
    .path([h, 2 * u], [below, 2 * u])
    .arc(below, u, 1)
    .to(0, u / 2)
    .close();
};

/** A wall with a slit for each ear, one unit long. The outer end of a slit lies at the foot of a prong, the inner end 3 mm lower. */
const hookedWall = (name: string, hooks: Hooks, phase: number): Panel => {
  const { width, height } = hooks;
  const [u, foot] = [hookUnit(hooks), height - hookDepth(hooks)];
  const slit = (outer: number, inner: number) => [straight([outer, foot], [inner, foot - 3])];
  return withCuts(
    rectangle(name, width, height, { role: 'wall', phase }),
    slit(u, 2 * u),
    slit(width - u, width - 2 * u),
  );
};

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
  const [onRight] = sidesOf(name);
  const how = { role: 'wall', phase: hookedPhases.walls, top: lid } as const;
  return flanked(name, length, top, { ...ear, name: `${onRight}-ear` }, { ...how, out: m, from: top - ear.seat });
};

/**
 * Floor and four walls, without glue. Front and back extend one board beyond the floor at each end, to their ears.
 * @param ear the right ear of the back. @param lock path of its panel that the side wall holds, below the ear.
 */
export const earedTray = (tray: EaredTray, ear: Panel, side: (name: string) => Panel, lock = ''): Body => ({
  ...walledFloor(
    tray.length,
    tray.width,
    wallsOf((name) => earedWall(name, tray, tray.height, ear, name === 'back' ? tray.lid : undefined), side),
  ),
  joins: eachCorner((on, end) => locked(`${on}.${end}-ear${lock}`, end, 'slit')),
  labels: trayLabels,
  inner: trayInner,
});

/** A tray with ears that hook into slits of the side walls. */
export const hookedTray = (tray: EaredTray): Body =>
  earedTray(tray, hookEar('right-ear', tray, hookedPhases.ears), (name) => hookedWall(name, tray, hookedPhases.sides));
