import { insideShare, placed, type SizesWith } from '../../../src/author/index.ts';

/** Where the caps of a body lie, `across` mm wide across the box. Those of a closed case lie on its outer flaps. */
export const capPlaces = (values: SizesWith<'cap_height' | 'clearance'>, across: number, closed: boolean) => {
  const { width, height, material: t, cap_height, clearance } = values;
  const inside = insideShare.corrugated * t;
  // The front's frame begins at the glue flap's upper end, goes down and then to the right; the last wall is a sixth of a board out.
  const [seam, left] = [Math.max(4, t), -(t / 2 + clearance + inside)];
  const capAt = (x: number, z: number, from: number, up: number) =>
    placed([x, left, z], [from, 0, 0], [0, 1, 0], [0, 0, up]);
  const deep = closed ? height + 2 * inside : height;
  const on = closed ? t + (t - inside) : 0;
  // Clear of open flaps.
  const away = cap_height + 100 + (closed ? width : 0);
  return {
    above: capAt(-seam - inside - on, 2 * t + clearance, -away, -1),
    below: capAt(deep - seam + inside + on, 2 * t + clearance - across, away, 1),
  };
};
