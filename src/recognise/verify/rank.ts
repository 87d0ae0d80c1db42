import type { Candidate } from '../catalogue/candidates.ts';
import type { DrawLines } from '../catalogue/drawer.ts';
import { freeParameters } from '../catalogue/parameters.ts';
import type { RankedCandidate } from '../fit/fit-candidate.ts';
import { nearer } from '../fit/pairings.ts';
import type { Target } from '../fit/target.ts';
import { once } from '../lines/once.ts';

/** Candidates that may draw theirs at some size, the nearest first. */
export const rankCandidates = (all: readonly Candidate[], target: Target, draw: DrawLines): RankedCandidate[] =>
  all
    .flatMap(({ entry, given }): RankedCandidate[] => {
      const parameters = once(() => freeParameters(entry, given));
      // Defaults can always be made; given values may first need to move inside their limits.
      const ours = draw(entry, given) ?? draw(entry, parameters().values(parameters().start));
      const near = ours && target.nearness(ours);
      return near ? [{ entry, given, parameters, near }] : [];
    })
    .sort((a, b) => nearer(a.near, b.near));
