import {
  box,
  eachSide,
  flip,
  hookEar,
  hookedPhases,
  hookedTray,
  locked,
  mm,
  pen,
  straight,
  type Values,
  withJoins,
} from '../../../src/author/index.ts';

const size = {
  length: mm(150, [50, 800], 'Length of the floor'),
  width: mm(80, [40, 600], 'Width of the floor, front to back'),
  height: mm(30, [18, 400], 'Height of the walls'),
};

/** How far the flaps of the lid stay clear of its hinge, in mm. */
const BESIDE_HINGE = 4;

/**
 * The lid: its flaps lie outside on the ears of the tray, and the ears of its front outside on its flaps, which have a slit each. It is
 * two boards longer than what hangs it, its front two boards more.
 */
const hood = ({
  length,
  width,
  height,
  notch,
  material: m,
}: Values<typeof size> & { notch: number; material: number }) => {
  const seat = length + 2 * m;
  const [depth, phase] = [width + m, hookedPhases.lid];
  const hooks = { width: depth, height };
  const unit = Math.min(depth / 5, (2 * height) / 7);
  // The slit lies near the front, at the left end of the right flap.
  const along = depth - BESIDE_HINGE;
  const lean = Math.min(height / 2, along / 4);
  const flap = pen('right-flap', along, { phase })
    .to(along - lean, height - m)
    .round(Math.min(10, lean))
    .to(0, height - m)
    .mark('cut', straight([unit, height / 2], [2 * unit, height / 2 - 3]))
    .close();
  const ear = hookEar('right-ear', hooks, phase + 3);
  const wide = seat + 2 * m;
  const middle = wide / 2;
  const front = pen('lid-front', wide, { role: 'wall', phase: phase + 2 })
    .to(wide + m, 0)
    .hang(wide + m, height, ear)
    .to(middle + notch, height)
    .arc(middle - notch, height, -1)
    .to(-m, height)
    .hang(-m, 0, flip(ear, 'left-ear'))
    .close();
  return pen('lid', seat, { role: 'wall', phase: phase + 1 })
    .to(seat + m, BESIDE_HINGE)
    .hang(seat + m, depth, flap)
    .hang(-m, depth, front)
    .hang(-m, BESIDE_HINGE, flip(flap, 'left-flap'))
    .close();
};

/**
 * Self-locking tray with hood: a hooked tray, and a lid of the same construction that goes over it. Six ears, six slits.
 *
 *       ╭╱╲┌───────────┐╱╲╮
 *       ╰──┤ lid front ├──╯
 *     ╭────┼───────────┼────╮
 *     │  ╱ │    lid    │ ╲  │
 *     ╰╲───┼───────────┼───╱╯
 *       ╭╱╲│   back    │╱╲╮
 *     ┌────┼───────────┼────┐
 *     │ ╱╲ │   floor   │ ╱╲ │
 *     └────┼───────────┼────┘
 *       ╰╲╱│   front   │╲╱╯
 *          └───────────┘
 */
export default box('carton', {
  name: 'Self-locking tray with hood',
  about: 'Tray whose ears hook into the side walls, with a full hood of the same construction, without glue.',
  group: 'food_boxes',
  code: 'B15.06.00.55',
  from: [
    'standard',
    'ECMA B15.06.00.55: a full cover whose front hooks into its flaps as the tray does, with a thumb notch; ears and slits of becf-12001 as measured',
  ],
  ids: ['becf-1200d'],
  size,
  sizeLimits: ({ width }) => ({ height: { max: width / 2 } }),
  options: ({ length, height }) => ({
    // 7 mm as drawn on a lid of 150; wider in a longer one, up to two fingers.
    notch: mm(
      Math.max(7, (7 / 150) * length),
      [3, Math.min(20, length / 6, height / 2)],
      'Radius of the thumb notch in the front of the lid',
    ),
  }),
  build: (v) => {
    const { length, width, height, material } = v;
    const tray = hookedTray({ length, width, height, material, lid: hood(v) });
    return withJoins(tray, ...eachSide((end) => locked(`lid-front.${end}-ear`, `lid.${end}-flap`)));
  },
});
