import type { Artwork } from '../artwork/index.ts';
import { type BoardSide, type Mesh, mesh, type Surface } from '../fold/index.ts';
import type { Box } from '../geometry/index.ts';
import { type Drawing, extent, type PlacedPart } from '../sheet/index.ts';
import type { SubstrateKey } from './substrates.ts';

/** What is printed, by the side it is printed on and what that is made of: it may show through. */
export type Prints = { readonly [side in 'outside' | 'inside']?: Readonly<Record<string, Artwork>> };

/** A box dressed to be shown. */
export interface Scene {
  readonly parts: readonly PlacedPart[];
  readonly mesh: Mesh;
  /** What the artwork is stretched over: the box around all that is cut, in the whole drawing. */
  readonly blank: Box;
  readonly prints: Prints;
  /** Of each part. */
  readonly substrates: readonly (SubstrateKey | '')[];
}

/** What a box is dressed with. */
interface Dress {
  readonly prints: Prints;
  readonly substrate: SubstrateKey | '';
  /** By the number of the part, from 1; the others are made of `substrate`. */
  readonly partSubstrates: Readonly<Record<string, SubstrateKey | ''>>;
}

export const sceneOf = ({ parts, dieline }: Drawing, { prints, substrate, partSubstrates }: Dress): Scene => ({
  parts,
  mesh: mesh(parts),
  blank: extent(dieline),
  prints,
  substrates: parts.map((_, k) => partSubstrates[k + 1] ?? substrate),
});

/** What is printed on this side of a part, if anything. */
export const printOn = (
  { prints, substrates }: Pick<Scene, 'prints' | 'substrates'>,
  part: number,
  side: BoardSide,
): Artwork | undefined => (side === 'edge' ? undefined : prints[side]?.[substrates[part]!]);

/**
 * Where in its artwork, from the upper left corner, 0…1, each corner of a surface lies. The inside is mirrored, so that
 * it reads right to whoever looks at the inside.
 */
export const artworkSpots = (
  { parts, blank: { left, right, bottom, top } }: Pick<Scene, 'parts' | 'blank'>,
  part: number,
  { side, sheet }: Pick<Surface, 'side' | 'sheet'>,
): (readonly [u: number, v: number])[] => {
  const [x0, y0] = parts[part]!.shift;
  return sheet.map(([x, y]) => {
    const u = (x + x0 - left) / (right - left);
    return [side === 'inside' ? 1 - u : u, (top - y - y0) / (top - bottom)];
  });
};
