import {
  type Body,
  eachCorner,
  flip,
  glued,
  insideShare,
  type LeftOrRight,
  type Panel,
  pen,
  type Rim,
  rim,
  wallsBeside,
} from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { trayInner, trayLabels } from './tray-sizes.ts';

/** A tray of corrugated board with hollow posts in its corners, crease to crease. All in mm. */
export interface PostTray {
  readonly length: number;
  readonly width: number;
  readonly wall: number;
  /** How far a post reaches along either wall from the corner. */
  readonly post: number;
  readonly thickness: number;
}

/** What the creases at the diagonals keep from the walls they are glued to, as a share of the board: there its outer face is bent round. */
const GLUE = 1 / 16;

/** The feet and the diagonals of the posts; end walls; posts in the corners; front and back over them. */
const phases = { feet: 0, diagonals: 1, ends: 1, posts: 2, long: 3 } as const;

/**
 * The tabs of the end walls are glued inside front and back and go on: across the corner, and back to their own wall, where a foot
 * is glued. Tab, diagonal and end wall are a triangular post.
 */
export const postTray = ({ length, width, wall, post, thickness: t }: PostTray): Body => {
  // Clear of the floor and a little below the rim.
  const foot = t + 0.5;
  const height = wall - foot - 1;
  const inside = insideShare.corrugated * t;
  // The foot lies on the inner face of its wall: its crease is a board further in than that of the wall.
  const across = (post - t - GLUE * t) * Math.SQRT2;
  const held = post - 2 * t - inside;
  const corner = (name: string): Panel => {
    const last = rectangle('foot', height, held, { role: 'glue', fold: 135, phase: phases.feet });
    const diagonal = rectangle('diagonal', height, across, { fold: 135, phase: phases.diagonals, top: last });
    return rectangle(name, height, post, { role: 'glue', phase: phases.posts, top: diagonal });
  };
  const end = (name: string): Rim =>
    rim(wall)
      .to(wall - foot, 0)
      .hang(1, 0, corner(name))
      .close();
  const short = (name: LeftOrRight): Panel => {
    const seat = width - 2 * t - 2 * GLUE * t;
    const [onRight, onLeft] = wallsBeside(name);
    const p = pen(name, seat, { role: 'wall', phase: phases.ends })
      .rim(seat, wall, end(`${onRight}-post`))
      .to(0, wall);
    return p
      .to(0, wall - 1)
      .hang(0, foot, flip(corner(`${onLeft}-post`)))
      .close();
  };
  const long = (name: string): Panel => rectangle(name, length, wall, { role: 'wall', phase: phases.long });
  return {
    trunk: rectangle('floor', length, width, {
      role: 'wall',
      right: short('right'),
      top: long('back'),
      left: short('left'),
    }),
    base: { line: 'crease', panel: long('front') },
    joins: eachCorner((wallName, side) => [
      glued(`${side}.${wallName}-post`, wallName),
      glued(`${side}.${wallName}-post.diagonal.foot`, side),
    ]),
    labels: trayLabels,
    inner: trayInner,
  };
};
