import { flipRim, type Panel, pen, type Rim, rim } from '../board/index.ts';

const TAN15 = Math.tan((15 * Math.PI) / 180);

export type DustFlapStyle = 'slit_lock_dust_flap' | 'full_angled_dust_flap';

/** A dust flap under a tuck lid. All in mm. */
export interface DustFlap {
  readonly name: string;
  readonly style: DustFlapStyle;
  /** How far it reaches over the opening. */
  readonly depth: number;
  /** Length of the lid's slit, as a sit lock of this size has it: the shoulder ends 2 short of it. */
  readonly slit: number;
  readonly phase: number;
}

/** How far the shoulder, which holds the tuck, is straight. */
const shoulder = (slit: number): number => slit - 2;

/** The least depth at which shoulder and taper both have room, and the most at which the tip is still 3 wide. */
export const dustFlapLimits = (style: DustFlapStyle, slit: number, width: number): { min: number; max: number } => {
  const step = style === 'full_angled_dust_flap' ? 3 : 1;
  const lost = style === 'full_angled_dust_flap' ? 3 + 5 + 3 : 1 + 2 + 3 + TIP;
  return {
    min: shoulder(slit) + step + (style === 'full_angled_dust_flap' ? 2 : TIP),
    max: shoulder(slit) + step + (width - lost) / TAN15,
  };
};

/** Radius of the tip of a slit lock dust flap. */
const TIP = 4;

/** The panel, with its shoulder on the right: that is the side the tuck goes down on. */
const panel = ({ name, style, depth, slit, phase }: DustFlap, seat: number): Panel => {
  const a = shoulder(slit);
  if (style === 'full_angled_dust_flap') {
    // Measured: 45° steps of 3 on both sides, 15° to the tip, 5 in on the hinge side.
    return pen(name, seat, { phase })
      .to(seat, a)
      .to(seat - 3, a + 3)
      .to(seat - 3 - (depth - a - 3) * TAN15, depth)
      .to(5, depth)
      .to(3, 3)
      .close();
  }
  // Standard: a 45° step of 1, 15° to a rounded tip, and next to the hinge just out of the way.
  return pen(name, seat, { phase })
    .to(seat, a)
    .to(seat - 1, a + 1)
    .to(seat - 1 - (depth - a - 1) * TAN15, depth)
    .round(TIP)
    .to(2, depth)
    .to(1, 1)
    .close();
};

/**
 * The end of a side wall: its dust flap, the shoulder on the given side, set in
 * from the wall's edge there so that it clears the wall the tuck slides down on.
 */
export const dustFlapEnd = (flap: DustFlap, width: number, side: 'left' | 'right', inset: number): Rim => {
  const seat = width - inset;
  const right = rim(width).to(seat, 0).hang(0, 0, panel(flap, seat)).close();
  return side === 'right' ? right : flipRim(right);
};
