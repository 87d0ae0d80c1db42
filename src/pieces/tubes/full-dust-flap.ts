import { flipRim, pen, type Rim, rim } from '../../board/index.ts';

/** A dust flap that covers its half of the opening. All in mm. */
export interface FullDustFlap {
  readonly name: string;
  readonly depth: number;
  /** Length of the lid's slit: the shoulder ends 2 short of it. */
  readonly slit: number;
  /** How far it steps back behind its shoulder, to let the tuck by. */
  readonly step: number;
  readonly phase: number;
}

/**
 * The end of a side wall: a dust flap with straight sides, its shoulder on the given
 * side, set in from the wall's edge there so that it clears the wall the tuck slides down on.
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
