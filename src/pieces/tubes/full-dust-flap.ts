import { flipRim, pen, type Rim, rim } from '../../board/index.ts';

/** A dust flap that covers its half of the opening. All in mm. */
export interface FullDustFlap {
  readonly name: string;
  readonly depth: number;
  /** Length of the lid's slit. The shoulder ends 2 mm before it. */
  readonly slit: number;
  /** Step behind its shoulder, where the tuck passes. */
  readonly step: number;
  readonly phase: number;
}

/**
 * The end of a side wall: a dust flap with straight sides and its shoulder on the given
 * side, set in from that edge of the wall to clear the wall on which the tuck slides down.
 */
export const fullDustFlapEnd = (flap: FullDustFlap, width: number, side: 'left' | 'right', inset: number): Rim => {
  const { name, depth, slit, step, phase } = flap;
  const seat = width - inset;
  const shoulder = slit - 2;
  const panel = pen(name, seat, { phase })
    .to(seat, shoulder)
    .to(seat - step, shoulder + step)
    .to(seat - step, depth)
    .round(Math.min(12, depth / 3, seat / 3))
    .to(2, depth)
    .round(2)
    .to(1, 1)
    .close();
  const right = rim(width).to(seat, 0).hang(0, 0, panel).close();
  return side === 'right' ? right : flipRim(right);
};
