import { mm, type SizesAndMaterial } from '../../src/author/index.ts';

/**
 * Creased corners lie beside one another on their wall, and the walls on the floor: all four corners turn by the same angles, so that walls
 * across from each other come down together. `between`: boards by which each end of the creased walls is shorter than its side.
 */
export const creasedLimits =
  (between: number) =>
  ({ length, width, material }: SizesAndMaterial) => {
    const least = Math.max(60, (8 + 2 * between) * material + 36);
    return {
      length: { min: least },
      width: { min: least },
      height: {
        min: Math.max(20, 4 * material + 15),
        max: Math.max(Math.min(length, width), least) / 2 - between * material - 2,
      },
    };
  };

/** Creased walls as long as their sides. */
export const foldFlatLimits = creasedLimits(0);

/** The tabs of such a tray lie along a side of this length; some height is left at their edge, between the diagonal and the slanted end. */
export const foldFlatTab = (along: number, { height, material }: Pick<SizesAndMaterial, 'height' | 'material'>) =>
  mm(35, [8, Math.min(0.75 * (height - material - 2), 0.45 * along)], 'Length of the corner tabs');

/** Double triangular corners lie beside one another on their wall. */
export const doubledLimits = ({ length, width, material }: SizesAndMaterial) => {
  const least = Math.max(60, 20 * material);
  return {
    length: { min: least },
    width: { min: least },
    height: { min: Math.max(20, 6 * material), max: Math.min(Math.max(length, least) / 2, Math.max(width, least)) - 4 },
  };
};
