import type { Catalogue } from '../../template/index.ts';
import { entriesWithOneOtherChoice } from './candidates.ts';
import type { DrawLines } from './drawer.ts';
import { type Signature, signatureDifferences, signatureOf } from './signature.ts';
import { type ComparedCandidate, isNamed } from './signature-index.ts';

/** Named ids whose other choices are drawn: those with the nearest signatures. */
const NEAREST = 60;

/**
 * Candidates that no id names: the nearest ids, each with one other choice, the nearest first. They are drawn, because a table of them
 * would be ten times as long as that of the ids.
 * @param ranked the ids by their signatures, the nearest first.
 */
export const withOtherChoices = (
  catalogue: Catalogue,
  ranked: Iterable<ComparedCandidate>,
  own: Signature,
  draw: DrawLines,
): ComparedCandidate[] => {
  const seen = new Set<string>();
  const found: ComparedCandidate[] = [];
  let near = 0;
  for (const { candidate } of ranked) {
    if (Object.keys(candidate.given).length || !isNamed(candidate.entry)) continue;
    if (++near > NEAREST) break;
    for (const entry of entriesWithOneOtherChoice(catalogue, candidate.entry)) {
      if (isNamed(entry) || seen.has(entry.id)) continue;
      seen.add(entry.id);
      const lines = draw(entry, {});
      if (!lines) continue;
      const [asItLies, turned] = signatureDifferences(own, signatureOf(lines));
      found.push({ candidate: { entry, given: {} }, asItLies, turned, unlike: Math.min(asItLies, turned) });
    }
  }
  return found.sort((a, b) => a.unlike - b.unlike);
};
