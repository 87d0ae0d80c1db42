import { createHash } from 'node:crypto';
import type { GivenVariables, SubstrateChoice } from '../api/index.ts';
import { ArtworkBusy, ArtworkError, ArtworkTimeout } from '../artwork/index.ts';
import { drawOne } from '../engine/index.ts';
import type { Catalogue } from '../template/index.ts';

/** Everything the page of a mockup depends on: equal jobs build equal pages. */
export interface PageJob {
  readonly templateId: string;
  readonly variables: GivenVariables;
  readonly name?: string;
  /** Is the artwork printed on the outside? */
  readonly outside: boolean;
  /** `#rrggbb` */
  readonly background?: string;
  readonly substrate: SubstrateChoice;
  readonly partSubstrates: Readonly<Record<string, SubstrateChoice>>;
  readonly artwork: Uint8Array;
}

export interface BuiltPage {
  readonly html: Uint8Array;
  readonly etag: string;
  /** What the page may load, as it says itself: for the header. */
  readonly policy: string;
  /** The artwork is missing because the machine was busy: a later page may show it. */
  readonly unfinished: boolean;
}

export type PageBuilder = (job: PageJob) => Promise<BuiltPage>;

/**
 * Builds pages in this thread. An artwork that cannot be drawn leaves the box bare, and the page says why.
 * @throws ApiError for a template that the catalogue does not have.
 */
export const pageBuilder =
  (catalogue: Catalogue): PageBuilder =>
  async ({ templateId, variables, artwork, name, background, ...options }) => {
    // Three dimensions are much to load for whoever never looks at them.
    const { mockup } = await import('../mockup/index.ts');
    const { drawing } = drawOne(catalogue, templateId, variables, { strict: false });
    const { name: about } = catalogue.find(templateId)!.template;
    const page = async (more: { readonly artwork?: Uint8Array; readonly about: string }): Promise<string> => {
      const box = await mockup({
        drawing,
        unit: variables.unit,
        ...options,
        ...(name && { name }),
        ...(background && { background }),
        ...more,
      });
      return box.html();
    };
    try {
      return built(await page({ artwork, about }), false);
    } catch (error) {
      if (!(error instanceof ArtworkError || error instanceof ArtworkBusy)) throw error;
      const without = `${about}, without its artwork, which cannot be shown: ${error.message}`;
      return built(await page({ about: without }), error instanceof ArtworkBusy || error instanceof ArtworkTimeout);
    }
  };

const built = (html: string, unfinished: boolean): BuiltPage => ({
  html: new Uint8Array(Buffer.from(html)),
  etag: `"${createHash('sha256').update(html).digest('base64url')}"`,
  policy: /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!,
  unfinished,
});
