import type { Rgb } from '../artwork/index.ts';

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

const kraftBrown: Rgb = [181, 137, 92];
const brownLiner: Rgb = [190, 148, 104];
const offWhite: Rgb = [246, 245, 241];
const offBlack: Rgb = [38, 37, 38];
const boardGrey: Rgb = [152, 150, 145];

/** The substrates of the service by key. The colours are our own choice. */
export const substrateLooks = {
  black_embossedpaper: {
    face: offBlack,
    inside: offBlack,
    mottle: 0.02,
    roughness: 0.75,
    relief: 'embossed',
    edge: { kind: 'solid', colour: [58, 57, 58] },
  },
  black_hardcardboards: {
    face: [44, 43, 43],
    inside: [44, 43, 43],
    mottle: 0.05,
    roughness: 0.85,
    edge: { kind: 'solid', colour: [60, 58, 57] },
  },
  corrugated_brown: {
    face: brownLiner,
    inside: [178, 136, 94],
    mottle: 0.07,
    roughness: 0.92,
    relief: 'flutes',
    edge: { kind: 'flutes', colour: [176, 132, 88] },
  },
  corrugated_white: {
    face: [240, 239, 234],
    inside: brownLiner,
    mottle: 0.025,
    roughness: 0.85,
    relief: 'flutes',
    edge: { kind: 'flutes', colour: [184, 142, 98] },
  },
  gray_hardcardboards: {
    face: boardGrey,
    inside: boardGrey,
    mottle: 0.08,
    roughness: 0.95,
    edge: { kind: 'solid', colour: [140, 138, 133] },
  },
  kraft_brown: {
    face: kraftBrown,
    inside: [186, 144, 100],
    mottle: 0.06,
    roughness: 0.9,
    edge: { kind: 'solid', colour: [170, 126, 82] },
  },
  kraft_hardcardboards: {
    face: [172, 128, 84],
    inside: [172, 128, 84],
    mottle: 0.06,
    roughness: 0.92,
    edge: { kind: 'core', colour: [146, 138, 126] },
  },
  white_embossedpaper: {
    face: offWhite,
    inside: offWhite,
    mottle: 0.01,
    roughness: 0.7,
    relief: 'embossed',
    edge: { kind: 'solid', colour: [238, 237, 232] },
  },
  white_hardcardboards: {
    face: [242, 241, 238],
    inside: [242, 241, 238],
    mottle: 0.015,
    roughness: 0.8,
    edge: { kind: 'core', colour: [158, 156, 150] },
  },
  white_sbs: {
    face: [252, 252, 250],
    inside: [247, 246, 242],
    mottle: 0,
    roughness: 0.6,
    edge: { kind: 'solid', colour: [244, 243, 238] },
  },
} as const satisfies Record<string, Substrate>;

export type SubstrateKey = keyof typeof substrateLooks;

/** Board without a substrate: off-white, even, with a slightly darker edge. */
const plainBoard: Substrate = {
  face: [245, 243, 238],
  inside: [236, 233, 225],
  mottle: 0,
  roughness: 0.85,
  edge: { kind: 'solid', colour: [222, 217, 206] },
};

/** The look of a substrate; plain board for the empty string. */
export const substrateOf = (key: SubstrateKey | ''): Substrate => (key === '' ? plainBoard : substrateLooks[key]);

/** The default background: a grey that contrasts with white board. */
export const USUAL_BACKGROUND = '#c9ccd0';
