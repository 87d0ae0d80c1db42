import type { Candidate } from './candidates.ts';
import type { DrawLines } from './drawer.ts';
import { type Signature, signatureDifferences } from './signature.ts';
import { signaturesAt } from './signature-index.ts';

/** A candidate, and the counts of its signature that differ from those of a drawing. */
export interface ComparedCandidate {
  readonly candidate: Candidate;
  readonly asItLies: number;
  /** With its sheet turned by a quarter. */
  readonly turned: number;
  /** The lesser of both. */
  readonly unlike: number;
}

/** The candidates with no more than `most` counts unlike, the fewest first. */
export const bySignature = (
  all: readonly Candidate[],
  own: Signature,
  draw: DrawLines,
  most: number,
): ComparedCandidate[] =>
  all
    .flatMap((candidate) => {
      let nearest: ComparedCandidate | undefined;
      for (const signature of signaturesAt(candidate, draw)) {
        const [asItLies, turned] = signatureDifferences(own, signature);
        const unlike = Math.min(asItLies, turned);
        if (unlike <= (nearest?.unlike ?? most)) nearest = { candidate, asItLies, turned, unlike };
      }
      return nearest ? [nearest] : [];
    })
    .sort((a, b) => a.unlike - b.unlike);
