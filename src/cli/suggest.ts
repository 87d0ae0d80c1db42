const MOST = 5;

/**
 * What of the known words a misspelt one may have been meant for: those that take the fewest letters to be put right, or
 * have it within them. None where nothing is like it.
 */
export const suggest = (word: string, known: Iterable<string>): string[] => {
  const wanted = word.toLowerCase();
  const limit = Math.ceil(wanted.length / 3);
  const within = wanted.length > 2 ? 1 : Number.POSITIVE_INFINITY;
  const far = [...new Set(known)].map((each) => {
    const one = each.toLowerCase();
    return { each, letters: Math.min(distance(wanted, one), one.includes(wanted) ? within : Number.POSITIVE_INFINITY) };
  });
  const least = Math.min(limit, ...far.map(({ letters }) => letters));
  return far.flatMap(({ each, letters }) => (letters <= least ? [each] : [])).slice(0, MOST);
};

/** A question to end a sentence with; nothing where there is nothing to ask. */
export const didYouMean = (word: string, known: Iterable<string>): string => {
  const words = suggest(word, known);
  return words.length ? ` Did you mean ${words.join(', ').replace(/, (?=[^,]*$)/, ' or ')}?` : '';
};

/** Letters to be put in, taken out, changed, or swapped with the next. */
const distance = (a: string, b: string): number => {
  const [from, to] = [[...a], [...b]];
  const rows = [[0, ...to.map((_, j) => j + 1)]];
  for (const [i, letter] of from.entries()) {
    const above = rows[i]!;
    const row = [i + 1];
    for (const [j, other] of to.entries()) {
      const swapped = i > 0 && j > 0 && letter === to[j - 1] && other === from[i - 1];
      row.push(
        Math.min(
          above[j + 1]! + 1,
          row[j]! + 1,
          above[j]! + (letter === other ? 0 : 1),
          swapped ? rows[i - 1]![j - 1]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[from.length]![to.length]!;
};
