import { bends } from '../../board/index.ts';
import { length } from '../../geometry/index.ts';
import type { PlanarDrawing, Regions } from '../../recognise/lines/index.ts';
import { OUTSIDE, UnionFind } from '../../recognise/lines/index.ts';
import { STEP } from './outlines.ts';

/**
 * The area of each piece in mm², the largest first. With an open outline, a panel counts as outside and separates its neighbours:
 * they still count as one piece, without the area of the open panel.
 */
export const pieceAreas = ({ nodes, edges }: PlanarDrawing, { all, left, right }: Regions): number[] => {
  // Corners come first, then regions.
  const joined = new UnionFind(nodes.length + all.length);
  edges.forEach(({ from, to, line, curve }, k) => {
    const [inside, outside] = [left[k]!, right[k]!].sort((a, b) => b - a) as [number, number];
    if (outside !== OUTSIDE) return;
    if (inside === OUTSIDE || bends(line) || length(curve) < STEP) joined.join(from, to);
    if (inside !== OUTSIDE && bends(line)) joined.join(from, nodes.length + inside);
  });
  const pieces = [...all.keys()].filter((region) => all[region]!.kind === 'piece');
  return joined
    .groups(pieces, (region) => nodes.length + region)
    .map((parts) => parts.reduce((sum, region) => sum + all[region]!.area, 0))
    .sort((a, b) => b - a);
};
