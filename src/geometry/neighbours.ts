/** The two rows before and after `t` in an ascending list, and the share of the way between them. */
export const neighboursOf = <T extends { readonly t: number }>(row: readonly T[], t: number) => {
  const k = row.findIndex((one) => one.t >= t);
  const after = row[k] ?? row.at(-1)!;
  const before = k > 0 ? row[k - 1]! : after;
  return [before, after, before === after ? 0 : (t - before.t) / (after.t - before.t)] as const;
};
