import rows from './guide-layers.json' with { type: 'json' };
import type { LineRule, PdfLayer } from './profile.ts';

/** A layer in addition to those of the lines. */
export type GuideLayer = PdfLayer & Partial<Pick<LineRule, 'aci' | 'hex'>>;

/** Layers by what they hold; those of plates by their names. */
type GuideName =
  | ('artwork' | 'safeArea' | 'white' | 'varnish' | 'foil' | 'emboss')
  | ('varnishFree' | 'inkFree' | 'gluing' | 'varnishFreeZone' | 'glueZone' | 'bridges');

/** Layers for artwork, for plates beside the process inks, for glue and varnish, and for the bridges of a tool. */
export const guideLayers = rows as unknown as Readonly<Record<GuideName, GuideLayer>>;
