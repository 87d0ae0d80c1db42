import { Resvg } from '@resvg/resvg-js';
import { type Artwork, type Pixels, unmultiplied } from '../artwork/index.ts';

/** Pixels along each side of a decoded artwork, independent of its shape, because it is stretched again for print. */
const SIDE = 1600;

const known = new WeakMap<Artwork, Pixels>();

/** Decodes an artwork, limited to the pixels that a picture can show. */
export const unpackArtwork = (artwork: Artwork): Pixels => {
  const found = known.get(artwork);
  if (found) return found;
  const href = `data:${artwork.type};base64,${Buffer.from(artwork.bytes).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><image width="${SIDE}" height="${SIDE}" preserveAspectRatio="none" href="${href}"/></svg>`;
  const pixels = unmultiplied(new Resvg(svg, { font: { loadSystemFonts: false } }).render());
  known.set(artwork, pixels);
  return pixels;
};
