import { type Curve, length, subcurve } from '../../geometry/index.ts';
import type { Chain } from '../chains.ts';
import type { DashSegments } from '../profile.ts';

/** Divides a line into as many dashes as fit, stretched so that both ends are alike. If too short, it stays whole in its middle. */
export const inSegments = (chain: Chain, { on, off, end }: DashSegments): Chain[] => {
  const lengths = chain.curves.map(length);
  const whole = lengths.reduce((sum, mm) => sum + mm, 0);
  const [start, usable] =
    whole > 2 * end + on ? [end, whole - 2 * end] : [Math.max(0, (whole - on) / 2), Math.min(whole, on)];
  const count = Math.max(1, Math.round((usable + off) / (on + off)));
  const scale = usable / (count * on + (count - 1) * off);
  return Array.from({ length: count }, (_, k) => {
    const from = start + k * scale * (on + off);
    return { ...chain, closed: false, curves: between(chain.curves, lengths, from, from + scale * on) };
  });
};

/** The part of a chain between two lengths along it. Cubics are divided by their parameter. */
const between = (curves: readonly Curve[], lengths: readonly number[], from: number, to: number): Curve[] => {
  let at = 0;
  return curves.flatMap((curve, k) => {
    const mm = lengths[k]!;
    const [a, b] = [Math.max(0, (from - at) / mm), Math.min(1, (to - at) / mm)];
    at += mm;
    return b > a ? [subcurve(curve, a, b)] : [];
  });
};
