import {
  box,
  cornerFlap,
  flip,
  hoodedBack,
  mm,
  pen,
  rimGap,
  rollOverSide,
  trayGauges,
} from '../../../src/author/index.ts';

/**
 * Tray with hinged lid: double side walls that lock into the floor and hold the corner
 * flaps; the lid's front tucks into them too.
 *
 *          ╭──┬─────────┬──╮
 *          ╰──┤lid front├──╯
 *          ╭─╲├─────────┤╱─╮
 *          │  │   lid   │  │
 *          ╰─╱├─────────┤╲─╯
 *          ╭──┤  back   ├──╮
 *    ┌─────┼──┼─────────┼──┼─────┐
 *    ┤inner│  ┊  floor  ┊  │inner├
 *    └─────┼──┼─────────┼──┼─────┘
 *          ╰──┴─────────┴──╯
 */
export default box('carton', {
  name: 'Tray with hinged lid',
  about: 'Self-locking tray with double side walls and a hinged lid whose front tucks into them.',
  group: 'tray_boxes',
  code: 'B20.01.00.53.B',
  from: ['measured', 'becf-11701 at 120 × 70 × 35 mm, 0.5 mm board'],
  ids: ['becf-11701'],

  size: {
    length: mm(150, [60, 1000], 'Length of the floor, between the double walls'),
    width: mm(100, [50, 800], 'Width of the floor, front to back'),
    height: mm(50, [20, 300], 'Height of the walls'),
  },
  // Two corner flaps, and tucks and corner flaps, lie behind one another in the double walls.
  sizeLimits: ({ width }) => ({ height: { max: width / 2 } }),
  options: ({ width }) => ({
    lock: mm(30, [10, width - 14], 'Length of the slots in the floor'),
  }),

  inner: { length: 'right|left', width: 'back|front', height: 'floor|lid' },
  build({ length, width, height, material: m, lock }) {
    const side = (name: string) => rollOverSide({ name, length: width, height, material: m, lock, phase: 2 });
    const rise = height - rimGap(m);
    const flap = cornerFlap('left-flap', rise, height - m, 0);
    // Its flaps leave room for the lid's tucks between them and the outer walls. It stands the other way up.
    const front = pen('front', length - 4 * m, { role: 'wall', phase: 1 })
      .hang(length - 4 * m, rise, flap)
      .to(0, rise)
      .hang(0, 0, flip(flap, 'right-flap'))
      .close();
    const back = hoodedBack({ length, width, height, material: m, phase: 4 });
    // The front hangs on the middle of its side: the floor stands on what is left of it.
    const floor = pen('floor', 2 * m, { role: 'wall' })
      .hang(length - 2 * m, 0, front)
      .to(length, 0)
      .rim(length, width, side('right'))
      .to(length - m, width)
      .hang(m, width, back)
      .to(0, width)
      .rim(0, 0, side('left'))
      .close();
    return {
      trunk: floor,
      base: { line: 'cut' },
      rises: 'up',
      joins: ['right', 'left'].flatMap((end) =>
        ['floor', ...held(end)].map((b) => ({ by: 'lock', a: `${end}.inner`, b }) as const),
      ),
      gauges: trayGauges,
    };
  },

  exceptions: ['right', 'left'].flatMap((end) => [
    {
      law: 'solid' as const,
      panels: [`${end}.inner`, 'floor'],
      upTo: 1,
      why: 'the lock is held by its slanted ends, which press into those of the slot',
    },
    ...[`back.${end}-flap`, `lid-front.${end}-tuck`].map((panel) => ({
      law: 'solid' as const,
      panels: [`${end}.inner`, panel],
      upTo: 1,
      why: 'the double wall is drawn with one crease at its rim: in the box it bulges round what it holds, in the model it does not',
    })),
  ]),
});

/** What a double wall holds between its two. */
function held(end: string): string[] {
  return [`front.${end}-flap`, `back.${end}-flap`, `lid-front.${end}-tuck`];
}
