import type { Rgb } from '../artwork/index.ts';

/** Reflection of light by the surface of print. */
interface Finish {
  /** 0 for a mirror, 1 for chalk. */
  readonly roughness: number;
  /** 1 for metal, which tints its reflections. */
  readonly metallic: 0 | 1;
  /** The colour that covers the print; left out for a finish that shows the print. */
  readonly colour?: Rgb;
}

/** Finishes of print, by their trade names. The figures are our own choice. */
export const finishes = {
  matt: { roughness: 0.85, metallic: 0 },
  gloss: { roughness: 0.22, metallic: 0 },
  spot_varnish: { roughness: 0.06, metallic: 0 },
  gold_foil: { roughness: 0.24, metallic: 1, colour: [226, 184, 96] },
  silver_foil: { roughness: 0.2, metallic: 1, colour: [214, 216, 220] },
} as const satisfies Record<string, Finish>;

export type FinishKey = keyof typeof finishes;

/** Print without a finish. */
export const PRINT_ROUGHNESS = 0.6;
