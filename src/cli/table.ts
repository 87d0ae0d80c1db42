/** Formats rows as aligned columns. The last column is not padded. */
export const formatTable = (rows: readonly (readonly string[])[]): string => {
  const last = rows[0]!.length - 1;
  const widths = rows[0]!.map((_, column) =>
    column === last ? 0 : Math.max(...rows.map((row) => row[column]!.length)),
  );
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}\n`).join('');
};
