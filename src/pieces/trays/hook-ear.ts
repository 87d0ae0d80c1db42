import { type Panel, pen } from '../../board/index.ts';
import { straight } from '../../geometry/index.ts';
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

/** The wall the ears hook into: a slit for each, a unit long, the outer end at half height, the inner one 3 mm lower. */
export const hookedWall = (name: string, hooks: Hooks, phase: number): Panel => {
  const { width, height } = hooks;
  const [u, foot] = [hookUnit(hooks), height / 2];
  const slits = [straight([u, foot], [2 * u, foot - 3]), straight([width - u, foot], [width - 2 * u, foot - 3])];
  return {
    ...rectangle(name, width, height, { role: 'wall', phase }),
    marks: slits.map((slit) => ({ line: 'cut', curves: [slit] })),
  };
};
