import type { substrates } from '../api/index.ts';
import type { Substrate } from '../artwork/index.ts';
import looks from './substrates.json' with { type: 'json' };

export type SubstrateKey = (typeof substrates)[number];

/** The substrates of the service by key. The colours, red, green and blue from 0 to 255, are our own choice. */
export const substrateLooks = looks.substrates as unknown as Readonly<Record<SubstrateKey, Substrate>>;

/** Board without a substrate: off-white, even, with a slightly darker edge. */
const plainBoard = looks.plain as unknown as Substrate;

export const substrateOf = (key: SubstrateKey | ''): Substrate => (key === '' ? plainBoard : substrateLooks[key]);

/** The default background: a grey that contrasts with white board. */
export const USUAL_BACKGROUND = '#c9ccd0';
