import {
  type BodyOfPart,
  box,
  compose,
  frameAt,
  inverse,
  mm,
  type Point3,
  part,
  type SizesAndMaterial,
  type Transform3,
} from '../../../src/author/index.ts';
import { ENDS_OPEN, ring, ringJoint, SIDES_OPEN, slideSizes } from '../../tray/slide-ring.ts';

type Axis = 'length' | 'width' | 'height';
/** A cavity in the box: where it begins along each axis, and how long it is. In mm. */
type Cavity = Readonly<Record<Axis, readonly [from: number, size: number]>>;

/** Axis along which a ring is open. */
const OPEN = { ends: 'length', sides: 'width', walls: 'height' } as const;
type RingName = keyof typeof OPEN;

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

/**
 * The frame of a ring round a cavity: x is the length of the box, y its width, and up is -z. The first crease of the ring lies half a board
 * outside the cavity, its first wall by the board inside a crease.
 */
const frameOf = (name: RingName, { length: l, width: w, height: h }: Cavity, t: number): Transform3 => {
  const [half, wall] = [t / 2, (2 * t) / 3];
  const frames = {
    ends: () => frameAt([l[0], w[0] - half, wall - h[0]]),
    sides: () => frameAt([l[0] + l[1] + half, w[0], wall - h[0]], [0, 1, 0], [-1, 0, 0]),
    walls: () => frameAt([l[0] - half, w[0] + w[1] + wall, -h[0] - h[1]], [0, 0, 1], [1, 0, 0]),
  };
  return frames[name]();
};

/** A slide box: a ring over another one. Each closes the open sides of the other. */
export default box('corrugated', {
  ...slideSizes,
  name: 'Slide box of two rings',
  about:
    'Two rings of corrugated board, one pushed crosswise into the other: two boards on two sides, one on the others.',
  code: '0505',
  from: [
    'standard',
    'FEFCO 0504, 0505, 0507 and 0510: the four ways in which one of two rings goes into the other; allowances of 0201, the play is our decision',
    'figures',
  ],
  ids: {
    'fefco-0505': {},
    'fefco-0504': { choices: { rings: 'sides_in_walls' }, code: { fefco: '0504' } },
    'fefco-0507': { choices: { rings: 'ends_in_walls' }, code: { fefco: '0507' } },
    'fefco-0510': { choices: { rings: 'walls_in_ends' }, code: { fefco: '0510' } },
  },
  choices: { rings: ['ends_in_sides', 'sides_in_walls', 'ends_in_walls', 'walls_in_ends'] },
  options: ({ length, width, height, material }: SizesAndMaterial) => ({
    clearance: mm(Math.max(0.5, material / 3), [0.4 * material, 6], 'Play between the rings, on each side'),
    glue_flap: ringJoint(Math.min(height, width), Math.min(length, width, height), material),
  }),
  build({ material: t, clearance: c, glue_flap: glue, ...sizes }, { rings }): readonly BodyOfPart[] {
    const [first, second] = rings.split('_in_') as [RingName, RingName];
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
    const approach: Point3 = [pose[0]! * way, pose[4]! * way, pose[8]! * way];
    const [length, width, height] = inner.labels;
    const inside = { [inner.across]: BETWEEN[inner.across], [inner.up]: BETWEEN[inner.up] };
    return [
      part('inner', { ...ringIn(first, goods), labels: { length, width, height }, inner: inside }),
      part('outer', ringIn(second, room), { pose, approach }),
    ];
  },
});
