import { type Body, gluedTray, insideShare, placed, type SizesWith } from '../../../src/author/index.ts';
import { rolledTray } from '../../tray/rolled-tray.ts';

type Capped = SizesWith<'cap_height' | 'clearance'> & { readonly tab: number | undefined };

/** A cap, and where it lies above and below its body; those of a closed case lie on its outer flaps. Locked ones have double ends. */
export const capOf = (values: Capped, { closed, locked }: Readonly<Record<'closed' | 'locked', boolean>>) => {
  const { length, width, height, material: t, cap_height, clearance, tab } = values;
  const inside = insideShare.corrugated * t;
  // Outside, the body is two boards larger than inside; a cap's tabs lie between its long walls and those of the body.
  const free = 2 * (t + clearance);
  const [long, across] = [length + free + 2 * inside, width + free + 2 * inside + (locked ? 0 : 2 * t)];
  const tray: Body = locked
    ? rolledTray(length + free, width + free, cap_height, t, Math.max(10, width / 9), { locks: 2 })
    : gluedTray({ length: long, width: across, wall: cap_height + inside, tab: tab!, material: t });
  // The front's frame begins at the glue flap's upper end, goes down and then to the right; the last wall is a sixth of a board out.
  const [seam, left] = [Math.max(4, t), -(t / 2 + clearance + inside + (locked ? 2 * t : 0))];
  const near = clearance + (locked ? t : 2 * t);
  const capAt = (x: number, z: number, from: number, up: number) =>
    placed([x, left, z], [from, 0, 0], [0, 1, 0], [0, 0, up]);
  const deep = closed ? height + 2 * inside : height;
  const on = closed ? t + (t - inside) : 0;
  // Clear of open flaps, and of walls that will roll over.
  const away = (locked ? 2 : 1) * cap_height + 100 + (closed ? width : 0);
  return {
    tray,
    above: capAt(-seam - inside - on, near, -away, -1),
    below: capAt(deep - seam + inside + on, near - across, away, 1),
  };
};
