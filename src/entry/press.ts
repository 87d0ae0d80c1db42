import type { DielineFiles } from '../engine/index.ts';
import type { Nesting } from '../nest/index.ts';
import type { ArtworkDocument, PressPdf, PressPdfOptions } from '../press/index.ts';
import type { PressForm, PressFormOptions } from './press-form.ts';
import { pressTools } from './press-tools.ts';

export type { ArtworkDocument, ArtworkFinding, ArtworkLayer, PressPdf, PressPdfOptions } from '../press/index.ts';
export type { PressForm, PressFormOptions } from './press-form.ts';

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
): Promise<PressPdf> => (await import('./make-press-pdf.ts')).makePressPdf(box, artwork, options, pressTools);

/**
 * Puts artwork on every blank of a layout, below the die of the sheet, with marks beside it, as `boxwright nest --artwork` writes it. Print
 * reaches over the cuts by the bleed, and half way to a blank that is nearer than two bleeds.
 * @throws As `pressPdf`; RangeError (rejects) also for a nesting of another box and for a layout without blanks.
 * @example
 * const box = dieline('becf-10101', { length: 60, width: 25, height: 100 });
 * const nesting = nest(box.drawing, { width: 720, height: 520, gripper: 40 }, { gutter: 6, quick: true });
 * const { findings } = await pressForm(box, await box.pdf({ artwork: {} }), nesting, { sideLay: 'right' });
 * findings.length; // = 0
 */
export const pressForm = async (
  box: DielineFiles,
  artwork: Uint8Array | ArtworkDocument,
  nesting: Nesting,
  options: PressFormOptions = {},
): Promise<PressForm> => (await import('./make-press-form.ts')).makePressForm(box, artwork, nesting, options);
