import {
  type Body,
  type FrontOrBack,
  type LeftOrRight,
  type LineType,
  type Panel,
  pen,
  type Rim,
} from '../../../board/index.ts';
import { rectangle } from '../shapes.ts';

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

/** Four walls of two kinds: front and back, and the two between them. */
export const wallsOf = <Long, Short>(long: (name: FrontOrBack) => Long, short: (name: LeftOrRight) => Short) => ({
  front: long('front'),
  right: short('right'),
  back: long('back'),
  left: short('left'),
});

/** A floor with a wall on the whole of each side. Its seat carries the front, as the base of the blank. */
export const walledFloor = (
  length: number,
  width: number,
  { front, right, back, left }: Readonly<Record<FrontOrBack | LeftOrRight, Panel>>,
): Pick<Body, 'trunk' | 'base'> => ({
  trunk: rectangle('floor', length, width, { role: 'wall', right, top: back, left }),
  base: { line: 'crease', panel: front },
});

/**
 * A floor with front and back `inset` mm from its corners. The front hangs on the middle of its side; the seat of the floor is the rest of
 * it. A panel on the right or left hangs on the middle of its side. `atBack`: distance of the back from the corners, when it differs.
 */
export const insetFloor = (
  length: number,
  width: number,
  inset: number,
  { front, right, back, left }: Readonly<Record<FrontOrBack, Panel> & Record<LeftOrRight, Panel | Rim>>,
  atBack = inset,
): Panel =>
  pen('floor', inset, { role: 'wall' })
    .hang(length - inset, 0, front)
    .to(length, 0)
    .side(length, width, right)
    .to(length - atBack, width)
    .hang(atBack, width, back)
    .to(0, width)
    .side(0, 0, left)
    .close();

/**
 * The same floor, drawn on its left edge: the left wall is the base of the blank. Front and back begin `inset` mm from the corners. The
 * lines beside them are of type `beside`. They slant when the creases of the side walls extend `beyond` mm past the corners.
 */
export const sidewaysFloor = (
  length: number,
  width: number,
  inset: number,
  walls: Readonly<Record<FrontOrBack | LeftOrRight, Panel>>,
  beside: LineType = 'cut',
  beyond = 0,
): Pick<Body, 'trunk' | 'base' | 'rises' | 'elevation' | 'trunkIs'> => {
  const [front, seat] = [beyond + width, width + 2 * beyond];
  return {
    trunk: pen('floor', seat, { role: 'wall' })
      .to(front, inset, beside)
      .hang(front, length - inset, walls.front)
      .to(seat, length, beside)
      .hang(0, length, walls.right)
      .to(beyond, length - inset, beside)
      .hang(beyond, inset, walls.back)
      .close(beside),
    base: { line: 'crease', panel: walls.left },
    rises: 'right',
    elevation: -beyond,
    trunkIs: 'base',
  };
};
