import { insideShare, mm, type SizesAndMaterial } from '../../src/author/index.ts';

/** The sizes of a tray or mailer of corrugated board, in the order of its id. Each may say between which faces it is measured. */
export const corrugatedSizes = (
  [length, width, height]: readonly [number, number, number],
  { along = '', across = '' }: { along?: string; across?: string } = {},
) => ({
  length: mm(length, [40, 1500], `Length inside${along}`),
  width: mm(width, [40, 1200], `Width inside${across}`),
  height: mm(height, [15, 600], 'Height inside'),
});

/** The sizes of an open tray from crease to crease, for these inside. */
export const betweenCreases = ({ length, width, height, material }: SizesAndMaterial) => {
  const inside = insideShare.corrugated * material;
  return { length: length + 2 * inside, width: width + 2 * inside, wall: height + inside, material };
};

export type BetweenCreases = ReturnType<typeof betweenCreases>;

/** Board beside a lock, and between two, in mm. */
export const roomBesideLocks = (material: number): number => Math.max(10, 2 * material + 2);

/** The slot in the middle of a side, for the inner wall's lock: one, or one on each of two sides. */
export const oneLock = (side: number, material: number) =>
  mm(side / 3, [10, side - 2 * roomBesideLocks(material)], 'Length of a slot in the floor');

/** Reach of the tuck of a tray's lid: 25 in small trays, six boards in thick ones, otherwise a sixth of the distance from hinge to front. */
export const usualTrayTuck = (width: number, material: number): number => Math.max(25, 6 * material, width / 6);

/** The tuck of a lid on the rims, which may reach down to the floor. */
export const deepTuck = ({ width, height, material }: SizesAndMaterial, least = 4 * material) =>
  mm(usualTrayTuck(width, material), [least, Math.min(height - material, width / 2)], 'How far the tuck reaches in');

/** Length of glued corner tabs: the usual, a third of their wall, or its height, so as not to enlarge the blank; at least 25 for glue. */
export const cornerTab = (usual: number, along: number, wall: number, least = 10) =>
  mm(Math.min(usual, along / 3, Math.max(25, wall)), [least, 0.45 * along], 'Length of the corner tabs');

/** Play of a part that slides in beside a wall, on each side, in mm. */
export const slidingPlay = (material: number): number => Math.max(0.5, material / 4);

/** The largest height of a tray whose inner wall swings in over the floor, clear of the wall across, also at the least size. */
export const rollOverHeight = (material: number, ...floor: readonly (readonly [size: number, least: number])[]) => ({
  min: 6 * material,
  max: Math.min(...floor.map(([size, least]) => Math.max(size, least))) - 2 * material - 2,
});

/** Corner flaps reach to the middle of the wall they lie in, unless this would enlarge the blank. */
export const cornerReach = (wall: number, height: number): number => Math.min(wall / 2, 2 * height);
