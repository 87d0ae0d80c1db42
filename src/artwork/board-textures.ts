import { randomFrom } from '../geometry/index.ts';
import type { Rgb } from './artwork.ts';
import type { Pixels } from './pixels.ts';

/** The look of a board or paper. Its textures are made from these numbers alone. */
export interface Substrate {
  /** Colour of the printed side, and of the inside. */
  readonly face: Rgb;
  readonly inside: Rgb;
  /** Variation of the fibres, as a share of the colour. */
  readonly mottle: number;
  /** Roughness of unprinted board: 0 is a mirror, 1 is chalk. */
  readonly roughness: number;
  readonly relief?: 'embossed' | 'flutes';
  /** The cut edge: one colour throughout, two liners with a wave between them, or a core between two faces. */
  readonly edge: { readonly kind: 'solid' | 'flutes' | 'core'; readonly colour: Rgb };
}

const TEXTURE_POINTS = 128;

/** The same number for embossing, which packs badly. */
const EMBOSSED_TEXTURE_POINTS = 96;

const FLUTES_PER_TEXTURE = 4;

/** Pitch of flutes in board thicknesses, typical of flutes E to A. */
export const FLUTE_PITCH = 2.2;

/** Side of a texture on the board, in mm. */
export const textureSize = ({ relief }: Substrate, thickness: number): number =>
  relief === 'flutes' ? FLUTES_PER_TEXTURE * FLUTE_PITCH * thickness : relief === 'embossed' ? 12 : 40;

/** A colour with the fibres of its board. */
export const colourTexture = (colour: Rgb, { mottle }: Pick<Substrate, 'mottle'>): Pixels => {
  const long = grain(TEXTURE_POINTS, 7, [9, 1]);
  const cross = grain(TEXTURE_POINTS, 11, [1, 6]);
  const fine = grain(TEXTURE_POINTS, 13, [1, 1]);
  return paintPixels(TEXTURE_POINTS, TEXTURE_POINTS, (x, y) => {
    const height = 0.45 * long(x, y) + 0.35 * cross(x, y) + 0.2 * fine(x, y);
    // Rounded to a few steps, which pack well.
    const shade = 1 + 4 * mottle * (Math.round(height * 24) / 24 - 0.5);
    return [colour[0] * shade, colour[1] * shade, colour[2] * shade];
  });
};

/** The normals of a surface in glTF form; undefined for a smooth surface. */
export const reliefTexture = ({ relief }: Substrate): Pixels | undefined => {
  if (!relief) return undefined;
  const [height, size, steep]: readonly [HeightField, number, number] =
    relief === 'flutes'
      ? [washboard, TEXTURE_POINTS, 0.35]
      : [grain(EMBOSSED_TEXTURE_POINTS, 5, [2, 2]), EMBOSSED_TEXTURE_POINTS, 2.2];
  return paintPixels(size, size, (x, y) => {
    const [u, v] = [height(x + 1, y) - height(x - 1, y), height(x, y - 1) - height(x, y + 1)];
    const n = [-u * steep, -v * steep, 0.5];
    const long = Math.hypot(...n);
    return [0, 1, 2].map((k) => Math.round(16 * ((n[k]! / long) * 0.5 + 0.5)) * 15.9375) as unknown as Rgb;
  });
};

/** Liners sink between the crests. Flutes run up the sheet. */
const washboard: HeightField = (x) => 0.5 + 0.5 * Math.cos((2 * Math.PI * FLUTES_PER_TEXTURE * x) / TEXTURE_POINTS);

/** One period of corrugated board, cut across the flutes: two liners and the medium between them. The print is the upper row. */
export const fluteTexture = ({ edge, face }: Pick<Substrate, 'edge' | 'face'>): Pixels =>
  paintPixels(64, 32, (x, y) => {
    const [across, along] = [(y + 0.5) / 32, (x + 0.5) / 64];
    if (across < LINER_SHARE) return face;
    if (across > 1 - LINER_SHARE) return edge.colour;
    const wave = 0.5 + (0.5 - LINER_SHARE) * 0.9 * Math.cos(2 * Math.PI * along);
    // The medium has the same thickness square to its slope everywhere.
    const slope = (0.5 - LINER_SHARE) * 0.9 * 2 * Math.PI * Math.sin(2 * Math.PI * along) * (1 / FLUTE_PITCH);
    return Math.abs(across - wave) < 0.06 * Math.hypot(1, slope) ? dim(edge.colour, 1.04) : dim(edge.colour, 0.42);
  });

const LINER_SHARE = 0.1;

/** A core between two faces. The print is the upper row. */
export const coreTexture = ({ edge, face, inside }: Substrate): Pixels =>
  paintPixels(4, 32, (_, y) => (y < 3 ? face : y > 28 ? inside : edge.colour));

const dim = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];

const paintPixels = (width: number, height: number, colour: (x: number, y: number) => Rgb): Pixels => {
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const rgb = colour(x, y).map((v) => Math.min(255, Math.max(0, Math.round(v))));
      data.set([...rgb, 255], 4 * (y * width + x));
    }
  return { width, height, data };
};

/** Heights 0…1 of a square grid that repeats in both directions. */
type HeightField = (x: number, y: number) => number;

/** Random heights, blurred by the given numbers of points along x and y. Fibres lie along the larger one. */
const grain = (size: number, seed: number, [rx, ry]: readonly [number, number]): HeightField => {
  const raw = Float64Array.from({ length: size * size }, randomFrom(seed));
  const wrap = (k: number): number => ((k % size) + size) % size;
  const spread = (from: Float64Array, reach: number, step: (x: number, y: number, k: number) => number): Float64Array =>
    Float64Array.from(from, (_, i) => {
      let sum = 0;
      for (let k = -reach; k <= reach; k++) sum += from[step(i % size, Math.floor(i / size), k)]!;
      return sum / (2 * reach + 1);
    });
  const along = spread(raw, rx, (x, y, k) => y * size + wrap(x + k));
  const both = spread(along, ry, (x, y, k) => wrap(y + k) * size + x);
  const [lo, hi] = both.reduce(([a, b], v) => [Math.min(a, v), Math.max(b, v)], [1, 0]);
  return (x, y) => (both[wrap(y) * size + wrap(x)]! - lo) / (hi - lo || 1);
};
