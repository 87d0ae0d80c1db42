import type { Pixels, Rgb } from '../artwork/index.ts';
import { type Field, grain } from './noise.ts';
import type { Substrate } from './substrates.ts';

/** Points along a side of a tile. */
const SIZE = 128;

/** Of what is embossed, which packs badly. */
const PEBBLED = 96;

/** Flutes on a tile. */
const FLUTES = 4;

/** From crest to crest of a flute, in boards: what is usual from E to A. */
export const FLUTE = 2.2;

/** How large a tile is on the board, in mm. */
export const tileSize = ({ relief }: Substrate, thickness: number): number =>
  relief === 'flutes' ? FLUTES * FLUTE * thickness : relief === 'embossed' ? 12 : 40;

/** A colour with the fibres of its board; undefined where it is quite even. */
export const colourTile = (colour: Rgb, { mottle }: Substrate): Pixels | undefined => {
  if (mottle === 0) return undefined;
  const long = grain(SIZE, 7, [9, 1]);
  const cross = grain(SIZE, 11, [1, 6]);
  const fine = grain(SIZE, 13, [1, 1]);
  return paint(SIZE, SIZE, (x, y) => {
    const height = 0.45 * long(x, y) + 0.35 * cross(x, y) + 0.2 * fine(x, y);
    // In a few steps: what nobody sees need not be packed.
    const shade = 1 + 4 * mottle * (Math.round(height * 24) / 24 - 0.5);
    return [colour[0] * shade, colour[1] * shade, colour[2] * shade];
  });
};

/** Which way a surface looks, point by point, as glTF writes it; undefined where it is smooth. */
export const reliefTile = ({ relief }: Substrate): Pixels | undefined => {
  if (!relief) return undefined;
  const [height, size, steep]: readonly [Field, number, number] =
    relief === 'flutes' ? [washboard, SIZE, 0.35] : [grain(PEBBLED, 5, [2, 2]), PEBBLED, 2.2];
  return paint(size, size, (x, y) => {
    const [u, v] = [height(x + 1, y) - height(x - 1, y), height(x, y - 1) - height(x, y + 1)];
    const n = [-u * steep, -v * steep, 0.5];
    const long = Math.hypot(...n);
    return [0, 1, 2].map((k) => Math.round(16 * ((n[k]! / long) * 0.5 + 0.5)) * 15.9375) as unknown as Rgb;
  });
};

/** Liners draw in between the crests: flutes run up the sheet. */
const washboard: Field = (x) => 0.5 + 0.5 * Math.cos((2 * Math.PI * FLUTES * x) / SIZE);

/** One period of corrugated board as a cut across the flutes shows it: two liners, and the medium between them. The print is above. */
export const fluteTile = ({ edge, face }: Substrate): Pixels =>
  paint(64, 32, (x, y) => {
    const [across, along] = [(y + 0.5) / 32, (x + 0.5) / 64];
    if (across < LINER) return face;
    if (across > 1 - LINER) return edge.colour;
    const wave = 0.5 + (0.5 - LINER) * 0.9 * Math.cos(2 * Math.PI * along);
    // The medium is as thick along its way as it is across, whichever way it goes.
    const slope = (0.5 - LINER) * 0.9 * 2 * Math.PI * Math.sin(2 * Math.PI * along) * (1 / FLUTE);
    const thick = 0.06 * Math.hypot(1, slope);
    return Math.abs(across - wave) < thick ? dim(edge.colour, 1.04) : dim(edge.colour, 0.42);
  });

/** Share of the board that each of its liners takes. */
const LINER = 0.1;

/** A core between two faces. */
export const coreTile = ({ edge, face, inside }: Substrate): Pixels =>
  paint(4, 32, (_, y) => (y < 3 ? face : y > 28 ? inside : edge.colour));

const dim = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];

const paint = (width: number, height: number, colour: (x: number, y: number) => Rgb): Pixels => {
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [r, g, b] = colour(x, y);
      data.set(
        [r, g, b].map((v) => Math.min(255, Math.max(0, Math.round(v)))),
        4 * (y * width + x),
      );
      data[4 * (y * width + x) + 3] = 255;
    }
  return { width, height, data };
};
