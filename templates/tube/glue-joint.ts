import type { Length, Panel, Wall } from '../../src/author/index.ts';
import type { SizeLimits, Sizes } from './closure.ts';

/** How a tube closes along its length: by the flap on its first wall. */
export interface GlueJoint {
  readonly sizeLimits: (size: Sizes) => SizeLimits;
  /** Limits of the variable `glue_flap`. */
  readonly flap: (size: Sizes) => Length;
  readonly build: (
    values: Sizes,
    site: GlueJointContext,
  ) => { readonly panel: Panel; readonly slits: NonNullable<Wall['holes']> };
  readonly by: 'glue' | 'lock';
}

/** What a seam is told of its box: how far the ends of the flap lean in, in degrees, and how wide slits are cut, in mm. */
export interface GlueJointContext {
  readonly upper: number;
  readonly lower: number;
  readonly slit: number;
}
