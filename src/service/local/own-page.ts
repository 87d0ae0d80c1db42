import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ApiError, type DielineBody, type PageBuilder, type PageJob } from '../../api/index.ts';
import type { RequestProfile } from '../../engine/index.ts';
import { writeWhole } from './files.ts';

type MockupLook = Pick<PageJob, 'name' | 'outside' | 'background' | 'substrate' | 'partSubstrates'>;

/** A stored mockup, with defaults filled in. */
export interface MockupRecord extends MockupLook {
  readonly id: string;
  readonly dielineId: string;
  /** Key of the artwork file. */
  readonly artwork: string;
  /** Address of its page, where no server has it. */
  readonly url?: string;
}

export type MockupChange = Partial<MockupLook>;

export const pageJob = (
  dieline: DielineBody,
  { name, outside, background, substrate, partSubstrates }: MockupRecord,
  artwork: Uint8Array,
  profile: RequestProfile,
): PageJob => ({
  templateId: dieline.dieline_template_id,
  variables: dieline.variables,
  profile,
  outside,
  substrate,
  partSubstrates,
  ...(name && { name }),
  ...(background && { background }),
  artwork,
});

/** Builds the page of a mockup as a data URL, or as a file in a directory, which `save` writes. */
export type OwnPageBuilder = ReturnType<typeof ownPages>;

/** The page of a mockup without a server. */
export type OwnPage = Awaited<ReturnType<OwnPageBuilder>>;

/** @throws ApiError 503 (rejects) while the machine is too busy to draw the artwork. */
export const ownPages =
  (build: PageBuilder | undefined, directory: string | undefined, profile: RequestProfile) =>
  async (dieline: DielineBody, record: MockupRecord, artwork: Uint8Array) => {
    if (!build) throw new Error('localApi without a base address needs `pages` for mockups.');
    const page = await build(pageJob(dieline, record, artwork, profile));
    if (!page)
      throw new ApiError(503, { message: 'The machine is too busy to draw the artwork. Try again in a few seconds.' });
    const html = Buffer.from(page.html.buffer, page.html.byteOffset, page.html.length);
    if (directory === undefined)
      return { url: `data:text/html;charset=utf-8;base64,${html.toString('base64')}`, save: async () => {} };
    const path = resolve(join(directory, `${record.id}.html`));
    return { url: pathToFileURL(path).href, save: () => writeWhole(path, html) };
  };

export const removeOwnPage = async (url: string | undefined): Promise<void> => {
  if (url?.startsWith('file:')) await rm(fileURLToPath(url), { force: true });
};
