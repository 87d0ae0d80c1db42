import type { Line } from '../../sheet/index.ts';
import type { Entry } from '../../template/index.ts';
import type { Candidate } from './candidates.ts';
import { type DrawLines, drawLines } from './drawer.ts';
import { knownSignatures } from './known-signatures.ts';
import { once } from './once.ts';
import { readSignature, type Signature, signatureDifferences, signatureOf } from './signature.ts';

const known = once(() =>
  Object.entries(knownSignatures).map(([row, keys]) => ({ signature: readSignature(row), keys: keys.split(' ') })),
);

const knownByKey = once(() => {
  const byKey = new Map<string, Signature[]>();
  for (const { signature, keys } of known())
    for (const key of keys) {
      const own = byKey.get(key);
      if (own) own.push(signature);
      else byKey.set(key, [signature]);
    }
  return byKey;
});

/** The name of a candidate in the table: its id, and the counts of pieces that it was given. */
export const signatureKey = ({ entry: { id }, given }: Candidate): string =>
  [id, ...Object.entries(given).map(([name, count]) => `${name}=${count}`)].join(';');

/** How often lines of each kind end, at sizes where that is known; else at the usual ones, which are drawn. */
export const signaturesAt = (candidate: Candidate, draw: DrawLines): readonly Signature[] => {
  const kept = knownByKey().get(signatureKey(candidate));
  if (kept) return kept;
  const lines = draw(candidate.entry, candidate.given);
  return lines ? [signatureOf(lines)] : [];
};

/** Counts that differ at least between a drawing, as it lies or turned by a quarter, and any named id. */
export const leastUnlike = (lines: readonly Line[]): number => {
  const own = signatureOf(lines);
  return Math.min(...known().flatMap(({ signature }) => signatureDifferences(own, signature)));
};

/** Counts that may differ between ids that draw the same at some sizes: their usual ones are others. */
const NEARLY = 10;

/** Other entries that may draw the same as this one. */
export const likeSignatures = (own: Entry, all: readonly Candidate[]): Entry[] => {
  const draw = drawLines(Number.POSITIVE_INFINITY);
  const ours = signaturesAt({ entry: own, given: {} }, draw);
  const isLike = (signature: Signature): boolean =>
    ours.some((other) => Math.min(...signatureDifferences(other, signature)) <= NEARLY);
  return all.flatMap((other) => (other.entry !== own && signaturesAt(other, draw).some(isLike) ? [other.entry] : []));
};
