import { signal } from '@preact/signals';
import { say } from '../languages/index.ts';
import { formatInUnit } from '../state/lengths.ts';
import { sizesWithUnit } from '../state/sizes-with-unit.ts';
import { shownUnit } from '../state/store.ts';
import type { OuterEdge } from './fold-scene.ts';

export const showsOuterSize = signal(false);

export const outerEdges = signal<readonly OuterEdge[]>([]);

/** Layer offsets of the display add 0.01 mm. */
const rounded = (mm: number): number => Math.round(mm * 10) / 10;

export const writeOuterSizes = (sizes: readonly number[]): string => sizesWithUnit(sizes.map(rounded));

/** Pixels between an edge and its line. */
const ASIDE_PIXELS = 16;

/** Shortest edge with a dimension line, in pixels. */
const MIN_EDGE_PIXELS = 4;

/** The outer size of the standing box, as dimension lines beside its edges. */
export const OuterSize = () => {
  const edges = outerEdges.value;
  if (!showsOuterSize.value || !edges.length) return null;
  const middle = [0, 1].map(
    (k) => edges.reduce((sum, { from, to }) => sum + from[k]! + to[k]!, 0) / (2 * edges.length),
  );
  return (
    <svg
      class="outer-size"
      role="img"
      aria-label={`${say('fold.outer_size')}: ${writeOuterSizes(edges.map(({ mm }) => mm))}`}
    >
      {edges.map(({ mm, from, to }, k) => {
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        const length = Math.hypot(dx, dy);
        if (length < MIN_EDGE_PIXELS) return null;
        const spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
        // Points away from the box.
        const sign = (spot[0] - middle[0]!) * -dy + (spot[1] - middle[1]!) * dx < 0 ? -1 : 1;
        const [ox, oy] = [(-dy / length) * sign * ASIDE_PIXELS, (dx / length) * sign * ASIDE_PIXELS];
        return (
          <g key={k}>
            <path d={`M${from[0] + ox} ${from[1] + oy}L${to[0] + ox} ${to[1] + oy}`} />
            <text x={spot[0] + 2.2 * ox} y={spot[1] + 2.2 * oy} dy=".35em" text-anchor="middle">
              {formatInUnit(rounded(mm), shownUnit.value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
