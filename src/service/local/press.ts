import { doApart } from '../../artwork/index.ts';
import type { RequestProfile } from '../../engine/index.ts';
import { recordsOf } from './collection.ts';
import { dielineOf } from './dielines.ts';
import type { Store } from './store.ts';
import { orRefuseArtwork } from './upload.ts';

/** Artwork of a form: a document of layers with its files, or one file that tells where it lies. */
export interface SentArtwork {
  readonly document?: Uint8Array | undefined;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly as: 'pdf' | 'proof' | 'findings';
  /** In mm, as of `boxwright artwork`. */
  readonly bleed: number;
  readonly safe: number;
}

/** What a process gets that puts it on a box. */
export interface PressJob extends SentArtwork {
  readonly box: { readonly template: string; readonly values: object; readonly profile: RequestProfile };
  readonly catalogue: object;
}

/** A script that reads a `PressJob`, and what it needs to know of the catalogue. */
export interface PressScript {
  readonly file: string;
  readonly data: object;
}

/**
 * Puts artwork of strangers on a kept dieline, in a separate process with limits of time and memory. Nothing is kept.
 * @returns the PDF, or JSON of its findings. @throws ApiError (rejects) 400 for wrong artwork, 404 for an unknown dieline, 503 on a busy machine.
 */
export const pressService =
  ({ file, data }: PressScript, store: Store, profile: RequestProfile) =>
  async (id: string, form: SentArtwork, account: string, signal: AbortSignal): Promise<Buffer> => {
    const { dieline_template_id: template, variables } = await dielineOf(recordsOf(store, account), id);
    const job: PressJob = { ...form, box: { template, values: variables, profile }, catalogue: data };
    return orRefuseArtwork(doApart(file, job, signal, account));
  };
