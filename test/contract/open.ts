import type { DielinesApi } from '../../src/api/index.ts';
import type { Nester } from '../../src/nest/index.ts';

/** The service, new and empty, with the samples for a catalogue. */
export type Open = (options?: {
  readonly credits?: number;
  readonly clock?: () => Date;
  readonly nester?: Nester;
}) => Promise<DielinesApi>;

/** A file at its address, whatever kind of address that is; a character a byte. */
export const read = async (url: string): Promise<string> =>
  Buffer.from(await (await fetch(url)).arrayBuffer()).toString('latin1');
