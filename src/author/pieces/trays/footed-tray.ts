import { type Body, eachSide, type FrontOrBack, glued, locked, type Rim, sidesOf } from '../../../board/index.ts';
import { flanked, rectangle, trapezium } from '../shapes.ts';
import { cornerFlap, rimGap } from './corner-flap.ts';
import { insetFloor, type SizesAndMaterial, trayInner, trayLabels } from './tray-floor.ts';

/** A tray with side walls that roll over the corner flaps and continue as feet on the floor. All in mm. */
export interface FootedTray extends SizesAndMaterial {
  /** Length of the corner flaps in the double walls, at most their height. */
  readonly flap: number;
  /** Width of the inner walls' feet on the floor. */
  readonly foot: number;
  /** A lid on the rim of the back. The back is then as high as the sides, and two boards shorter than the floor. */
  readonly lid?: Rim;
}

/** Fold phases. A lid on the back folds in phase `lid` and later. */
export const footedPhases = { flaps: 0, walls: 1, sides: 2, inner: 3, lid: 5 } as const;

/** Floor and four walls. Front and back have corner flaps. The side walls roll over these, with feet glued to the floor. */
export const footedTray = ({ length, width, height, material: m, flap: reach, foot, lid }: FootedTray): Body => {
  const seat = length - 2 * m;
  const rise = height - rimGap(m);
  const wall = (name: FrontOrBack, top?: Rim) => {
    const flap = cornerFlap(`${sidesOf(name)[0]}-flap`, rise, reach, footedPhases.flaps);
    return flanked(name, seat, top ? height : rise, flap, { role: 'wall', phase: footedPhases.walls, to: rise, top });
  };
  const side = (name: string, later: number) => {
    // The inner wall ends one board above the floor, clear of front and back.
    const [along, phase] = [width - 1, footedPhases.inner + later];
    const end = trapezium('foot', along, foot, Math.min(foot, along / 4), { role: 'glue', fold: -90, phase: 0 });
    const inner = rectangle('inner', along, height - m, { top: end });
    const folds = [{ phase, to: 180, clearance: m }];
    return rectangle(name, width, height, { role: 'wall', phase: footedPhases.sides, top: { ...inner, folds } });
  };
  return {
    trunk: insetFloor(length, width, m, {
      front: wall('front'),
      right: side('right', 0),
      back: wall('back', lid),
      left: side('left', 1),
    }),
    joins: eachSide((end) => [
      ...['front', 'back'].map((held) => locked(`${end}.inner`, `${held}.${end}-flap`)),
      glued(`${end}.inner.foot`, 'floor'),
    ]),
    labels: { ...trayLabels, height: ['right.y', 0, height] },
    inner: { width: trayInner.width },
  };
};
