import { type Artwork, coreTexture, FLUTE_PITCH, fluteTexture, type Pixels } from '../artwork/index.ts';
import {
  type BoardSide,
  type SnapshotSurface,
  snapshot,
  surfaceExtent,
  uprightOf,
  type View,
  viewAxes,
} from '../fold/index.ts';
import { dot3, keptIn, type Point3, scale3, subtract3 } from '../geometry/index.ts';
import { combineFinishes } from './finish-textures.ts';
import { groundShadow } from './ground-shadow.ts';
import { ambient, hexColour, LAMP, lampIn, mirrored } from './light.ts';
import { finishes, substrateOf } from './looks.ts';
import { bandResolver, project, SAMPLES, SampleBuffer, type Shader } from './sample-buffer.ts';
import { artworkUv, printOn, type Scene } from './scene.ts';

export interface PictureOptions {
  /** Pixels of the longer side. */
  readonly size: number;
  /** `#rrggbb`. */
  readonly background: string;
  readonly unpack: (artwork: Artwork) => Pixels;
  readonly view: View;
}

const BAND_ROWS = 32;

const MARGIN_SHARE = 0.06;

/** Draws the closed box without a browser, in parallel projection, with light and shadow. Only the page shows relief and fibres. */
export const drawPicture = (scene: Scene, { size, background, unpack, view }: PictureOptions): Pixels => {
  const [right, up, eye] = viewAxes(scene.parts, view);
  const standing = uprightOf(scene.parts);
  const surfaces = snapshot(scene.mesh);
  const { min: lo, max: hi } = surfaceExtent(surfaces, [right, up, eye]);
  const scale = ((1 - 2 * MARGIN_SHARE) * size) / Math.max(hi[0] - lo[0], hi[1] - lo[1]);
  const air = MARGIN_SHARE * size;
  const width = Math.ceil((hi[0] - lo[0]) * scale + 2 * air);
  const height = Math.ceil((hi[1] - lo[1]) * scale + 2 * air);
  // Transforms to samples: x to the right, y downwards, z towards the eye.
  const unit = scale * SAMPLES;
  const margin = air * SAMPLES;
  const projection = {
    x: [...scale3(right, unit), margin - lo[0] * unit],
    y: [...scale3(up, -unit), hi[1] * unit + margin],
    z: [...eye, 0],
  } as const;
  const lamp = lampIn(right, up, eye);
  const shaders = new Map<string, ShaderFor>();
  const shaderFor = (part: number, side: BoardSide): ShaderFor =>
    keptIn(shaders, `${part} ${side}`, () => shaderOf(scene, part, side, unpack));
  const projected = surfaces.map((surface) => {
    const { texture, uv, gloss } = shaderFor(surface.part, surface.side);
    const { normals } = surface;
    const lights = new Float64Array(normals.length / 3);
    const mirrors = new Float64Array(normals.length / 3);
    for (let k = 0; k < lights.length; k++) {
      const normal: Point3 = [normals[3 * k]!, normals[3 * k + 1]!, normals[3 * k + 2]!];
      lights[k] = ambient(dot3(standing[1], normal)) + LAMP * Math.max(0, dot3(lamp, normal));
      const reflected = subtract3(scale3(normal, 2 * dot3(normal, eye)), eye);
      mirrors[k] = mirrored(dot3(standing[1], reflected), dot3(lamp, reflected));
    }
    return project(surface, projection, { texture, gloss, lights, mirrors, uv: uv(surface) });
  });
  const shadow =
    view.tilt > 0
      ? groundShadow(
          surfaces,
          standing,
          { right, up, eye },
          { width, height, scale, margin: air, left: lo[0], top: hi[1] },
        )
      : undefined;
  const pixels: Pixels = { width, height, data: new Uint8Array(4 * width * height) };
  const samples = new SampleBuffer(width, BAND_ROWS);
  const resolve = bandResolver(pixels, hexColour(background), shadow);
  for (let row = 0; row < height; row += BAND_ROWS) {
    samples.begin(row);
    for (const surface of projected) samples.draw(surface);
    resolve(samples, row, Math.min(BAND_ROWS, height - row));
  }
  return pixels;
};

interface ShaderFor {
  readonly texture: Shader['texture'];
  readonly gloss: number;
  readonly uv: (surface: SnapshotSurface) => readonly number[] | undefined;
}

const shaderOf = (scene: Scene, part: number, side: BoardSide, unpack: PictureOptions['unpack']): ShaderFor => {
  const substrate = substrateOf(scene.substrates[part]!);
  if (side === 'edge') {
    const { kind, colour } = substrate.edge;
    if (kind === 'solid') return plain(colour, 0);
    const texture = kind === 'flutes' ? fluteTexture(substrate) : coreTexture(substrate);
    const period = FLUTE_PITCH * scene.parts[part]!.part.blank.thickness;
    // As on the page: v runs down from the print, the upper row of the texture.
    const uv = ({ sheet, across }: SnapshotSurface) =>
      sheet.map((v, k) => (k % 2 === 0 ? v / period : 1 - across![(k - 1) / 2]!));
    return { texture: { colour: texture }, gloss: 0, uv };
  }
  const finish = side === 'outside' && scene.finish ? finishes[scene.finish] : undefined;
  const gloss = finish ? 1 - finish.roughness : 0;
  const layered = combineFinishes(scene, part, unpack, side);
  const print = printOn(scene, part, side);
  const uv = (surface: SnapshotSurface) => artworkUv(scene, part, surface);
  if (layered) return { texture: layered, gloss, uv };
  if (print) return { texture: { colour: unpack(print) }, gloss, uv };
  return plain(side === 'outside' ? substrate.face : substrate.inside, gloss);
};

const plain = (colour: readonly number[], gloss: number): ShaderFor => ({
  texture: { colour: { width: 1, height: 1, data: Uint8Array.from([...colour, 255]) } },
  gloss,
  uv: () => undefined,
});
