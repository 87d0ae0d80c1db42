import type { DielinesApi } from '../../src/api/index.ts';
import type { Nester } from '../../src/nest/index.ts';

/** A new, empty service with a small sample catalogue. */
export type Open = (options?: {
  readonly credits?: number;
  readonly clock?: () => Date;
  readonly nester?: Nester;
}) => Promise<DielinesApi>;

/** Reads a file from any kind of address, one character per byte. */
export const read = async (url: string): Promise<string> =>
  Buffer.from(await (await fetch(url)).arrayBuffer()).toString('latin1');
