import { ApiError, usualSubstrate } from '../api/index.ts';
import type { DielineFiles } from '../engine/index.ts';
import type { Box } from '../geometry/index.ts';
import type { Mockup, MockupOf } from '../mockup/index.ts';
import type { ArtworkDocument } from '../press/index.ts';
import type { Entry } from '../template/index.ts';
import type { ArtworkOnBlank } from './artwork-on-blank.ts';
import { catalogue } from './catalogue.ts';
import { drawOne } from './draw-one.ts';
import { requirePart } from './optional.ts';
import type { AnyValues, EntryFromCatalogueFind, TemplateId, ValuesOf } from './values.ts';

export type { Mockup, MockupOf, SubstrateKey } from '../mockup/index.ts';
export type { ArtworkOnBlank } from './artwork-on-blank.ts';
export { MissingPartError } from './optional.ts';

/** Options of a mockup. */
export type MockupOptions = Partial<Omit<MockupOf, 'drawing' | 'about' | 'unit'>>;

/**
 * Shows the box of an entry, for ids that are known only at run time.
 * This overload comes first because compilers quote the last one in errors, as for `dieline`.
 */
export function mockup(entry: EntryFromCatalogueFind, values?: AnyValues, options?: MockupOptions): Promise<Mockup>;
/**
 * Shows one box folded: a page and a GLB that fold it, and a picture. The template's category sets the board; `substrate` selects another.
 * @example
 * const artwork = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>');
 * const box = await mockup('becf-10101', { length: 60, width: 25, height: 100 }, { artwork });
 * await box.glb(); // also await box.html() and await box.png()
 * @throws ApiError as `dieline` does; 400 for an artwork that cannot be used.
 */
export function mockup<const Id extends TemplateId>(
  // Named for the compiler's error on a text that is known only at run time.
  id: Id | EntryFromCatalogueFind,
  values?: ValuesOf<Id>,
  options?: MockupOptions,
): Promise<Mockup>;
export async function mockup(id: string | Entry, values: object = {}, options: MockupOptions = {}): Promise<Mockup> {
  const { drawing, entry, variables } = drawOne(catalogue, id, values as AnyValues);
  requirePart('mockup');
  const { ArtworkError, kindOf, mockup: show } = await import('../mockup/index.ts');
  const { artwork, insideArtwork, finishLayers = [] } = options;
  for (const file of [artwork, insideArtwork, ...finishLayers.map((layer) => layer.artwork)])
    if (file && kindOf(file) === 'pdf') requirePart('pdfArtwork');
  try {
    return await show({
      substrate: usualSubstrate(entry.group.category),
      ...options,
      drawing,
      about: entry.template.name,
      unit: variables.unit,
    });
  } catch (error) {
    if (!(error instanceof ArtworkError)) throw error;
    throw new ApiError(400, { message: 'The artwork cannot be used', errors: [{ message: error.message }] });
  }
}

/**
 * Finds where artwork lies on a box at its true size: a PDF, SVG, PNG or JPEG that was drawn on one of its files, or on its lines.
 * @param at - its known place, in units of the file: see `foldDrawing`.
 * @returns undefined where nothing tells its place. A mockup stretches it over the blank then.
 * @example
 * const box = dieline('becf-10101');
 * const drawnOn = await box.pdf({ artwork: {} });
 * (await artworkOnBlank(box, drawnOn))?.by; // = 'template'
 */
export const artworkOnBlank = async (
  box: DielineFiles,
  file: Uint8Array,
  at?: Box,
): Promise<ArtworkOnBlank | undefined> => (await import('./artwork-on-blank.ts')).findOnBlank(box, file, at);

/**
 * The prints of a document of layers, as options of a mockup: both sides, and varnish, foil and relief from its plates.
 * @param read - reads a file that the document names.
 * @throws as `pressPdf`
 * @example
 * const label = { schema: 1, layers: [{ text: 'Batch 12', height: 3, on: 'front', at: [8, 20] }] } as const;
 * const prints = await artworkPrints(dieline('becf-10101'), label, async (name) => Buffer.from(name));
 * const box = await mockup('becf-10101', {}, prints);
 */
export const artworkPrints = async (
  box: DielineFiles,
  document: ArtworkDocument,
  read: (name: string) => Promise<Uint8Array>,
): Promise<Pick<MockupOf, 'artwork' | 'insideArtwork' | 'finishLayers'>> =>
  (await import('./artwork-prints.ts')).printsOfDocument(box, document, read);
