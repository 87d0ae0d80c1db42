import { boundsOf } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import { eachNearPair, totalLength } from '../lines/curves.ts';
import type { Deviation } from '../lines/deviation.ts';
import { UnionFind } from '../lines/union-find.ts';

/** Most lines that one defect changes. */
export const DEFECT = 8;

/** Shares of the lines that may differ: the first up to `DEFECT` lines, the second without that limit. At least one line may. */
const [SHARE_OF_FEW, SHARE_OF_MANY] = [0.15, 0.06] as const;

/** Parts nearer than this, in mm, are at one place; and the share of all line length that may differ there. */
const [NEXT_TO, SHARE_OF_LENGTH] = [1, 0.1] as const;

/** Lines that one defect may change, of a drawing of so many lines. */
const fewOf = (lines: number): number => Math.max(1, Math.min(DEFECT, SHARE_OF_FEW * lines), SHARE_OF_MANY * lines);

/** True when the differences are small enough for a defect: few lines, or a small part in one place. */
export const isOneDefect = (all: readonly Deviation[], theirs: readonly Line[]): boolean => {
  // A line of another kind differs in both drawings.
  const changed = all.filter(({ instead }) => instead !== undefined).length;
  if (all.length - Math.floor(changed / 2) <= fewOf(theirs.length)) return true;
  return all.length <= DEFECT && totalLength(all) <= SHARE_OF_LENGTH * totalLength(theirs) && areTogether(all);
};

const areTogether = (all: readonly Deviation[]): boolean => {
  const places = new UnionFind(all.length);
  const boxes = all.map(({ curve }) => boundsOf([curve]));
  eachNearPair(boxes, NEXT_TO, (a, b) => places.join(a, b));
  return places.groups(all, (_, k) => k).length === 1;
};
