/** Number of letters to insert, remove, replace, or swap with the next one (optimal string alignment). */
const editDistance = (from: string, to: string): number => {
  const rows = [[...`${to} `].map((_, j) => j)];
  for (let i = 1; i <= from.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= to.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwap ? rows[i - 2]![j - 2]! + 1 : changed;
      rows[i]!.push(Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, changed, swapped));
    }
  }
  return rows.at(-1)!.at(-1)!;
};

const MAX_SUGGESTIONS = 5;

/** The known words closest to a misspelt one: those with the fewest changed letters, and those that contain it. Empty without one. */
export const suggest = (word: string, known: Iterable<string>, limit = Math.max(1, Math.round(word.length / 3))) => {
  const wanted = word.toLowerCase();
  const changesTo = (other: string): number => {
    if (wanted.length > 2 && other.includes(wanted)) return Math.min(1, other.length - wanted.length);
    // The difference in length is a lower bound of the changes, which skips most words without a comparison of letters.
    const isFar = Math.abs([...other].length - [...wanted].length) > limit;
    return isFar ? Number.POSITIVE_INFINITY : editDistance(wanted, other);
  };
  const changes = new Map([...known].map((candidate) => [candidate, changesTo(candidate.toLowerCase())]));
  const least = Math.min(limit, ...changes.values());
  return [...changes.keys()].filter((candidate) => changes.get(candidate)! <= least).slice(0, MAX_SUGGESTIONS);
};

/** Alternatives in a sentence: `a, b or c`. */
export const anyOf = (words: readonly string[]): string => words.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** " Did you mean a, b or c?" for the end of a sentence; empty when no word is close. */
export const didYouMean = (word: string, known: Iterable<string>): string => {
  const words = suggest(word, known);
  return words.length ? ` Did you mean ${anyOf(words)}?` : '';
};
