import type { substrates } from '../api/index.ts';
import type { Rgb } from '../artwork/index.ts';
import looks from './substrates.json' with { type: 'json' };

/** The look of a board or paper. Its textures are made from these numbers alone. */
export interface Substrate {
  /** Colour of the printed side, and of the inside. */
  readonly face: Rgb;
  readonly inside: Rgb;
  /** Variation of the fibres, as a share of the colour. */
  readonly mottle: number;
  /** Roughness of unprinted board: 0 is a mirror, 1 is chalk. */
  readonly roughness: number;
  /** Tactile relief. */
  readonly relief?: 'embossed' | 'flutes';
  /** The cut edge: one colour throughout, two liners with a wave between them, or a core between two faces. */
  readonly edge: { readonly kind: 'solid' | 'flutes' | 'core'; readonly colour: Rgb };
}

export type SubstrateKey = (typeof substrates)[number];

/** The substrates of the service by key. The colours, red, green and blue from 0 to 255, are our own choice. */
export const substrateLooks = looks.substrates as unknown as Readonly<Record<SubstrateKey, Substrate>>;

/** Board without a substrate: off-white, even, with a slightly darker edge. */
const plainBoard = looks.plain as unknown as Substrate;

/** The look of a substrate; plain board for the empty string. */
export const substrateOf = (key: SubstrateKey | ''): Substrate => (key === '' ? plainBoard : substrateLooks[key]);

/** The default background: a grey that contrasts with white board. */
export const USUAL_BACKGROUND = '#c9ccd0';
