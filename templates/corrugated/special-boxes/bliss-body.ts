import { eachSide, glued, meets, part, rectangle, sidesOf } from '../../../src/author/index.ts';
import { type BlissBox, blissAllowance, blissFlange } from './bliss-flange.ts';

/** The gap between the lids, in mm. */
const GAP = 0.5;

/** The body of a bliss box: bottom, front, back and two lids that meet on top. */
export const blissBody = (box: BlissBox) => {
  const { length, width, height, material, flange, onBody } = box;
  const { inside, reach } = blissAllowance(box);
  const [long, wide, high] = [length + 2 * reach, width + 2 * inside, height + 2 * inside];
  // Its flanges are mitred, and begin clear of the corners.
  const clear = 2 * (material + 1);
  const mitred = (name: string, seat: number, slants: readonly [number, number]) =>
    onBody ? blissFlange(name, seat - clear, flange, slants) : 'cut';
  const wall = (name: 'front' | 'back') => {
    const [right, left] = sidesOf(name);
    return rectangle(name, long, high, {
      role: 'wall',
      right: mitred(right, high, [flange, 5]),
      top: rectangle('lid', long, width / 2 + inside - GAP / 2, { phase: 2 }),
      left: mitred(left, high, [5, flange]),
    });
  };
  const bottom = rectangle('bottom', long, wide, {
    role: 'wall',
    right: mitred('right', wide, [flange, flange]),
    top: wall('back'),
    left: mitred('left', wide, [flange, flange]),
  });
  const flanges = ['bottom', 'front', 'back'].flatMap((on) =>
    eachSide((at) => glued(`${on}.${at}-flange`, `${at}_end:end`)),
  );
  return part('body', {
    trunk: bottom,
    base: { line: 'crease', panel: wall('front') },
    joins: [meets('front.lid', 'back.lid'), ...(onBody ? flanges : [])],
    labels: { length: 'bottom.x', width: 'bottom.y', height: 'back.y' },
    inner: { length: 'right_end:end|left_end:end', width: 'front|back', height: 'bottom|front.lid' },
  });
};
