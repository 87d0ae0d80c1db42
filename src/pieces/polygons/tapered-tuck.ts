import { type Join, pen, type Rim } from '../../board/index.ts';
import { tanDegrees } from '../../geometry/index.ts';
import { dustFlapSetBack } from '../tubes/carton-tuck.ts';
import { dustFlapEnd } from '../tubes/dust-flap.ts';
import { open, sleevePhases } from '../tubes/sleeve.ts';
import { raised } from '../tubes/slotted-end.ts';
import { bendOver } from '../tubes/tuck-lid.ts';
import { type FanTaper, leaned, leaningLid, STEEPEST_SPREAD } from './fan.ts';

/** The wide upper end of a tube that tapers, under a tuck lid on the back. All in mm. */
export interface TaperedTuck {
  readonly length: number;
  readonly width: number;
  /** Widths of the four walls at this end. */
  readonly widths: readonly [front: number, right: number, back: number, left: number];
  readonly taper: FanTaper;
  readonly material: number;
  readonly tuck: number;
  readonly dust: number;
}

/** The dust flaps' style, and how far they are straight beside the tuck. */
export const TAPERED_DUST = { style: 'full_angled_dust_flap', slit: 7 } as const;

/** How far the tuck stays from the walls beside it, on each side. */
const besideTuck = (material: number): number => 2 * material + 0.5;

/** The deepest tuck whose leading edge is 12 long at least, between corners of 5, however the walls taper. */
export const deepestTaperedTuck = (length: number, material: number): number =>
  (length - 2 * besideTuck(material) - 22) / 2 / tanDegrees(STEEPEST_SPREAD);

/** The lid, held by friction: its tuck narrows as the walls beside it do, and comes down between them and past the dust flaps. */
export const taperedTuck = (
  t: TaperedTuck,
): { readonly rims: readonly [Rim, Rim, Rim, Rim]; readonly joins: readonly Join[] } => {
  const { length, width, widths, material: m, tuck: deep } = t;
  const [lean, spread] = [Math.abs(t.taper.lean), Math.abs(t.taper.spread)];
  const { out, depth } = leaningLid(width, m, lean);
  const phase = sleevePhases.ends;
  const over = (bendOver(deep, depth) * 180) / Math.PI;
  const seat = length - 2 * besideTuck(m);
  const inwards = deep * tanDegrees(spread);
  const tuck = pen('tuck', seat, { foldSteps: [{ phase, to: 90 + over }], phase: phase + 2 })
    .to(seat - inwards, deep)
    .round(5)
    .to(inwards, deep)
    .round(5)
    .close();
  const lid = pen('top-lid', length, { foldSteps: [{ phase: phase + 1, to: 90 - over }], phase: phase + 2 })
    .to(length, depth)
    .side(0, depth, tuck)
    .close();
  const back = dustFlapSetBack('none', m);
  const dust = { name: 'top-dust', ...TAPERED_DUST, depth: t.dust, phase };
  return {
    rims: [
      open(widths[0]),
      leaned(dustFlapEnd(dust, widths[1], 'left', m + back), lean),
      leaned(raised(lid, widths[2], out), lean),
      // The last wall's free edge is short already.
      leaned(dustFlapEnd(dust, widths[3], 'right', back), lean),
    ],
    joins: ['right.top-dust', 'left.top-dust', 'front'].map((b) => ({ by: 'lock', a: 'back.top-lid.tuck', b })),
  };
};
