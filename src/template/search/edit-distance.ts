/** Number of letters to insert, remove, replace, or swap with the next one (optimal string alignment). */
export const editDistance = (a: string, b: string): number => {
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
