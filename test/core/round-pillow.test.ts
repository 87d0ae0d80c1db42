import { describe, expect, it } from 'vitest';
import { leastSpine, lensGap, roundSection } from '../../src/author/pieces/index.ts';
import { insideShare, onePart } from '../../src/board/index.ts';
import { placements } from '../../src/fold/index.ts';
import { centreForm, pointAt } from '../../src/geometry/index.ts';
import { arrange } from '../../src/sheet/index.ts';
import { roundPillow } from '../../templates/cartons/special-boxes/round-pillow-panels.ts';

const open = { disc: 100, depth: 35, material: 0.5 };
const pack = { ...open, spine: leastSpine(open), glue: 12 };
const laid = arrange(
  onePart({ ...roundPillow(pack), thickness: 0.5, inside: insideShare.carton, gauges: [], inner: [] }),
);
const { sheet } = laid.parts[0]!;
const stands = placements(laid.parts)[0]!;

/** The free rim of a lens: on the sheet, and in the closed pack. */
const rim = (id: string) => {
  const k = sheet.findIndex((p) => p.id === id);
  const arc = sheet[k]!.outline.slice(1).find((curve) => curve.kind === 'arc')!;
  if (arc.kind !== 'arc') throw new TypeError(`${id} has no round rim`);
  const closed = Array.from({ length: 201 }, (_, i) => stands[k]!(pointAt(arc, i / 200), 0));
  return { arc, closed };
};

describe('round pillow', () => {
  it.each(['front', 'back'])('the two rims of the %s are one circle', (wall) => {
    const [top, bottom] = [`${wall}.top-flap`, `${wall}.bottom-flap`].map((id) => centreForm(rim(id).arc));
    expect(top!.radius).toBeCloseTo(50, 9);
    expect(bottom!.radius).toBeCloseTo(50, 9);
    for (const k of [0, 1]) expect(top!.centre[k]).toBeCloseTo(bottom!.centre[k]!, 9);
  });

  it('the inner lens ends one gap short of the back, at its nearest point', () => {
    const { width, flat, rise } = roundSection(pack);
    const radius = (width ** 2 + 4 * rise ** 2) / (8 * rise);
    // In the frame of the trunk, whose sides lie at z = 0.
    const clear = rim('front.top-flap').closed.map(([, y, z]) => {
      const up = Math.sqrt(radius ** 2 - (y - flat / 2) ** 2) - (radius - rise);
      return z + pack.spine + up;
    });
    expect(Math.min(...clear)).toBeCloseTo(lensGap(0.5), 2);
  });

  it('the lenses still meet beside the narrowest spine', () => {
    const heights = (id: string) => rim(id).closed.map(([, , z]) => z);
    const [inner, outer] = [heights('front.top-flap'), heights('back.top-flap')];
    for (const end of [0, -1]) expect(inner.at(end)).toBeLessThan(outer.at(end)!);
    // With a millimetre less they would not.
    const { end, board } = roundSection({ ...pack, spine: pack.spine - 1 });
    expect(2 * end - board).toBeLessThan(pack.spine - 1);
  });
});
