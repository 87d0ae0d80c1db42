import type { Dieline } from '../api/index.ts';
import type { MockupRecord, OneDieline, StoredFile } from '../local/index.ts';

/** What a mockup's page is made from. */
export interface MockupPage {
  readonly dieline: Dieline;
  readonly mockup: MockupRecord;
  readonly artwork: StoredFile;
  /** The box as it was drawn. */
  readonly box: OneDieline;
  /** What box it is: the name of its template. */
  readonly about: string;
}

/**
 * The page a mockup's `url` leads to: a whole document, which asks for nothing and says itself what it may load. Artwork
 * that cannot be shown (a PDF that breaks while it is drawn) leaves the box bare, and the page says so.
 */
export const mockupPage = async ({ dieline, mockup: record, artwork, box, about }: MockupPage): Promise<string> => {
  // Three dimensions are a lot to load for a server that is never asked for them.
  const { ArtworkError, mockup } = await import('../mockup/index.ts');
  const { name, outside, background, substrate, partSubstrates } = record;
  const dress = {
    drawing: box.drawing,
    about,
    outside,
    substrate,
    partSubstrates,
    unit: dieline.variables.unit,
    ...(name && { name }),
    ...(background && { background }),
  };
  try {
    return await (await mockup({ ...dress, artwork: artwork.data })).html();
  } catch (error) {
    if (!(error instanceof ArtworkError)) throw error;
    const bare = { ...dress, about: `${about}, without its artwork, which cannot be shown: ${error.message}` };
    return (await mockup(bare)).html();
  }
};
