import { ApiError, type Dieline } from '../api/index.ts';
import { drawOne } from '../engine/index.ts';
import type { MockupRecord, Store } from '../local/index.ts';
import type { Catalogue } from '../template/index.ts';
import { keep } from './keep.ts';

/** Bytes of pages that are kept: some eighty without artwork. */
const KEPT = 64 * 1024 * 1024;

/**
 * Makes the pages that the `url` of a mockup leads to: whole documents, which ask for nothing and say themselves what they
 * may load. A page is kept under all it is made from, as it takes a second to make and is looked at more than once. Artwork
 * that cannot be shown (a PDF that breaks while it is drawn) leaves the box bare, and the page says so.
 * @throws ApiError 404 where the artwork is gone.
 */
export const mockupPages = (catalogue: Catalogue, store: Pick<Store, 'file'>) => {
  const kept = keep(KEPT);
  return async ({ dieline_template_id: id, variables }: Dieline, record: MockupRecord): Promise<Buffer> => {
    // Three dimensions are a lot to load for a server that is never asked for them.
    const { ArtworkError, mockup } = await import('../mockup/index.ts');
    const { name, outside, background, substrate, partSubstrates, artwork: key } = record;
    const { name: about } = catalogue.find(id)!.template;
    const page = async (more: { artwork?: Uint8Array; about: string }): Promise<Buffer> => {
      const { drawing } = drawOne(catalogue, id, variables);
      const { unit } = variables;
      const dress = {
        outside,
        substrate,
        partSubstrates,
        unit,
        ...(name && { name }),
        ...(background && { background }),
      };
      return Buffer.from(await (await mockup({ drawing, ...dress, ...more })).html());
    };
    // Under its key an artwork is the same for ever.
    const of = JSON.stringify([id, variables, name, outside, background, substrate, partSubstrates, key]);
    try {
      return await kept(of, async () => {
        const artwork = await store.file(key);
        if (!artwork) throw unknown();
        return page({ artwork: artwork.data, about });
      });
    } catch (error) {
      if (!(error instanceof ArtworkError)) throw error;
      // Not kept: it may have taken too long because much else was to be done.
      return page({ about: `${about}, without its artwork, which cannot be shown: ${error.message}` });
    }
  };
};

/** What is said where there is no such mockup, or no longer. */
export const unknown = (): ApiError => new ApiError(404, { message: 'There is no such 3D mockup.' });
