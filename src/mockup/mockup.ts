import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { type Artwork, drawArtwork, type Pixels, png, unmultiplied } from '../artwork/index.ts';
import { USUAL_VIEW, uprightPose, type View } from '../fold/index.ts';
import { once, perObject } from '../geometry/index.ts';
import { builtFile } from '../platform/built/index.ts';
import { writeGlb } from './glb.ts';
import { type FinishKey, finishes, substrateLooks, substrateOf } from './looks.ts';
import { mockupPage, scriptInPage } from './page.ts';
import { drawPicture } from './picture.ts';
import { type FinishLayer, type Prints, type SceneOf, sceneOf } from './scene.ts';

/** The default background: a grey that contrasts with white board. */
const USUAL_BACKGROUND = '#c9ccd0';

export interface MockupOf extends SceneOf {
  /** Name of the box, from its template. */
  readonly about: string;
  /** The title of the mockup. @defaultValue `about` */
  readonly name?: string;
  /** PNG, JPEG, SVG or PDF file, stretched over the flat blank. */
  readonly artwork?: Uint8Array;
  /** True for artwork on the outside. @defaultValue true */
  readonly outside?: boolean;
  /** The same on the inside, where artwork is on the outside. */
  readonly insideArtwork?: Uint8Array;
  /** Finishes on parts of a side, usually the outside. Each covers the opaque area of its artwork. */
  readonly finishLayers?: readonly {
    readonly finish: FinishKey;
    readonly artwork: Uint8Array;
    readonly side?: FinishLayer['side'];
  }[];
  /** `#rrggbb`. */
  readonly background?: string;
  readonly unit?: 'mm' | 'in';
}

interface PictureRequest {
  /** Pixels of the longer side, up to 8,000. @defaultValue 1200 */
  readonly size?: number;
  /** The direction of the viewer. @defaultValue from the front, the right and above */
  readonly view?: Partial<View>;
}

export interface Mockup {
  /** A page that needs only a browser. */
  readonly html: () => Promise<string>;
  /** Binary glTF 2.0 with an animation that folds the box. */
  readonly glb: () => Promise<Uint8Array>;
  /** A PNG of the closed box, its longer side in pixels, or as described. Rejects with RangeError unless whole and from 1 to 8,000. */
  readonly png: (picture?: number | PictureRequest) => Promise<Uint8Array>;
}

/** Pixels of the longer side of a picture, also of the still picture in a page. */
const PICTURE_PIXELS = 1200;
const FALLBACK_PIXELS = 320;
const LARGEST_PICTURE = 8000;

/** Makes a mockup of a box. Throws ArtworkError for an undrawable artwork; RangeError for an unknown part, substrate, finish or colour. */
export const mockup = async (options: MockupOf): Promise<Mockup> => {
  const { drawing, about, name = about, background = USUAL_BACKGROUND, unit = 'mm' } = options;
  checkOptions(options);
  const scene = sceneOf(options, ...(await Promise.all([printsOf(options), layersOf(options)])));
  const pose = once(() => uprightPose(scene));
  const box = once(() => writeGlb(scene, name, pose(), unpackArtwork));
  const picture = (size: number, view: View = USUAL_VIEW): Uint8Array =>
    png(drawPicture(scene, { size, background, view, unpack: unpackArtwork }));
  return {
    glb: async () => box(),
    png: async (request = {}) => {
      const { size = PICTURE_PIXELS, view } = typeof request === 'number' ? { size: request } : request;
      if (!(Number.isInteger(size) && size >= 1 && size <= LARGEST_PICTURE))
        throw new RangeError(
          `size is ${size}; give a whole number of pixels from 1 to ${LARGEST_PICTURE}, for example ${PICTURE_PIXELS}.`,
        );
      return picture(size, { ...USUAL_VIEW, ...view });
    },
    html: async () =>
      mockupPage({
        scene,
        drawing,
        pose: pose(),
        glb: box(),
        still: picture(FALLBACK_PIXELS),
        name,
        about,
        background,
        unit,
        script: script(),
      }),
  };
};

