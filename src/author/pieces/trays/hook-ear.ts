import { type Mark, type Panel, pen } from '../../../board/index.ts';
import { straight } from '../../../geometry/index.ts';
import { rectangle } from '../rectangle.ts';

/** A wall with slits for ears: `width` is the length of this wall, `height` the height of all walls, in mm. */
export interface Hooks {
  readonly width: number;
  readonly height: number;
}

/**
 * Unit of ears and slits, in mm: a fifth of the wall, so that two ears leave a fifth between them, but at most two sevenths of its
 * height, so that an ear is not wider than high. Both values are those of the measured drawing.
 */
export const hookUnit = ({ width, height }: Hooks): number => Math.min(width / 5, (2 * height) / 7);

/**
 * Distance of the hooks from the rim, in mm: at most half the height, as in the measured drawing. On a higher wall they stay near the rim,
 * so that the edge of the ear above the prong is not too steep.
 */
export const hookDepth = (hooks: Hooks): number => (7 / 4) * hookUnit(hooks);

/**
 * An ear on the end of a wall. The right end of its seat is at the floor. It is two units wide, and at its crease as high as the wall.
 * Its outer half is a round prong that goes through the slit of the wall it lies on.
 */
export const hookEar = (name: string, hooks: Hooks, phase: number): Panel => {
  const [u, h, below] = [hookUnit(hooks), hooks.height, hookDepth(hooks)];
  return pen(name, h, { phase })
    .to(h, 2 * u)
    .to(below, 2 * u)
    .arc(below, u, 1)
    .to(0, u / 2)
    .close();
};

/** A wall with a slit for each ear, one unit long. The outer end of a slit lies at the foot of a prong, the inner end 3 mm lower. */
export const hookedWall = (name: string, hooks: Hooks, phase: number): Panel => {
  const { width, height } = hooks;
  const [u, foot] = [hookUnit(hooks), height - hookDepth(hooks)];
  const slit = (outer: number, inner: number): Mark => ({
    line: 'cut',
    curves: [straight([outer, foot], [inner, foot - 3])],
  });
  return {
    ...rectangle(name, width, height, { role: 'wall', phase }),
    marks: [slit(u, 2 * u), slit(width - u, width - 2 * u)],
  };
};
