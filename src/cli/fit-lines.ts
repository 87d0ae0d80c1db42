/** Least room for the words of a cell that goes on below, in characters. */
const LEAST_CELL_CHARACTERS = 24;

const HANGING_INDENT = 4;

/**
 * Breaks lines between words where they are longer than `columns` characters. What goes on stands below its cell of a table where there is
 * room. An example of a command goes on after a backslash, as a shell reads it. A word that is longer stays whole.
 */
export const fitLines = (text: string, columns: number): string =>
  text
    .split('\n')
    .flatMap((line) => broken(line, columns, /^ *\$ /.test(line) ? ' \\' : ''))
    .join('\n');

const broken = (line: string, columns: number, end: string): readonly string[] => {
  if (line.length <= columns) return [line];
  const [indent] = /^ */.exec(line)!;
  const last = line.lastIndexOf(' ', columns - end.length);
  const at = last > indent.length ? last : line.indexOf(' ', Math.max(columns, indent.length));
  if (at < 0) return [line];
  // Where the cell begins that the line is broken in; a gap of two spaces or more is between two cells.
  const cell = at - /(?:.* {2,})?(.*)$/.exec(line.slice(0, at))![1]!.length;
  const isBetween = line[at - 1] === ' ' || line[at + 1] === ' ';
  const hasRoom = !isBetween && columns - cell >= LEAST_CELL_CHARACTERS;
  const isWhole = !isBetween && !hasRoom && cell > indent.length;
  const head = line.slice(0, isWhole ? cell : at).trimEnd();
  const next = ' '.repeat(hasRoom && !end ? cell : HANGING_INDENT) + line.slice(isWhole ? cell : at).trimStart();
  return [head + end, ...broken(next, columns, end)];
};
