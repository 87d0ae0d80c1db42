import { type Panel, pen } from '../../board/index.ts';
import { type Curve, type Point, straight } from '../../geometry/index.ts';
import { straightRing } from '../holes/square-slot.ts';
import { rectangle } from '../rectangle.ts';

/** Where ears hook into a wall: `width` is the length of that wall, `height` that of all walls, in mm. */
export interface Hooks {
  readonly width: number;
  readonly height: number;
}

/**
 * Unit of ears and slits: a fifth of the wall they meet on, so that two ears leave a fifth between them, and two
 * sevenths of its height at most, so that an ear is not wider than high. The measured drawing has both.
 */
const hookUnit = ({ width, height }: Hooks): number => Math.min(width / 5, (2 * height) / 7);

/**
 * An ear on the end of a wall, seat first at the floor: two units wide and as high as the
 * wall at its crease. Its outer half ends at half height in a round prong, which
 * goes through the slit of the wall it lies on.
 */
export const hookEar = (name: string, hooks: Hooks, phase: number): Panel => {
  const [u, h] = [hookUnit(hooks), hooks.height];
  return pen(name, h, { phase })
    .to(h, 2 * u)
    .to(h / 2, 2 * u)
    .arc(h / 2, u, 1)
    .to(0, u / 2)
    .close();
};

/**
 * The wall the ears hook into: a slit for each, a unit long, the outer end at half height, the inner one 3 mm lower. `short`: how
 * much shorter it is than their wall at either end; `slot`: so wide is a slit in thick board, upwards.
 */
export const hookedWall = (
  name: string,
  hooks: Hooks,
  phase: number,
  { short = 0, slot = 0 }: { readonly short?: number; readonly slot?: number } = {},
): Panel => {
  const { width, height } = hooks;
  const [u, foot] = [hookUnit(hooks), height / 2];
  const slit = (outer: number, inner: number): Curve[] => {
    const ends: [Point, Point] = [
      [outer - short, foot],
      [inner - short, foot - 3],
    ];
    if (!slot) return [straight(...ends)];
    const [left, right] = outer < inner ? ends : [ends[1], ends[0]];
    return straightRing([left, right, [right[0], right[1] + slot], [left[0], left[1] + slot]]);
  };
  return {
    ...rectangle(name, width - 2 * short, height, { role: 'wall', phase }),
    marks: [slit(u, 2 * u), slit(width - u, width - 2 * u)].map((curves) => ({ line: 'cut', curves })),
  };
};
