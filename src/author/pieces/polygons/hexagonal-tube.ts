import type { Blank, Join, Rim } from '../../../board/index.ts';
import { glueFlap } from '../tubes/glue-flap.ts';
import { sleeve } from '../tubes/sleeve.ts';
import { polygonSeam } from './polygon-seam.ts';
import { regularPolygon } from './regular-polygon.ts';

/** The walls of a hexagonal tube, left to right. */
export const hexagonalWalls = ['front', 'right-front', 'right-back', 'back', 'left-back', 'left-front'] as const;
export type HexagonalWall = (typeof hexagonalWalls)[number];

/** One end of the six walls: its shapes, and the joins that hold it closed. */
export interface HexagonalEnds {
  readonly rims: Readonly<Record<HexagonalWall, Rim>>;
  readonly joins: readonly Join[];
}

/** Width of each wall, in mm. The two walls at the glue joint differ: see `polygonSeam`. */
export const hexagonalWidths = (side: number, material: number): Readonly<Record<HexagonalWall, number>> => {
  const { before, last } = polygonSeam(side, material, regularPolygon(6, side).fold);
  return { front: side, 'right-front': side, 'right-back': side, back: side, 'left-back': before, 'left-front': last };
};

/** Six walls glued into a tube. All in mm. */
export const hexagonalTube = (
  { side, height, glue, material }: { side: number; height: number; glue: number; material: number },
  top: HexagonalEnds,
  bottom: HexagonalEnds,
): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const widths = hexagonalWidths(side, material);
  const wall = (name: HexagonalWall) => ({ name, width: widths[name], top: top.rims[name], bottom: bottom.rims[name] });
  const [first, ...rest] = hexagonalWalls;
  const { joins, ...tube } = sleeve(height, [wall(first), ...rest.map(wall)], glueFlap({ height, width: glue }), {
    corner: regularPolygon(6, side).fold,
    outset: material,
  });
  return { ...tube, joins: [...joins, ...top.joins, ...bottom.joins] };
};
