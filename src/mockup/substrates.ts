import type { Rgb } from '../artwork/index.ts';

/** What a board or paper looks like. Made here, from nothing but these numbers. */
export interface Substrate {
  /** Of the printed side, and of the inside. */
  readonly face: Rgb;
  readonly inside: Rgb;
  /** By how much its fibres differ from one another, as a share of the colour. */
  readonly mottle: number;
  /** How dull it is, 0…1, where nothing is printed. */
  readonly roughness: number;
  /** What can be felt on it. */
  readonly relief?: 'embossed' | 'flutes';
  /** What shows where it is cut: one colour through and through, two liners with a wave between them, or a core between two faces. */
  readonly edge: { readonly kind: 'solid' | 'flutes' | 'core'; readonly colour: Rgb };
}

const kraft: Rgb = [181, 137, 92];
const liner: Rgb = [190, 148, 104];
const white: Rgb = [246, 245, 241];
const black: Rgb = [38, 37, 38];
const grey: Rgb = [152, 150, 145];

/** The substrates of the service by their keys; the colours are our own choice. */
export const substrates = {
  black_embossedpaper: {
    face: black,
    inside: black,
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
    face: liner,
    inside: [178, 136, 94],
    mottle: 0.07,
    roughness: 0.92,
    relief: 'flutes',
    edge: { kind: 'flutes', colour: [176, 132, 88] },
  },
  corrugated_white: {
    face: [240, 239, 234],
    inside: liner,
    mottle: 0.025,
    roughness: 0.85,
    relief: 'flutes',
    edge: { kind: 'flutes', colour: [184, 142, 98] },
  },
  gray_hardcardboards: {
    face: grey,
    inside: grey,
    mottle: 0.08,
    roughness: 0.95,
    edge: { kind: 'solid', colour: [140, 138, 133] },
  },
  kraft_brown: {
    face: kraft,
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
    face: white,
    inside: white,
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

export type SubstrateKey = keyof typeof substrates;

/** Board of which nothing is said: off white, even, its edge a little darker. */
const plain: Substrate = {
  face: [245, 243, 238],
  inside: [236, 233, 225],
  mottle: 0,
  roughness: 0.85,
  edge: { kind: 'solid', colour: [222, 217, 206] },
};

/** The empty string is plain board. */
export const substrateOf = (key: SubstrateKey | ''): Substrate => (key === '' ? plain : substrates[key]);

/** Behind the box, where nothing is said: a grey that white board stands out from. */
export const USUAL_BACKGROUND = '#c9ccd0';
