export type Verdict = 'same' | 'differs' | 'cannot tell';

const RANK = { differs: 0, 'cannot tell': 1, same: 2 } as const satisfies Record<Verdict, number>;

/** What is sure comes first. */
export const byVerdict = (a: { readonly verdict: Verdict }, b: { readonly verdict: Verdict }): number =>
  RANK[a.verdict] - RANK[b.verdict];
