import { type Blank, flip, type Panel, pen } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { hookEar, hookedWall } from './hook-ear.ts';

/** A tray whose front and back hook into its side walls. All in mm. */
export interface HookedTray {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  /** What hangs on the rim of the back: two boards longer than the floor. */
  readonly lid?: Panel;
}

/** When a hooked tray folds; what is on its rim comes from `lid` on. */
export const hookedPhases = { sides: 0, walls: 1, ears: 2, lid: 3 } as const;

/**
 * Floor and four walls, without glue. Front and back reach one board beyond the floor at each end: their ears lie
 * outside on the side walls and hook into their slits.
 */
export const hookedTray = (tray: HookedTray): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const { length, width, height, material: m, lid } = tray;
  const hooks = { width, height };
  const ear = hookEar('right-ear', hooks, hookedPhases.ears);
  const side = (name: string): Panel => hookedWall(name, hooks, hookedPhases.sides);
  const wall = (name: string) => pen(name, length, { role: 'wall', phase: hookedPhases.walls }).to(length + m, 0);
  const back = wall('back').hang(length + m, height, ear);
  if (lid) back.hang(-m, height, lid);
  else back.to(-m, height);
  return {
    trunk: rectangle('floor', length, width, {
      role: 'wall',
      right: side('right'),
      top: back.hang(-m, 0, flip(ear, 'left-ear')).close(),
      left: side('left'),
    }),
    base: {
      line: 'crease',
      // It stands the other way up.
      panel: wall('front')
        .hang(length + m, height, { ...ear, name: 'left-ear' })
        .to(-m, height)
        .hang(-m, 0, flip(ear))
        .close(),
    },
    rises: 'up',
    joins: ['right', 'left'].flatMap((end) =>
      ['front', 'back'].map((on) => ({ by: 'lock', a: `${on}.${end}-ear`, b: end }) as const),
    ),
  };
};
