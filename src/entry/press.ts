import type { DielineFiles } from '../engine/index.ts';
import type { ArtworkDocument, PressPdf, PressPdfOptions } from '../press/index.ts';
import { svgPage } from './svg-page.ts';

export type { ArtworkDocument, ArtworkFinding, ArtworkLayer, PressPdf, PressPdfOptions } from '../press/index.ts';

/**
 * Puts artwork below the die as profile `press` writes it. A PDF, SVG, PNG or JPEG that was drawn on a template of ours lies where it was drawn,
 * 1:1; a document places its layers in mm. Pages, pictures and inks stay as they are. Print is clipped to the outline grown by the bleed.
 * @throws UnreadableError (rejects) for a damaged file; ApiError 400 for artwork in which nothing tells its place, for an SVG with filters and for a wrong
 * document; MissingPartError for an SVG without its packages; RangeError for a value beyond its limits.
 * @example
 * const box = dieline('becf-10101');
 * const { findings } = await pressPdf(box, await box.pdf({ artwork: {} }));
 * findings.length; // = 0
 */
export const pressPdf = async (
  box: DielineFiles,
  artwork: Uint8Array | ArtworkDocument,
  options: PressPdfOptions = {},
): Promise<PressPdf> => (await import('./make-press-pdf.ts')).makePressPdf(box, artwork, options, svgPage);
