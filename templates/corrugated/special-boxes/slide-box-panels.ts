import { compose, frameAt, inverse, part, type SizesWith } from '../../../src/author/index.ts';
import { ENDS_OPEN, ring, SIDES_OPEN } from '../../tray/slide-ring.ts';

type Axis = 'length' | 'width' | 'height';
/** A cavity in the box: where it begins along each axis, and how long it is. In mm. */
type Cavity = Readonly<Record<Axis, readonly [from: number, size: number]>>;

/** Axis along which a ring is open. */
const OPEN = { ends: 'length', sides: 'width', walls: 'height' } as const;
export type RingName = keyof typeof OPEN;

/** Names of the four walls of a ring, and the axes across them and through them. */
const RINGS = {
  ends: { names: ENDS_OPEN, across: 'width', up: 'height', labels: ['top.x', 'top.y', 'front.y'] },
  sides: { names: SIDES_OPEN, across: 'length', up: 'height', labels: ['top.y', 'top.x', 'right.y'] },
  walls: {
    names: ['front', 'right', 'back', 'left'],
    across: 'length',
    up: 'width',
    labels: ['front.y', 'right.y', 'front.x'],
  },
} as const;

const BETWEEN = { length: 'right|left', width: 'front|back', height: 'bottom|top' } as const;

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
  const inner = RINGS[first];
  const goods: Cavity = { length: [0, sizes.length], width: [0, sizes.width], height: [0, sizes.height] };
  const around = (axis: Axis): readonly [number, number] => {
    // The outer ring is as long as the inner one is wide outside; elsewhere it leaves play.
    const more = axis === OPEN[second] ? t : axis === OPEN[first] ? c : t + c;
    return [-more, sizes[axis] + 2 * more];
  };
  const room: Cavity = { length: around('length'), width: around('width'), height: around('height') };
  const ringIn = (name: RingName, cavity: Cavity) => {
    const { names, across, up } = RINGS[name];
    const along = cavity[OPEN[name]][1];
    return ring({ names, across: cavity[across][1], up: cavity[up][1], along, material: t, glue });
  };
  const pose = compose(inverse(frameOf(first, goods, t)), frameOf(second, room, t));
  const way = 2 * (sizes.length + sizes.width + sizes.height);
  const [length, width, height] = inner.labels;
  const inside = { [inner.across]: BETWEEN[inner.across], [inner.up]: BETWEEN[inner.up] };
  return [
    part('inner', { ...ringIn(first, goods), labels: { length, width, height }, inner: inside }),
    part('outer', ringIn(second, room), { pose, approach: [pose[0]! * way, pose[4]! * way, pose[8]! * way] }),
  ];
};
