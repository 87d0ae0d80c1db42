import {
  box,
  eachCorner,
  flanked,
  glued,
  insideShare,
  type LeftOrRight,
  mm,
  rectangle,
  trayInner,
  trayLabels,
  walledFloor,
  wallsBeside,
  wallsOf,
} from '../../../src/author/index.ts';
import { betweenCreases, corrugatedSizes } from '../../tray/corrugated-sizes.ts';

/** Distance of the creases at the diagonals from the walls they are glued to, in board thicknesses: space for the bent outer face. */
const GLUE = 1 / 16;

/** Fold phases. Diagonals fold before the end walls rise: standing up from them, those of both ends would meet. */
const phases = { feet: 0, diagonals: 1, ends: 2, posts: 3, long: 4 } as const;

export default box('corrugated', {
  name: 'Tray with corner posts',
  about: 'Glued tray of corrugated board for produce; hollow triangular posts in its corners carry the stack.',
  open: 'no lid',
  group: 'tray_boxes',
  from: 'house: our own construction: tabs of the end walls, glued to front and back, that continue across the corner and back to their own wall',
  ids: ['house-corner-post-tray'],
  size: { ...corrugatedSizes([400, 300, 120]), material: mm(4, [1.5, 7], 'Thickness of the board') },
  sizeLimits: ({ material }) => {
    // Two posts lie side by side.
    const least = Math.max(40, 28 + 8 * material);
    return { length: { min: least }, width: { min: least }, height: { min: Math.max(30, 8 * material) } };
  },
  options: ({ length, width, material }) => ({
    post: mm(
      Math.max(50, 8 * material, Math.min(length, width) / 6),
      [12 + 3 * material, (Math.min(length, width) - 2 * material) / 2 - 1],
      'How far a post reaches along each wall',
    ),
  }),
  labels: trayLabels,
  inner: trayInner,
  build({ post, ...size }) {
    const { length, width, wall, material: t } = betweenCreases(size);
    // The posts clear the floor and end 1 mm below the rim.
    const foot = t + 0.5;
    const height = wall - foot - 1;
    // The foot lies on the inner face of its wall, so its crease is one board further in than that of the wall.
    const across = (post - t - GLUE * t) * Math.SQRT2;
    const held = post - 2 * t - insideShare.corrugated * t;
    const last = rectangle('foot', height, held, { role: 'glue', fold: 135, phase: phases.feet });
    const diagonal = rectangle('diagonal', height, across, { fold: 135, phase: phases.diagonals, top: last });
    const short = (name: LeftOrRight) => {
      const [onRight] = wallsBeside(name);
      const corner = rectangle(`${onRight}-post`, height, post, { role: 'glue', phase: phases.posts, top: diagonal });
      const how = { role: 'wall', phase: phases.ends } as const;
      return flanked(name, width - 2 * t - 2 * GLUE * t, wall, corner, { ...how, from: foot, to: wall - 1 });
    };
    const long = (name: string) => rectangle(name, length, wall, { role: 'wall', phase: phases.long });
    return {
      ...walledFloor(length, width, wallsOf(long, short)),
      joins: eachCorner((wallName, side) => [
        glued(`${side}.${wallName}-post`, wallName),
        glued(`${side}.${wallName}-post.diagonal.foot`, side),
      ]),
    };
  },
});
