import {
  colourTexture,
  coreTexture,
  FLUTE_PITCH,
  fluteTexture,
  type Pixels,
  png,
  type Rgb,
  reliefTexture,
  type Substrate,
  textureSize,
} from '../artwork/index.ts';
import type { BoardSide } from '../fold/index.ts';
import { keptIn } from '../geometry/index.ts';
import { combineFinishes } from './finish-textures.ts';
import type { GltfWriter } from './gltf-writer.ts';
import { toLinear } from './light.ts';
import { finishes, PRINT_ROUGHNESS, substrateOf } from './looks.ts';
import { printOn, type Scene } from './scene.ts';

/** A material, and the data that its surfaces must provide. */
export interface SurfaceMaterial {
  readonly material: number;
  /** True if surfaces need texture coordinates in the artwork. */
  readonly printed: boolean;
  /** True if surfaces need tangents, for a relief. */
  readonly relief: boolean;
  /** Side of a repeated texture of the board in mm, if any. */
  readonly repeat?: number;
  /** Length of a texture of the cut edge in mm, if any. */
  readonly edge?: number;
}

/** Sampler of repeated board textures. Print is not repeated at the edges of the sheet. */
const REPEAT = {};
const CLAMP = { wrapS: 33_071, wrapT: 33_071 };

const EDGE_ROUGHNESS = 0.95;

/** Encoded textures of substrates, cached because every scene uses the same few. */
const files = new Map<string, Uint8Array>();

/** The materials of a scene, each written once. */
export const gltfMaterials = (writer: GltfWriter, scene: Scene, unpack: Parameters<typeof combineFinishes>[2]) => {
  const samplers = new Map<Readonly<Record<string, number>>, number>();
  const textures = new Map<string, number>();
  const texture = (
    name: string,
    sampler: Readonly<Record<string, number>>,
    make: () => { bytes: Uint8Array; type: string },
  ): number =>
    keptIn(textures, name, () => {
      const { bytes, type } = make();
      const index = keptIn(samplers, sampler, () => writer.add('samplers', sampler));
      return writer.texture(name, bytes, type, index);
    });
  const board = (name: string, make: () => Pixels): number =>
    texture(name, REPEAT, () => ({ bytes: keptIn(files, name, () => png(make(), false)), type: 'image/png' }));

  const face = (part: number, side: 'outside' | 'inside'): SurfaceMaterial => {
    const key = scene.substrates[part]!;
    const substrate = substrateOf(key);
    const { thickness } = scene.parts[part]!.part.blank;
    const { relief } = substrate;
    const colour = side === 'outside' ? substrate.face : substrate.inside;
    const layered = combineFinishes(scene, part, unpack, side);
    const print = layered ? { bytes: png(layered.colour), type: 'image/png' } : printOn(scene, part, side);
    const mottled = !print && substrate.mottle > 0;
    const finish = side === 'outside' && scene.finish ? finishes[scene.finish] : undefined;
    const pbr = {
      ...(print && { baseColorTexture: { index: texture(`artwork ${key} ${side}`, CLAMP, () => print) } }),
      ...(mottled && {
        baseColorTexture: { index: board(`${key} ${colour}`, () => colourTexture(colour, substrate)) },
      }),
      ...(!print && !mottled && { baseColorFactor: factor(colour) }),
      ...(layered
        ? {
            metallicRoughnessTexture: {
              index: texture(`finish ${key} ${side}`, CLAMP, () => ({ bytes: png(layered.finish), type: 'image/png' })),
            },
          }
        : { metallicFactor: 0, roughnessFactor: finish?.roughness ?? (print ? PRINT_ROUGHNESS : substrate.roughness) }),
    };
    return {
      material: writer.add('materials', {
        name: `${key || 'plain'} ${side}`,
        pbrMetallicRoughness: pbr,
        ...(relief && {
          normalTexture: { index: board(relief, () => reliefTexture(substrate)!), ...(print && { texCoord: 1 }) },
        }),
      }),
      printed: !!print,
      relief: !!relief,
      ...((mottled || relief) && { repeat: textureSize(substrate, thickness) }),
    };
  };

  const cut = (key: string, substrate: Substrate, thickness: number): SurfaceMaterial => {
    const { kind, colour } = substrate.edge;
    const make = kind === 'flutes' ? fluteTexture : coreTexture;
    const material = writer.add('materials', {
      name: `${key || 'plain'} edge`,
      pbrMetallicRoughness: {
        ...(kind === 'solid'
          ? { baseColorFactor: factor(colour) }
          : { baseColorTexture: { index: board(`${key} edge`, () => make(substrate)) } }),
        metallicFactor: 0,
        roughnessFactor: EDGE_ROUGHNESS,
      },
    });
    return { material, printed: false, relief: false, ...(kind !== 'solid' && { edge: FLUTE_PITCH * thickness }) };
  };

  const materials = new Map<string, SurfaceMaterial>();
  return (part: number, side: BoardSide): SurfaceMaterial => {
    const key = scene.substrates[part]!;
    const { thickness } = scene.parts[part]!.part.blank;
    const name = `${key} ${side} ${thickness}`;
    return keptIn(materials, name, () => (side === 'edge' ? cut(key, substrateOf(key), thickness) : face(part, side)));
  };
};

const factor = ([r, g, b]: Rgb): readonly number[] => [toLinear(r), toLinear(g), toLinear(b), 1];
