import {
  box,
  eachSide,
  flip,
  glued,
  insideShare,
  type LeftOrRight,
  meets,
  mm,
  part,
  pen,
  placed,
  rectangle,
  sidesOf,
  trapezium,
  wallsBeside,
} from '../../../src/author/index.ts';

/** What an end is smaller than the body it stands in, and the gap between the lids, in mm. */
const [PLAY, GAP] = [0.5, 0.5];

/** The narrowest flange that glue is put on, in mm. */
const LEAST_FLANGE = 15;

/**
 * Bliss box: a body that goes round bottom, front, back and top, and two ends glued to it at six joints, by flanges of the
 * body that lie outside on the ends, or by flanges of the ends inside the body.
 *
 *      ┌──────────┐
 *      │ back lid │
 *     ╱├──────────┤╲
 *     ╲│   back   │╱       ┌─────┐
 *     ╱├──────────┤╲      ╱│     │╲
 *     ╲│  bottom  │╱     │ │ end │ │
 *     ╱├──────────┤╲      ╲│     │╱
 *     ╲│  front   │╱       └─────┘
 *      ├──────────┤          ▔▔▔
 *      │front lid │
 *      └──────────┘
 */
export default box('corrugated', {
  name: 'Bliss box',
  about: 'Rigid box of three pieces of corrugated board: a body and two ends, glued at six joints.',
  group: 'special_boxes',
  code: '0601',
  from: [
    'house',
    'plates not seen; FEFCO 0601 is said to be a body and two end pieces, 0602 the same with flanges on the ends: so those of 0601 are on the body; mitred flanges, lids that meet and the play are our decision',
  ],
  ids: { 'fefco-0601': {}, 'fefco-0602': { choices: { flanges: 'on_ends' }, code: { fefco: '0602' } } },
  size: {
    length: mm(400, [60, 1500], 'Length inside'),
    width: mm(300, [50, 1200], 'Width inside'),
    height: mm(200, [40, 1200], 'Height inside'),
  },
  board: [4, [1.5, 9]],
  // Two of the narrowest flanges lie beside one another along either side of an end.
  sizeLimits: ({ material }) => ({
    length: { min: 12 * material },
    width: { min: Math.max(12 * material, 2 * (LEAST_FLANGE + material + 8)) },
    height: { min: Math.max(12 * material, LEAST_FLANGE + 2 * material + 15) },
  }),
  choices: { flanges: ['on_body', 'on_ends'] },
  options: ({ length, width, height, material }) => ({
    flange: mm(
      40,
      [LEAST_FLANGE, Math.min(length / 2 - 5, width / 2 - material - 8, height - 2 * material - 15)],
      'Width of the flanges',
    ),
  }),
  build({ length, width, height, material: t, flange }, { flanges }) {
    const inside = insideShare.corrugated * t;
    const outside = t - inside;
    const onBody = flanges === 'on_body';
    // Flanges of the body fold over the ends; else the ends are flush with it.
    const reach = onBody ? t + inside : t;
    const [long, wide, high] = [length + 2 * reach, width + 2 * inside, height + 2 * inside];
    // Flanges of the body are mitred, and begin clear of the corners.
    const clear = 2 * (t + 1);
    const flap = (name: string, seat: number, slants: readonly [number, number]) =>
      trapezium(`${name}-flange`, seat, flange, slants, { role: 'glue', phase: 1 });
    const wall = (name: 'front' | 'back') => {
      const [right, left] = sidesOf(name);
      return rectangle(name, long, high, {
        role: 'wall',
        right: onBody ? flap(right, high - clear, [flange, 5]) : 'cut',
        top: rectangle('lid', long, width / 2 + inside - GAP / 2, { phase: 2 }),
        left: onBody ? flap(left, high - clear, [5, flange]) : 'cut',
      });
    };
    const bottom = rectangle('bottom', long, wide, {
      role: 'wall',
      right: onBody ? flap('right', wide - clear, [flange, flange]) : 'cut',
      top: wall('back'),
      left: onBody ? flap('left', wide - clear, [flange, flange]) : 'cut',
    });

    // The flanges of an end lie inside the body, the lower one between the others and below them.
    const edge = onBody ? PLAY / 2 : outside;
    const [across, up] = [width - 2 * edge, height - (onBody ? 0 : outside) - PLAY / 2];
    const [aside, foot] = [inside + 1, inside + 2];
    const side = flap('right', up - foot, [2, 5]);
    const plain = rectangle('end', across, up, { role: 'wall' });
    const flanged = pen('end', across - 2 * aside, { role: 'wall' })
      .to(across - aside, 0)
      .to(across - aside, foot)
      .hang(across - aside, up, side)
      .to(-aside, up)
      .hang(-aside, foot, flip(side, 'left-flange'))
      .to(-aside, 0)
      .close();
    const lower = flap('bottom', across - 2 * aside, [2, 2]);
    const end = (at: LeftOrRight) => {
      const [facing, from] = at === 'right' ? [-1, wide] : [1, 0];
      const x = reach - inside + (at === 'right' ? length + 2 * inside : 0);
      const y = from + facing * (inside + edge + (onBody ? 0 : aside));
      const pose = placed(
        [x, y, -inside - (onBody ? 0 : outside)],
        [-facing * (flange + length / 2), 0, 0],
        [0, facing, 0],
        [0, 0, -1],
      );
      const [onRight, onLeft] = wallsBeside(at);
      return onBody
        ? part(`${at}_end`, { trunk: plain }, { ...pose, with: 'body:bottom' })
        : part(
            `${at}_end`,
            {
              trunk: flanged,
              base: { line: 'crease', panel: lower },
              joins: [
                glued('end.bottom-flange', 'body:bottom'),
                glued('end.right-flange', `body:${onRight}`),
                glued('end.left-flange', `body:${onLeft}`),
              ],
            },
            pose,
          );
    };
    return [
      part('body', {
        trunk: bottom,
        base: { line: 'crease', panel: wall('front') },
        joins: [
          meets('front.lid', 'back.lid'),
          ...(onBody
            ? ['bottom', 'front', 'back'].flatMap((on) =>
                eachSide((at) => glued(`${on}.${at}-flange`, `${at}_end:end`)),
              )
            : []),
        ],
        labels: { length: ['bottom.x', reach, long - reach], width: 'bottom.y', height: 'back.y' },
        inner: { length: 'right_end:end|left_end:end', width: 'front|back', height: 'bottom|front.lid' },
      }),
      end('right'),
      end('left'),
    ];
  },
});
