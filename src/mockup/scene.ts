import type { Artwork, Pixels } from '../artwork/index.ts';
import { type BoardSide, type Mesh, mesh, type Surface } from '../fold/index.ts';
import type { Box } from '../geometry/index.ts';
import { type Drawing, extent, type PlacedPart } from '../sheet/index.ts';
import type { FinishKey, SubstrateKey } from './looks.ts';

/** glTF measures in metres. */
export const METRE = 1e-3;

/** Artwork by side, and by key of the substrate below it, which may show through. */
export type Prints = { readonly [side in 'outside' | 'inside']?: Readonly<Record<string, Artwork>> };

export interface FinishLayer {
  readonly finish: FinishKey;
  readonly side: 'outside' | 'inside';
  /** Mask, stretched over the flat blank like the artwork. The finish covers its opaque area. */
  readonly mask: Pixels;
}

export interface SceneOf {
  readonly drawing: Drawing;
  /** The finish of the whole outside, such as a gloss or matt lamination. */
  readonly finish?: FinishKey;
  /** The material of the box; an empty string is plain board. */
  readonly substrate: SubstrateKey | '';
  /** The material of single parts, by part number from 1. */
  readonly partSubstrates?: Readonly<Record<string, SubstrateKey | ''>>;
  /** Tolerance of the facets of panels that bow, in mm. A larger value makes pillows and cups several times as fast. */
  readonly facet?: number;
}

export interface Scene {
  readonly parts: readonly PlacedPart[];
  readonly mesh: Mesh;
  /** Bounds of all cuts of the drawing. The artwork is stretched over them. */
  readonly blank: Box;
  readonly prints: Prints;
  readonly finish: FinishKey | undefined;
  /** Finishes on parts of the print, from lowest to uppermost. */
  readonly layers: readonly FinishLayer[];
  readonly substrates: readonly (SubstrateKey | '')[];
}

export const sceneOf = (
  { drawing: { parts, dieline }, finish, substrate, partSubstrates = {}, facet }: SceneOf,
  prints: Prints = {},
  layers: readonly FinishLayer[] = [],
): Scene => ({
  parts,
  mesh: mesh(parts, facet === undefined ? {} : { facet }),
  blank: extent(dieline),
  prints,
  finish,
  layers,
  substrates: parts.map((_, k) => partSubstrates[k + 1] ?? substrate),
});

export const printOn = (
  { prints, substrates }: Pick<Scene, 'prints' | 'substrates'>,
  part: number,
  side: BoardSide,
): Artwork | undefined => (side === 'edge' ? undefined : prints[side]?.[substrates[part]!]);

/** Texture coordinates in the artwork per corner, u and v 0…1 from its upper left; mirrored inside, to be readable from the inside. */
export const artworkUv = (
  { parts, blank: { left, right, bottom, top } }: Pick<Scene, 'parts' | 'blank'>,
  part: number,
  { side, sheet }: Pick<Surface, 'side' | 'sheet'>,
): number[] => {
  const [dx, dy] = parts[part]!.shift;
  const uv: number[] = [];
  for (let k = 0; k < sheet.length; k += 2) {
    const u = (sheet[k]! + dx - left) / (right - left);
    uv.push(side === 'inside' ? 1 - u : u, (top - sheet[k + 1]! - dy) / (top - bottom));
  }
  return uv;
};
