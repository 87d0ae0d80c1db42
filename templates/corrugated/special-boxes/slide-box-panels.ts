import { compose, frameAt, inverse, part, type SizesWith } from '../../../src/author/index.ts';
import { RINGS, type RingName, ring } from '../../tray/slide-ring.ts';

type Axis = 'length' | 'width' | 'height';
/** A cavity in the box: where it begins along each axis, and how long it is. In mm. */
type Cavity = Readonly<Record<Axis, readonly [from: number, size: number]>>;

/** The frame of a ring round a cavity: x along the box, y across, up is -z. The first crease is half a board outside, its wall by 2/3. */
const frameOf = (name: RingName, { length: l, width: w, height: h }: Cavity, t: number) => {
  const [half, wall] = [t / 2, (2 * t) / 3];
  return {
    ends: () => frameAt([l[0], w[0] - half, wall - h[0]]),
    sides: () => frameAt([l[0] + l[1] + half, w[0], wall - h[0]], [0, 1, 0], [-1, 0, 0]),
    walls: () => frameAt([l[0] - half, w[0] + w[1] + wall, -h[0] - h[1]], [0, 0, 1], [1, 0, 0]),
  }[name]();
};

/** Two rings, the first one in the second. All in mm. */
export const ringsInOneAnother = (
  { material: t, clearance: c, glue_flap: glue, ...sizes }: SizesWith<'clearance' | 'glue_flap'>,
  [first, second]: readonly [RingName, RingName],
) => {
  const goods: Cavity = { length: [0, sizes.length], width: [0, sizes.width], height: [0, sizes.height] };
  const around = (axis: Axis): readonly [number, number] => {
    // The outer ring is as long as the inner one is wide outside; elsewhere it leaves play.
    const more = axis === RINGS[second].along ? t : axis === RINGS[first].along ? c : t + c;
    return [-more, sizes[axis] + 2 * more];
  };
  const room: Cavity = { length: around('length'), width: around('width'), height: around('height') };
  const outside = { length: room.length[1], width: room.width[1], height: room.height[1] };
  const pose = compose(inverse(frameOf(first, goods, t)), frameOf(second, room, t));
  const way = 2 * (sizes.length + sizes.width + sizes.height);
  return [
    part('inner', { ...ring(first, sizes, t, glue), labels: RINGS[first].labels }),
    part(
      'outer',
      { ...ring(second, outside, t, glue), inner: {} },
      { pose, approach: [pose[0]! * way, pose[4]! * way, pose[8]! * way] },
    ),
  ];
};
