import type { Join, Length, Panel, Wall } from '../../src/author/index.ts';
import type { SizeLimits, Sizes } from './closure.ts';

/** Joint of a tube along its length: by the flap on its first wall. */
export interface GlueJoint {
  readonly sizeLimits: (size: Sizes) => SizeLimits;
  /** Limits of the variable `glue_flap`. `reach`: how far the joint may reach from its crease, with its tongues; as the walls allow by default. */
  readonly flap: (size: Sizes, reach?: number) => Length;
  readonly build: (
    values: Sizes,
    site: GlueJointContext,
  ) => { readonly panel: Panel; readonly slits: NonNullable<Wall['holes']> };
  /** The join of the flap and the last wall. */
  readonly join: (flap: string, wall: string, delivered: boolean) => Join;
}

/** Input of a seam: slant of the ends of the flap, in degrees, and width of slits, in mm. */
export type GlueJointContext = Readonly<Record<'upper' | 'lower' | 'slit', number>>;
