import { type BodyOfPart, part, placed } from '../../board/index.ts';
import { thumbCutEnd } from '../free-ends.ts';
import { roundedRectangle } from '../holes/holes.ts';
import { glueFlap } from '../tubes/glue-flap.ts';
import { sleeve } from '../tubes/sleeve.ts';

/** A sleeve round a tray of carton whose floor is the first part, drawn crease to crease. All in mm. */
export interface SlipSleeve {
  /** Outside of the tray, about the middle of its floor: the way it slides, across it, and from under its floor to its top. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  /** The tray's floor between its creases: the way it slides, and across. */
  readonly floor: { readonly length: number; readonly width: number };
  /** Between tray and sleeve, on each side. */
  readonly clearance: number;
  /** Width of the glue flap. */
  readonly glue: number;
  /** Half circles in both mouths of the top, to push the tray out. */
  readonly thumb?: boolean;
  /** Length and width of a window in the middle of the top. */
  readonly window?: readonly [length: number, width: number];
}

/**
 * Four walls and a glue flap, as long as the tray. The flap lies inside the last wall, which is a board further out; the tray slides in
 * from its right.
 */
export const slipSleeve = ({
  floor,
  length,
  width,
  height,
  material: m,
  clearance,
  glue,
  thumb,
  window,
}: SlipSleeve): BodyOfPart => {
  const [across, high] = [width + 2 * clearance, height + 2 * clearance];
  const top = across + m;
  const end = thumb ? { top: thumbCutEnd(top), bottom: thumbCutEnd(top) } : {};
  const holes = window ? [roundedRectangle([top / 2, length / 2], window[1], window[0], 5)] : [];
  const body = sleeve(
    length,
    [
      { name: 'bottom', width: across },
      { name: 'right', width: high },
      { name: 'top', width: top, ...end, holes },
      { name: 'left', width: high - m },
    ],
    glueFlap({ height: length, width: glue }),
  );
  // Its bottom lies under the floor, whose print is a board below the creases.
  const at = placed(
    [(floor.length - length) / 2, (floor.width - across) / 2, m + clearance],
    [length + 4 * height + 100, 0, 0],
  );
  return part('sleeve', { ...body, trunkIs: 'base' }, at);
};
