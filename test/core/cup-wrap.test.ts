import { describe, expect, it } from 'vitest';
import { blankOf, insideShare, onePart } from '../../src/board/index.ts';
import { placements } from '../../src/fold/index.ts';
import { centreForm, length, type Point } from '../../src/geometry/index.ts';
import { arrange } from '../../src/sheet/index.ts';
import { cupSector, cupWrap } from '../../templates/cartons/food-boxes/cup-wrap-panels.ts';

const wrap = { top: 100, bottom: 70, height: 110, lap: 12, material: 0.6 };
const laid = arrange(onePart(blankOf(cupWrap(wrap), { thickness: 0.6, inside: insideShare.carton })));
const arcs = laid.dieline.lines.flatMap(({ curve }) => (curve.kind === 'arc' ? [curve] : []));
const { slant, outer, inner, angle } = cupSector(wrap);

describe('cup wrap', () => {
  it('is the sector of a ring: two concentric arcs, one slant apart', () => {
    const [a, b] = arcs.map(centreForm).sort((p, q) => q.radius - p.radius);
    expect(arcs).toHaveLength(2);
    expect(a!.radius - b!.radius).toBeCloseTo(slant, 9);
    expect(slant).toBeCloseTo(Math.hypot(110, 15), 9);
    // slant × diameter / difference of the diameters
    expect(a!.radius).toBeCloseTo((slant * 100.6) / 30, 9);
    for (const k of [0, 1]) expect(a!.centre[k]).toBeCloseTo(b!.centre[k]!, 6);
  });

  it('goes around the cup once, and overlaps by the lap', () => {
    const [a, b] = arcs.map(length).sort((p, q) => q - p);
    expect(a).toBeCloseTo(Math.PI * 100.6 + 12, 9);
    expect(b).toBeCloseTo(Math.PI * 70.6 + (12 * inner) / outer, 9);
  });

  it('closes: one end lies one board outside the other, and the mouth has the requested inside width', () => {
    const place = placements(laid.parts)[0]![0]!;
    const [{ centre }] = arcs.map(centreForm) as [ReturnType<typeof centreForm>];
    const at = (phi: number, r: number) =>
      place([centre[0] + r * Math.sin(phi), centre[1] + r * Math.cos(phi)] as Point, 0);
    const apart = (p: readonly number[], q: readonly number[]) => Math.hypot(...p.map((v, k) => v - q[k]!));
    for (const r of [inner, (inner + outer) / 2, outer])
      expect(apart(at(angle / 2, r), at(12 / outer - angle / 2, r))).toBeCloseTo(0.62, 6);
    // A quarter of the way round on either side of the front.
    const quarter = (angle - 12 / outer) / 4;
    expect(apart(at(-quarter, outer), at(quarter, outer))).toBeCloseTo(100, 1);
    expect(apart(at(-quarter, inner), at(quarter, inner))).toBeCloseTo(70, 1);
  });
});
