import { bounds, CHORD, distance, flatten, MICRON, type Point } from '../../src/geometry/index.ts';
import { eachNearPair } from '../../src/recognise/lines/curves.ts';
import type { Dieline, Line } from '../../src/sheet/index.ts';
import { boardAt } from './board-at.ts';
import type { Law } from './built.ts';
import { fullName } from './exceptions.ts';
import { footOn } from './foot-on.ts';

/** Least width of the board between two cuts, in boards. A narrower web tears when the waste is stripped. House rule. */
const LEAST = 1.25;

/** Cuts joined by a way along other cuts of fewer than so many times their distance form a corner or a tip, not a web. */
const TIP = 4;

/** No web of board between two cuts is too narrow to hold. */
export const webs: Law = (box) =>
  box.drawing.parts.flatMap((placed) => {
    const { dieline, part } = placed;
    const { thickness } = part.blank;
    const least = LEAST * thickness - 2 * CHORD;
    const cuts = dieline.lines.filter(({ line }) => line === 'cut');
    const chains = cuts.map(({ curve }) => [curve.from, ...flatten(curve)]);
    const isBoard = boardAt(placed);
    const boxes = cuts.map(({ curve }) => bounds(curve));
    const found: string[] = [];
    eachNearPair(boxes, least, (i, j) => {
      const [a, b] = [cuts[i]!, cuts[j]!];
      const [p, q] = nearest(chains[i]!, chains[j]!);
      const width = distance(p, q);
      if (width > least || meets(dieline, cuts, a, b, p, q, TIP * width + MICRON)) return;
      if (!isBoard([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])) return;
      const panels = [...new Set([...a.panels, ...b.panels])].map((id) => fullName(box, part.id, id));
      found.push(`${panels.join(' and ')}: a web of ${width.toFixed(2)} mm between two cuts, board ${thickness}`);
    });
    return found;
  });

/** The nearest points of two chains of straight pieces. */
const nearest = (a: readonly Point[], b: readonly Point[]): [Point, Point] => {
  let best: [Point, Point] = [a[0]!, b[0]!];
  const offer = (p: Point, chain: readonly Point[], flip: boolean): void => {
    for (let k = 1; k < chain.length; k++) {
      const q = footOn(chain[k - 1]!, chain[k]!, p);
      if (distance(p, q) < distance(...best)) best = flip ? [q, p] : [p, q];
    }
  };
  // Pieces that do not cross are nearest at an end of one of them.
  for (const p of a) offer(p, b, false);
  for (const p of b) offer(p, a, true);
  return best;
};

/** True when a way along cuts of at most `reach` mm leads from point `p` of one line to point `q` of the other. */
const meets = (
  { nodes }: Dieline,
  cuts: readonly Line[],
  a: Line,
  b: Line,
  p: Point,
  q: Point,
  reach: number,
): boolean => {
  const way = new Map<number, number>([a.from, a.to].map((corner) => [corner, distance(nodes[corner]!, p)]));
  for (const [corner, far] of way) {
    if (far > reach) continue;
    if ((corner === b.from || corner === b.to) && far + distance(nodes[corner]!, q) <= reach) return true;
    for (const { from, to } of cuts) {
      if (from !== corner && to !== corner) continue;
      const next = from === corner ? to : from;
      const further = far + distance(nodes[from]!, nodes[to]!);
      if (further < (way.get(next) ?? Number.POSITIVE_INFINITY)) {
        // Looked at again, from the shorter way.
        way.delete(next);
        way.set(next, further);
      }
    }
  }
  return false;
};
