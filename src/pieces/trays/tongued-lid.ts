import { type Panel, pen } from '../../board/index.ts';
import { toDegrees } from '../../geometry/index.ts';
import { type ClawedWall, clawHeight } from './claw-ear.ts';
import { tuckingLid } from './hooked-lid.ts';
import { hookedPhases } from './hooked-tray.ts';

/** A lid with tongues that lock in the side walls of a tray. All in mm. */
export interface TonguedLid extends ClawedWall {
  /** Length of the tray's floor. */
  readonly length: number;
  /** Depth of the tuck. */
  readonly tuck: number;
}

/** Distance of the shoulders beside a tongue from the ends of its slit, both inwards and upwards, in mm: 2 mm at 45 degrees. */
const SHOULDER = Math.SQRT2;

/**
 * The lid. Its flaps lie outside the ears. The edge of a flap is one circle from hinge to front, on which the tongue sits: the shoulders
 * end just above the slit in the middle third of the wall, and the tongue reaches in for 5/16 of the height.
 */
export const tonguedLid = (lid: TonguedLid): Panel => {
  const { length, width, material: m, tuck: reach } = lid;
  const height = clawHeight(lid);
  const [seat, depth] = [length + 2 * m, width - m];
  const [middle, half, shoulder] = [depth / 2, width / 6 - SHOULDER, (2 / 3) * height - SHOULDER];
  // From one end of the seat, the other end and the shoulder beside it lie half the angle of their arc apart.
  const beside = Math.tan(Math.atan(shoulder / (middle + half)) / 2);
  // Creased in line with the ears, a flap slants outwards by one board at its end to lie over them.
  const tongue = (5 / 16) * height;
  const fold = 90 - toDegrees(Math.asin(m / (shoulder + tongue)));
  const flap = pen('right-flap', depth, { fold, phase: hookedPhases.lid })
    .arc(middle + half, shoulder, beside)
    .arc(middle - half, shoulder, tongue / half)
    .arc(0, 0, beside)
    .close();
  const [inset, round] = [m + 1, Math.min(10, reach / 2)];
  return tuckingLid(seat, depth, reach, flap, (bent) =>
    pen('tuck', seat, bent)
      .to(seat - inset, 2)
      .to(seat - inset, reach)
      .round(round)
      .to(inset, reach)
      .round(round)
      .to(inset, 2)
      .close(),
  );
};
