import codes from './codes.json' with { type: 'json' };
import type { DxfItem } from './groups.ts';

/** Items that draw nothing themselves. Some are drawn with another item. */
export const NOT_ENTITIES = new Set(['', 'VERTEX', 'SEQEND', 'ATTDEF', 'VIEWPORT', 'ENDBLK']);

/** Entities that are not lines: fills, pictures, annotations, and infinite construction lines. */
export const NO_LINES: ReadonlySet<string> = new Set(codes.noLines);

/** Dimensions, each drawn by a block: AutoCAD has entities of their own for arcs and for large radii. */
const DIMENSIONS = new Set(['DIMENSION', 'ARC_DIMENSION', 'LARGE_RADIAL_DIMENSION']);

export const isDimension = ({ type }: DxfItem): boolean => DIMENSIONS.has(type);

export const countVertices = (items: readonly DxfItem[], i: number): number => {
  if (items[i]!.type !== 'POLYLINE') return 0;
  let n = 0;
  while (items[i + 1 + n]?.type === 'VERTEX') n++;
  return n;
};
