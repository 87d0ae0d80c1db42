import type { substrates } from '../api/index.ts';
import type { Rgb, Substrate } from '../artwork/index.ts';
import table from './finishes.json' with { type: 'json' };
import looks from './substrates.json' with { type: 'json' };

interface Finish {
  /** 0 for a mirror, 1 for chalk. */
  readonly roughness: number;
  /** 1 for metal, which tints its reflections. */
  readonly metallic: 0 | 1;
  /** The colour that covers the print; left out for a finish that shows the print. */
  readonly colour?: Rgb;
  /** Raised, with its edges lit from the upper left of the sheet; it shines as what it lies on. */
  readonly relief?: true;
}

/** Finishes of print, by their trade names. The figures are our own choice. */
export const finishes = table as unknown as Readonly<Record<FinishKey, Finish>>;

export type FinishKey = 'matt' | 'gloss' | 'spot_varnish' | 'gold_foil' | 'silver_foil' | 'emboss';

/** Print without a finish. */
export const PRINT_ROUGHNESS = 0.6;

export type SubstrateKey = (typeof substrates)[number];

/** The substrates of the service by key. The colours, red, green and blue from 0 to 255, are our own choice. */
export const substrateLooks = looks.substrates as unknown as Readonly<Record<SubstrateKey, Substrate>>;

/** Board without a substrate: off-white, even, with a slightly darker edge. */
const plainBoard = looks.plain as unknown as Substrate;

export const substrateOf = (key: SubstrateKey | ''): Substrate => (key === '' ? plainBoard : substrateLooks[key]);
