import { type Document, type Material, type Texture, TextureInfo } from '@gltf-transform/core';
import { type Pixels, png, type Rgb } from '../artwork/index.ts';
import type { BoardSide } from '../fold/index.ts';
import { linear } from './colour.ts';
import { printOn, type Scene } from './scene.ts';
import { type Substrate, substrateOf } from './substrates.ts';
import { colourTile, coreTile, FLUTE, fluteTile, reliefTile, tileSize } from './tiles.ts';

/** A material, and what its surfaces must say for it. */
export interface Coat {
  readonly material: Material;
  /** Where the artwork lies. */
  readonly printed: boolean;
  /** Is there something to be felt? Then its surfaces say which way is right. */
  readonly relief?: boolean;
  /** Side of a tile in mm, where there is one. */
  readonly tile?: number;
  /** Length of a picture of the cut edge in mm, where there is one. */
  readonly edge?: number;
}

/** How dull print is, 0…1. */
const PRINT = 0.6;

/** Tiles of substrates as files. There are few of them, and they look the same in every scene. */
const tiles = new Map<string, Uint8Array>();

const packed = (name: string, make: () => Pixels): Uint8Array => {
  const bytes = tiles.get(name) ?? png(make(), false);
  tiles.set(name, bytes);
  return bytes;
};

/** The materials of a scene, each made once. */
export const coatsOf = (doc: Document, scene: Scene): ((part: number, side: BoardSide) => Coat) => {
  const coats = new Map<string, Coat>();
  const textures = new Map<string, Texture>();
  const texture = (name: string, make: () => { bytes: Uint8Array; type: string }): Texture => {
    const known = textures.get(name);
    if (known) return known;
    const { bytes, type } = make();
    const made = doc.createTexture(name).setImage(bytes).setMimeType(type);
    textures.set(name, made);
    return made;
  };
  const tile = (name: string, make: () => Pixels): Texture =>
    texture(name, () => ({ bytes: packed(name, make), type: 'image/png' }));

  const face = (part: number, side: 'outside' | 'inside'): Coat => {
    const key = scene.substrates[part]!;
    const substrate = substrateOf(key);
    const { thickness } = scene.parts[part]!.part.blank;
    const print = printOn(scene, part, side);
    const material = doc
      .createMaterial(`${key || 'plain'} ${side}`)
      .setMetallicFactor(0)
      .setRoughnessFactor(print ? PRINT : substrate.roughness);
    const colour = side === 'outside' ? substrate.face : substrate.inside;
    const tiled = !print && substrate.mottle > 0;
    const { relief } = substrate;
    if (print) {
      material.setBaseColorTexture(texture(`artwork ${key} ${side}`, () => print));
      // What is printed to the edge of the sheet does not come in again at the other.
      material.getBaseColorTextureInfo()!.setWrapS(TextureInfo.WrapMode.CLAMP_TO_EDGE!);
      material.getBaseColorTextureInfo()!.setWrapT(TextureInfo.WrapMode.CLAMP_TO_EDGE!);
    } else if (tiled) material.setBaseColorTexture(tile(`${key} ${colour}`, () => colourTile(colour, substrate)!));
    else material.setBaseColorFactor(factor(colour));
    if (relief) {
      material.setNormalTexture(tile(relief, () => reliefTile(substrate)!));
      if (print) material.getNormalTextureInfo()!.setTexCoord(1);
    }
    return {
      material,
      printed: !!print,
      relief: !!relief,
      ...((tiled || relief) && { tile: tileSize(substrate, thickness) }),
    };
  };

  const cut = (key: string, substrate: Substrate, thickness: number): Coat => {
    const { kind, colour } = substrate.edge;
    const material = doc
      .createMaterial(`${key || 'plain'} edge`)
      .setMetallicFactor(0)
      .setRoughnessFactor(0.95);
    if (kind === 'solid') return { material: material.setBaseColorFactor(factor(colour)), printed: false };
    const make = kind === 'flutes' ? fluteTile : coreTile;
    material.setBaseColorTexture(tile(`${key} edge`, () => make(substrate)));
    return { material, printed: false, edge: FLUTE * thickness };
  };

  return (part, side) => {
    const key = scene.substrates[part]!;
    const { thickness } = scene.parts[part]!.part.blank;
    const name = `${key} ${side} ${thickness}`;
    const known = coats.get(name);
    if (known) return known;
    const made = side === 'edge' ? cut(key, substrateOf(key), thickness) : face(part, side);
    coats.set(name, made);
    return made;
  };
};

const factor = ([r, g, b]: Rgb): [number, number, number, number] => [linear(r), linear(g), linear(b), 1];
