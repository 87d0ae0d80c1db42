import type { FileOptions } from '../formats/index.ts';
import type { ArtworkFinding } from './findings.ts';

export interface PressPdfOptions {
  /** How far print reaches beyond the cuts, in mm. @defaultValue 3 */
  readonly bleed?: number | undefined;
  /** How far texts and pictures stay from cuts and creases, in mm. @defaultValue 3 */
  readonly safe?: number | undefined;
  /** Print of the inside, drawn as it is seen there; of a document its layers. */
  readonly inside?: Uint8Array | undefined;
  /** Reads a file that a document names. */
  readonly asset?: (name: string) => Promise<Uint8Array>;
  readonly press?: FileOptions['press'] | undefined;
}

/** Artwork and die for the press. */
export interface PressPdf {
  /** PDF/X-4: the outside, then the inside where it is printed. */
  readonly pdf: Uint8Array;
  /** What a printer would ask about; empty where nothing was found. */
  readonly findings: readonly ArtworkFinding[];
  /** The same artwork below a drawing with measures and findings. */
  readonly proof: () => Promise<Uint8Array>;
}