const script = once(() => scriptInPage(gunzipSync(readFileSync(builtFile('mockup/viewer.js.gz'))).toString()));

const oneOf = (keys: readonly string[]): string => keys.map((key) => key || "''").join(', ');

/** @throws RangeError for invalid values. */
const checkOptions = ({
  drawing,
  substrate,
  partSubstrates = {},
  background = USUAL_BACKGROUND,
  finish,
  finishLayers = [],
}: MockupOf): void => {
  const count = drawing.parts.length;
  for (const number of Object.keys(partSubstrates))
    if (!/^[1-9]\d*$/.test(number) || Number(number) > count)
      throw new RangeError(
        `Unknown part ${number}. The box has ${count === 1 ? 'one part: use 1' : `${count} parts: use 1 to ${count}`}.`,
      );
  for (const key of [substrate, ...Object.values(partSubstrates)])
    if (key !== '' && !Object.hasOwn(substrateLooks, key))
      throw new RangeError(`Unknown substrate ${key}. Choose one of: ${oneOf(Object.keys(substrateLooks))}.`);
  for (const key of [...(finish ? [finish] : []), ...finishLayers.map((layer) => layer.finish)])
    if (!Object.hasOwn(finishes, key))
      throw new RangeError(`Unknown finish ${key}. Choose one of: ${oneOf(Object.keys(finishes))}.`);
  if (!/^#[0-9a-f]{6}$/i.test(background))
    throw new RangeError(`Unknown colour ${background}. Write it as #rrggbb, e.g. ${USUAL_BACKGROUND}.`);
};

const printsOf = async ({
  drawing,
  artwork,
  outside = true,
  insideArtwork = outside ? undefined : artwork,
  substrate,
  partSubstrates = {},
}: MockupOf): Promise<Prints> => {
  const keys = [...new Set(drawing.parts.map((_, k) => partSubstrates[k + 1] ?? substrate))];
  const drawn = async (file: Uint8Array | undefined, side: 'face' | 'inside') => {
    if (!file) return undefined;
    const boards = keys.map((key) => substrateOf(key)[side]);
    const pictures = await drawArtwork(file, boards);
    return Object.fromEntries(keys.map((key, k) => [key, pictures[k]!]));
  };
  const [face, inside] = [await drawn(outside ? artwork : undefined, 'face'), await drawn(insideArtwork, 'inside')];
  return { ...(face && { outside: face }), ...(inside && { inside }) };
};

const BLACK = [0, 0, 0] as const;
const WHITE = [255, 255, 255] as const;

/** Draws the artwork of each finish on black and on white. The difference gives its opacity. */
const layersOf = ({ finishLayers = [] }: MockupOf): Promise<FinishLayer[]> =>
  Promise.all(
    finishLayers.map(async ({ finish, artwork, side = 'outside' }): Promise<FinishLayer> => {
      const [black, white] = (await drawArtwork(artwork, [BLACK, WHITE])).map((one) => unpackArtwork(one));
      const data = new Uint8Array(black!.data.length);
      for (let k = 0; k < data.length; k += 4) data[k + 3] = 255 - Math.max(0, white!.data[k]! - black!.data[k]!);
      return { finish, side, mask: { width: black!.width, height: black!.height, data } };
    }),
  );

/** Pixels along each side of a decoded artwork, independent of its shape, because it is stretched again for print. */
const ARTWORK_PIXELS = 1600;

/** Decodes an artwork, limited to the pixels that a picture can show. */
const unpackArtwork = perObject((artwork: Artwork): Pixels => {
  const href = `data:${artwork.type};base64,${Buffer.from(artwork.bytes).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ARTWORK_PIXELS}" height="${ARTWORK_PIXELS}"><image width="${ARTWORK_PIXELS}" height="${ARTWORK_PIXELS}" preserveAspectRatio="none" href="${href}"/></svg>`;
  return unmultiplied(new Resvg(svg, { font: { loadSystemFonts: false } }).render());
});
