import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { type Artwork, drawArtwork, type Pixels, png, straight } from '../artwork/index.ts';
import { builtFile } from '../built/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { glb } from './glb.ts';
import { page } from './page.ts';
import { type Prints, sceneOf } from './scene.ts';
import { still } from './still.ts';
import { type SubstrateKey, substrateOf, substrates, USUAL_BACKGROUND } from './substrates.ts';

/** What a mockup is made of. */
export interface MockupOf {
  readonly drawing: Drawing;
  /** What box it is, in a few words: the name of its template. */
  readonly about: string;
  /** What the mockup is called; as the box, unless told otherwise. */
  readonly name?: string;
  /** PNG, JPEG, SVG or PDF, stretched over the flat blank. */
  readonly artwork?: Uint8Array;
  /** Is the artwork for the outside? It is, unless told otherwise. */
  readonly outside?: boolean;
  /** `#rrggbb`. */
  readonly background?: string;
  /** What the box is made of; an empty string is plain board. */
  readonly substrate: SubstrateKey | '';
  /** What single parts are made of, by their number from 1. */
  readonly partSubstrates?: Readonly<Record<string, SubstrateKey | ''>>;
  /** Of the dimensions on the page. */
  readonly unit?: 'mm' | 'in';
}

/** A box to be looked at; each of its files is made when it is asked for. */
export interface Mockup {
  /** One self-contained document. */
  readonly html: () => Promise<string>;
  /** Binary glTF 2.0 with an animation that folds it. */
  readonly glb: () => Promise<Uint8Array>;
  /** A picture, `size` pixels along its longer side. */
  readonly png: (size?: number) => Promise<Uint8Array>;
}

/** Pixels of the longer side of a picture, and of the one a page shows where it cannot do more. */
const PICTURE = 1200;
const FALLBACK = 480;

/**
 * Dresses a box to be looked at.
 * @throws ArtworkError for an artwork that cannot be shown; RangeError for a part, a substrate or a colour that there is not.
 */
export const mockup = async (of: MockupOf): Promise<Mockup> => {
  const { drawing, about, name = about, artwork, outside = true, background = USUAL_BACKGROUND, unit = 'mm' } = of;
  const { substrate, partSubstrates = {} } = of;
  const count = drawing.parts.length;
  for (const number of Object.keys(partSubstrates))
    if (!/^[1-9]\d*$/.test(number) || Number(number) > count)
      throw new RangeError(
        `There is no part ${number}: the box has ${count === 1 ? 'part 1 alone' : `the parts 1 to ${count}`}.`,
      );
  for (const key of [substrate, ...Object.values(partSubstrates)])
    if (key !== '' && !Object.hasOwn(substrates, key)) throw new RangeError(`There is no substrate ${key}.`);
  if (!/^#[0-9a-f]{6}$/i.test(background)) throw new RangeError(`${background} is no colour as #rrggbb.`);
  const keys = [...new Set(drawing.parts.map((_, k) => partSubstrates[k + 1] ?? substrate))];
  const side = outside ? 'outside' : 'inside';
  const grounds = keys.map((key) => substrateOf(key)[outside ? 'face' : 'inside']);
  const files = artwork ? await drawArtwork(artwork, grounds) : [];
  const prints: Prints = { [side]: Object.fromEntries(keys.flatMap((key, k) => (files[k] ? [[key, files[k]]] : []))) };
  const scene = sceneOf(drawing, { prints, substrate, partSubstrates });

  const picture = (size: number): Uint8Array => png(still(scene, { size, background, unpacked }));
  const once = <T>(make: () => T): (() => T) => {
    let made: { readonly value: T } | undefined;
    return () => {
      made ??= { value: make() };
      return made.value;
    };
  };
  const box = once(() => glb(scene, name));
  return {
    glb: box,
    png: async (size = PICTURE) => picture(size),
    html: async () =>
      page({
        scene,
        drawing,
        glb: await box(),
        still: picture(FALLBACK),
        name,
        about,
        background,
        unit,
        script: readFileSync(builtFile('mockup/viewer.js'), 'utf8'),
      }),
  };
};

const known = new WeakMap<Artwork, Pixels>();

/** An artwork as pixels, no more of them than a picture can show. */
const unpacked = (artwork: Artwork): Pixels => {
  let pixels = known.get(artwork);
  if (!pixels) {
    const href = `data:${artwork.type};base64,${Buffer.from(artwork.bytes).toString('base64')}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${UNPACKED}" height="${UNPACKED}"><image width="${UNPACKED}" height="${UNPACKED}" preserveAspectRatio="none" href="${href}"/></svg>`;
    pixels = straight(new Resvg(svg, { font: { loadSystemFonts: false } }).render());
    known.set(artwork, pixels);
  }
  return pixels;
};

/** Along either side, whatever its shape: it is stretched again where it is printed. */
const UNPACKED = 1600;
