/** The sizes of a box, and the thickness of its board, in mm. */
export interface SizesAndMaterial {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
}

/** Sizes, board and these settings of a box, in mm. */
export type SizesWith<Setting extends string> = SizesAndMaterial & Readonly<Record<Setting, number>>;

/** Limits of sizes: each is at least so many thicknesses of the board, and at least so many mm, if given. */
export const leastBoards =
  <K extends string>(boards: Readonly<Record<K, number | readonly [boards: number, least: number]>>) =>
  ({ material }: Pick<SizesAndMaterial, 'material'>): Record<K, { readonly min: number }> => {
    const limits = {} as Record<K, { readonly min: number }>;
    for (const size in boards) {
      const given: number | readonly [number, number] = boards[size];
      const [number, least] = typeof given === 'number' ? [given, 0] : given;
      limits[size] = { min: Math.max(least, number * material) };
    }
    return limits;
  };

/** Dimension labels of a tray: along and across its floor, and on its back. */
export const trayLabels = { length: 'floor.x', width: 'floor.y', height: 'back.y' } as const;

/** Inside sizes of a tray: between its walls, in both directions. */
export const trayInner = { length: 'right|left', width: 'back|front' } as const;
