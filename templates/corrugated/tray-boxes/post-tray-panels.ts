import {
  type Body,
  eachCorner,
  flanked,
  glued,
  insideShare,
  type LeftOrRight,
  rectangle,
  trayInner,
  trayLabels,
  walledFloor,
  wallsBeside,
  wallsOf,
} from '../../../src/author/index.ts';
import type { BetweenCreases } from '../../tray/corrugated-sizes.ts';

/** Distance of the creases at the diagonals from the walls they are glued to, in board thicknesses: space for the bent outer face. */
const GLUE = 1 / 16;

/** Fold phases. Diagonals fold before the end walls rise: standing up from them, those of both ends would meet. */
const phases = { feet: 0, diagonals: 1, ends: 2, posts: 3, long: 4 } as const;

/** Hollow triangular posts, `post` mm along both walls: a tab glued to front or back, a diagonal, and a foot glued to its own end wall. */
export const postTray = ({ length, width, wall, material: t }: BetweenCreases, post: number): Body => {
  // The posts clear the floor and end 1 mm below the rim.
  const foot = t + 0.5;
  const height = wall - foot - 1;
  const inside = insideShare.corrugated * t;
  // The foot lies on the inner face of its wall, so its crease is one board further in than that of the wall.
  const across = (post - t - GLUE * t) * Math.SQRT2;
  const held = post - 2 * t - inside;
  const corner = (name: string) => {
    const last = rectangle('foot', height, held, { role: 'glue', fold: 135, phase: phases.feet });
    const diagonal = rectangle('diagonal', height, across, { fold: 135, phase: phases.diagonals, top: last });
    return rectangle(name, height, post, { role: 'glue', phase: phases.posts, top: diagonal });
  };
  const short = (name: LeftOrRight) => {
    const seat = width - 2 * t - 2 * GLUE * t;
    const [onRight] = wallsBeside(name);
    const how = { role: 'wall', phase: phases.ends } as const;
    return flanked(name, seat, wall, corner(`${onRight}-post`), { ...how, from: foot, to: wall - 1 });
  };
  const long = (name: string) => rectangle(name, length, wall, { role: 'wall', phase: phases.long });
  return {
    ...walledFloor(length, width, wallsOf(long, short)),
    joins: eachCorner((wallName, side) => [
      glued(`${side}.${wallName}-post`, wallName),
      glued(`${side}.${wallName}-post.diagonal.foot`, side),
    ]),
    labels: trayLabels,
    inner: trayInner,
  };
};
