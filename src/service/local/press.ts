import { doApart } from '../../artwork/index.ts';
import type { RequestProfile } from '../../engine/index.ts';
import type { ThreadScript } from '../../platform/threads/index.ts';
import { recordsOf } from './collection.ts';
import { dielineOf } from './dielines.ts';
import type { Store } from './store.ts';
import { orRefuseArtwork } from './upload.ts';

/** What is made of artwork. Lengths in mm. */
export interface PrintQuery {
  readonly as: 'pdf' | 'proof' | 'findings';
  readonly bleed: number;
  readonly safe: number;
}

/** Artwork for a box, as it goes to a process of its own: a `document` of layers of files, or one file that tells where it lies. */
export interface PressJob extends PrintQuery {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly box: { readonly template: string; readonly values: object; readonly profile: RequestProfile };
  readonly catalogue: object;
}

/**
 * Puts artwork of strangers on a kept dieline, in a separate process with limits of time and memory. Nothing is kept.
 * @returns the PDF, or JSON of its findings. @throws ApiError (rejects) 400 for wrong artwork, 404 for an unknown dieline, 503 on a busy machine.
 */
export const pressService =
  ({ file, data: catalogue }: Exclude<ThreadScript, string>, store: Store, profile: RequestProfile) =>
  async (
    id: string,
    sent: Omit<PressJob, 'box' | 'catalogue'>,
    account: string,
    signal: AbortSignal,
  ): Promise<Buffer> => {
    const { dieline_template_id: template, variables: values } = await dielineOf(recordsOf(store, account), id);
    const job: PressJob = { ...sent, box: { template, values, profile }, catalogue };
    return orRefuseArtwork(doApart(file, job, signal, account));
  };
