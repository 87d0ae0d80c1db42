import type { NestingBlank } from './blank.ts';
import { heightOf, type Loop, turned, twiceArea, widthOf } from './loop.ts';
import { type LayoutId, layoutIds, type Pattern, patternOf } from './names.ts';

/** Patterns that turn every second blank by 180°: a blank that looks the same then has no use for them. */
const TURNING: readonly Pattern[] = ['tumbled-rows', 'tumbled-columns', 'pairs', 'interlocked-double'];

/** Micrometres by which corners may differ that are the same: each is rounded. */
const CORNER_ROUNDING_UM = 2;

/** The layouts that can differ for a blank. A rectangle has its grid alone, a square has it at 0° alone. */
export const suitableLayouts = ({ loop }: Pick<NestingBlank, 'loop'>): LayoutId[] => {
  const rectangle = twiceArea(loop) === 2 * widthOf(loop) * heightOf(loop);
  const [quarter, half] = [looksSame(loop, 1), looksSame(loop, 2)];
  return layoutIds.filter((id) => {
    const { pattern, base } = patternOf(id);
    if (pattern === 'free') return true;
    if (base === 1 && quarter) return false;
    if (rectangle) return pattern === 'straight-box';
    return !(half && TURNING.includes(pattern));
  });
};

/** True when the rotated outline covers the original one. */
const looksSame = (loop: Loop, quarters: number): boolean => {
  const other = turned(loop, quarters);
  const has = (x: number, y: number): boolean => {
    for (let k = 0; k < other.length; k += 2)
      if (Math.abs(other[k]! - x) <= CORNER_ROUNDING_UM && Math.abs(other[k + 1]! - y) <= CORNER_ROUNDING_UM)
        return true;
    return false;
  };
  for (let k = 0; k < loop.length; k += 2) if (!has(loop[k]!, loop[k + 1]!)) return false;
  return true;
};
