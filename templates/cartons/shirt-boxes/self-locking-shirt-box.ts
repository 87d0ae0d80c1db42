import { box, lockedTray, mm, telescope } from '../../../src/author/index.ts';

export default box('carton', {
  name: 'Self-locking shirt box',
  about: 'Base and lid with double side walls that lock into their floors, without glue.',
  group: 'shirt_boxes',
  code: 'B31.21.00.00',
  from: 'house: drawing of B31.21 not seen: base and lid are the tray of becf-11701 as measured, without its lid; our decisions: tongues that end at the outer face of the floor; the lid goes over the base with play and is nine tenths as high; the place of its window is our decision',
  ids: ['becf-12401'],
  size: {
    length: mm(200, [60, 800], 'Length of the base, between its outer side walls'),
    width: mm(120, [40, 600], 'Width of the base, front to back'),
    height: mm(50, [22, 400], 'Height of the base'),
  },
  board: [0.5, [0.2, 1]],
  window: { in: 'lid', on: 'lid:floor' },
  // Opposite inner walls do not touch as they fold.
  sizeLimits: ({ length }) => ({ height: { max: length - 10 } }),
  options: ({ width, height }) => ({
    // The corner flaps have a chamfer of 10 mm. In a lower lid nothing would be left of them.
    lid_height: mm(0.9 * height, [20, height], 'Height of the lid'),
    clearance: mm(0.5, [0.2, 2], 'Play between base and lid on each side'),
    lock: mm(Math.max(30, 0.3 * width), [10, width - 14], 'Length of the slots in the floors'),
  }),
  build({ length, width, height, material, lid_height, clearance, lock }) {
    const tray = (x: number, y: number, high: number) => ({
      body: lockedTray({ length: x, width: y, height: high, material, lock, tongue: 3 * material }),
      x,
      y,
    });
    // Around the walls of the base, which stand outside their creases, plus the two layers of the lid's own double walls.
    const around = 2 * (material + clearance);
    return telescope(tray(length, width, height), tray(length + around + 4 * material, width + around, lid_height), {
      // The lid's floor lies on the rims of the base.
      above: height,
      from: 2 * (height + lid_height),
      inner: { width: 'back|front', height: 'floor|lid:floor' },
    });
  },
});
