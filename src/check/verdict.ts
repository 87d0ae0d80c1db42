import type { Soundness } from './drawing/audit.ts';

/** The verdict on a drawing or an answer that is compared with ours. */
export type Verdict = 'same' | 'differs' | 'cannot tell';

/** The verdict of a check: of a comparison, or of a drawing by itself. */
export type CheckVerdict = Verdict | Soundness;

const RANK = { differs: 0, 'cannot tell': 1, same: 2 } as const satisfies Record<Verdict, number>;

/** Sorts what is certain first. */
export const byVerdict = (a: { readonly verdict: Verdict }, b: { readonly verdict: Verdict }): number =>
  RANK[a.verdict] - RANK[b.verdict];

const AS_VERDICT = { sound: 'same', 'not sound': 'differs' } as const;

/** The verdict of a drawing by itself on the scale of a comparison. */
export const toVerdict = (verdict: CheckVerdict): Verdict =>
  verdict === 'sound' || verdict === 'not sound' ? AS_VERDICT[verdict] : verdict;
