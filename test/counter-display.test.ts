import { describe, expect, it } from 'vitest';
import { boundsOf, distance, type Point } from '../src/geometry/index.ts';
import { catalogue, drawOne } from '../src/index.ts';
import type { Line } from '../src/sheet/index.ts';

const ID = 'becf-30702';

/** The lines of a part, and the bounds of one of its panels, in its own frame. */
const partOf = (given: Readonly<Record<string, number>>, id: string, choices = '') => {
  const { parts } = drawOne(catalogue, `${ID}${choices}`, given).drawing;
  const { dieline, sheet } = parts.find(({ part }) => part.id === id)!;
  const panel = (name: string) => boundsOf(sheet.find((placed) => placed.id === name)!.outline);
  return { dieline, panel };
};

describe('a counter display with round corners', () => {
  it.each([18, 20, 36])('has paper that follows a corner of %d mm without a gap', (header_radius) => {
    const { dieline, panel } = partOf({ header_radius }, 'tray_cover');
    const back = panel('back');
    const centre: Point = [back.right - header_radius, back.top - header_radius];
    const rims = [1, 2, 3, 4, 5].map(
      (k) => dieline.lines.find(({ panels }) => panels.includes('back') && panels.includes(`back.rim-${k}`))!,
    );
    for (const [k, { from, to }] of rims.entries()) {
      const ends = [from, to].map((corner) => dieline.nodes[corner]!);
      if (k > 0) expect(Math.min(...ends.map((p) => gapTo(p, rims[k - 1]!, dieline.nodes)))).toBeLessThan(1e-6);
      // Every rim touches the edge of the board.
      if (k > 0 && k < 4) {
        const middle: Point = [(ends[0]![0] + ends[1]![0]) / 2, (ends[0]![1] + ends[1]![1]) / 2];
        expect(distance(middle, centre)).toBeCloseTo(header_radius, 9);
      }
    }
  });

  it('has a window at one place in board, paper and lining', () => {
    const given = { length: 240, header_height: 150, window_border: 25 };
    const below = (part: string, name: string): number[] => {
      const { dieline, panel } = partOf(given, part, ',window=header');
      const round = panel(name);
      const ring = boundsOf(
        dieline.lines.filter(({ curve }) => isWithin(boundsOf([curve]), round)).map((l) => l.curve),
      );
      return [ring.left - round.left, round.right - ring.right, round.top - ring.top].map((mm) =>
        Number(mm.toFixed(6)),
      );
    };
    expect(below('tray_board', 'back')).toEqual([25, 25, 25]);
    expect(below('tray_cover', 'back')).toEqual([25, 25, 25]);
    // The lining ends 3 mm below the header, and as far from its sides as the tray is narrower inside.
    expect(below('header_lining', 'lining')).toEqual([22.5, 22.5, 22]);
  });
});

/** Distance of a point from the nearer end of a line. */
const gapTo = (p: Point, { from, to }: Line, nodes: readonly Point[]): number =>
  Math.min(distance(p, nodes[from]!), distance(p, nodes[to]!));

type Bounds = ReturnType<typeof boundsOf>;

/** True for bounds inside others, clear of their border. */
const isWithin = (a: Bounds, b: Bounds): boolean =>
  a.left > b.left + 5 && a.right < b.right - 5 && a.bottom > b.bottom + 5 && a.top < b.top - 5;
