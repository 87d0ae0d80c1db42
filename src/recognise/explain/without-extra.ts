import type { Dieline, Line } from '../../sheet/index.ts';
import { UnionFind } from '../lines/union-find.ts';
import { DEFECT } from './one-defect.ts';
import { boxArea, theirPieces } from './their-pieces.ts';

/** Most pieces of a drawing one of which may be a scrap. Of a box of many parts, the smallest is likely one of them. */
const WITH_SCRAP = 3;

/** The drawing without its smallest piece, and without what hangs together around all others, where that has few lines. */
export const withoutExtra = (theirs: Dieline): Dieline[] => {
  const pieces = theirPieces(theirs, true);
  const scrap = pieces.length > 1 && pieces.length <= WITH_SCRAP ? pieces.at(-1)!.lines : [];
  return [scrap, frameOf(theirs)]
    .filter(({ length }) => length > 0 && length <= DEFECT)
    .map((extra) => ({ ...theirs, lines: theirs.lines.filter((line) => !extra.includes(line)) }));
};

/** The lines of a frame: they hang together, and all others lie inside. */
const frameOf = ({ nodes, lines }: Dieline): readonly Line[] => {
  const joined = new UnionFind(nodes.length);
  for (const { from, to } of lines) joined.join(from, to);
  const groups = joined.groups(lines, ({ from }) => from);
  const whole = boxArea(lines);
  return groups.length > 1 ? (groups.find((group) => boxArea(group) >= whole) ?? []) : [];
};
