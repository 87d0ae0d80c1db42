import { flipRim, type Panel, pen, type Rim } from '../../../board/index.ts';
import { tanDegrees } from '../../../geometry/index.ts';
import { flapAt } from './slotted-end.ts';

const TAN15 = tanDegrees(15);

export type DustFlapStyle = 'slit_lock_dust_flap' | 'full_angled_dust_flap';

/** A dust flap under a tuck lid. All in mm. */
export interface DustFlap {
  readonly name: string;
  readonly style: DustFlapStyle;
  /** Reach over the opening. */
  readonly depth: number;
  /** Length of the lid's slit, as for a sit lock of this size. The shoulder ends 2 mm before it. */
  readonly slit: number;
  readonly phase: number;
  /** The half of the phase in which it folds: two flaps that overlap come one after the other. @defaultValue the whole phase */
  readonly half?: 0 | 1 | undefined;
}

/** Length of the straight part of the shoulder, which holds the tuck. */
const shoulder = (slit: number): number => slit - 2;

/** The least depth with room for shoulder and taper, and the largest depth at which the tip is still 3 wide. */
export const dustFlapLimits = (style: DustFlapStyle, slit: number, width: number): { min: number; max: number } => {
  const foot = shoulder(slit) + SHOULDER_STEP_MM;
  const lost = SHOULDER_STEP_MM + MIN_TIP_MM + (style === 'full_angled_dust_flap' ? HINGE_SETBACK_MM : 0);
  return { min: foot + 2, max: foot + (width - lost) / TAN15 };
};

/** The 45° step above the shoulder, the least tip, and the set-back of a full angled flap at its tip on the hinge side. */
const [SHOULDER_STEP_MM, MIN_TIP_MM, HINGE_SETBACK_MM] = [3, 3, 5];

/** The angle of a flap that folds in this half of its phase, by share of the way. */
const inHalf = (half: 0 | 1) => (share: number) => 90 * Math.min(1, Math.max(0, 2 * share - half));

/** The panel, with its shoulder on the right, the side where the tuck goes down. */
const panel = ({ name, style, depth, slit, phase, half }: DustFlap, seat: number): Panel => {
  const a = shoulder(slit);
  // Measured: a 45° step of 3, then 15° to the tip. The full angled flap has a second step beside the hinge and is set back
  // by 5 at the tip. The slit lock flap goes straight up from the crease.
  const p = pen(name, seat, { folds: [{ phase, to: 90, ...(half !== undefined && { ease: inHalf(half) }) }] })
    .path([seat, a], [seat - SHOULDER_STEP_MM, a + SHOULDER_STEP_MM])
    .to(seat - SHOULDER_STEP_MM - (depth - a - SHOULDER_STEP_MM) * TAN15, depth);
  return (
    style === 'full_angled_dust_flap'
      ? p.to(HINGE_SETBACK_MM, depth).to(SHOULDER_STEP_MM, SHOULDER_STEP_MM)
      : p.to(0, depth)
  ).close();
};

/** The end of a side wall: its dust flap, with the shoulder on `side`, set in on that edge to clear the wall on which the tuck slides. */
export const dustFlapEnd = (flap: DustFlap, width: number, side: 'left' | 'right', inset: number): Rim => {
  const seat = width - inset;
  const right = flapAt(panel(flap, seat), width);
  return side === 'right' ? right : flipRim(right);
};
