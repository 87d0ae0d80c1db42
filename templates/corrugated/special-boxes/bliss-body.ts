import { eachSide, glued, meets, part, raised, rectangle, sidesOf, trapezium } from '../../../src/author/index.ts';
import { type BlissBox, blissAllowance, blissFlange } from './bliss-flange.ts';

const LID_GAP_MM = 0.5;

/** The body of a bliss box: bottom, front, back and one lid, or two that meet on top. */
export const blissBody = (box: BlissBox) => {
  const { length, width, height, material, flange, onBody, lid } = box;
  const { inside, reach, under } = blissAllowance(box);
  const [long, wide, high] = [length + 2 * reach, width + 2 * inside, height + 2 * inside];
  // Its flanges are mitred, and begin clear of the corners.
  const clear = 2 * (material + 1);
  const mitred = (name: string, seat: number, slants: readonly [number, number], phase = 1) =>
    onBody ? blissFlange(name, seat - clear, flange, slants, phase) : 'cut';
  const half = (right: string, left: string) => {
    const deep = width / 2 + inside - LID_GAP_MM / 2;
    return rectangle('lid', long, deep, {
      phase: 2,
      right: mitred(right, deep, [flange, 2], 3),
      left: mitred(left, deep, [2, flange], 3),
    });
  };
  // It lies on the lap of the front, as far as the outer face of the front; its own lap goes down there.
  const whole = rectangle('lid', long, wide + (lid === 'whole' ? material - inside : material), {
    phase: 2,
    ...(lid === 'lapped' && { top: trapezium('lap', long, flange, flange * 0.6, { role: 'glue', phase: 3 }) }),
  });
  const wall = (name: 'front' | 'back') => {
    const [right, left] = sidesOf(name);
    // It lies between the ends, and between their flanges.
    const between = long - 2 * (reach + material + 1);
    const lap = trapezium('lap', between, flange, flange, { role: 'glue', phase: 1 });
    const upper = lid === 'halves' ? flange : 5;
    const up = high + (lid !== 'halves' && name === 'front' ? 0 : under);
    return rectangle(name, long, up, {
      role: 'wall',
      right: mitred(right, up, [flange, upper]),
      top: lid === 'halves' ? half(right, left) : name === 'back' ? whole : raised(lap, long, 0),
      left: mitred(left, up, [upper, flange]),
    });
  };
  const bottom = rectangle('bottom', long, wide, {
    role: 'wall',
    right: mitred('right', wide, [flange, flange]),
    top: wall('back'),
    left: mitred('left', wide, [flange, flange]),
  });
  const flanged = ['bottom', 'front', 'back', ...(lid === 'halves' ? ['front.lid', 'back.lid'] : [])];
  const flanges = flanged.flatMap((on) => eachSide((at) => glued(`${on}.${at}-flange`, `${at}_end:end`)));
  const closed =
    lid === 'halves'
      ? [meets('front.lid', 'back.lid')]
      : [glued('front.lap', 'back.lid'), ...(lid === 'lapped' ? [glued('back.lid.lap', 'front')] : [])];
  return part('body', {
    trunk: bottom,
    base: { line: 'crease', panel: wall('front') },
    joins: [...closed, ...(onBody ? flanges : [])],
    labels: { length: 'bottom.x', width: 'bottom.y', height: 'back.y' },
    inner: {
      length: 'right_end:end|left_end:end',
      width: 'front|back',
      height: `bottom|${under ? 'right_end:end.top-flange' : 'front.lid'}`,
    },
  });
};
