import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { circle, straight } from '../../src/geometry/index.ts';
import { area, draw, extent, lengths, panelArea, sizeOf, unfold } from '../../src/sheet/index.ts';
import { plain, plate } from './plain.ts';

const lobed = plain(
  pen('trunk', 40)
    .to(40, 20)
    .hang(0, 20, pen('lobe', 40).arc(0, 0, 1).close())
    .mark('cut', ...circle([20, 10], 3))
    .mark('cut', straight([5, 5], [9, 5]))
    .close(),
);

describe('measure', () => {
  it('subtracts holes but not slits, and measures arcs exactly', () => {
    const [trunk, lobe] = unfold(lobed);
    expect(panelArea(trunk!)).toBeCloseTo(800 - 9 * Math.PI, 10);
    expect(panelArea(lobe!)).toBeCloseTo(200 * Math.PI, 10);
    expect(area(lobed)).toBeCloseTo(800 + 191 * Math.PI, 10);
  });

  it('adds up every kind of line', () => {
    const sum = lengths(draw(lobed));
    expect(sum.crease).toBeCloseTo(40, 10);
    expect(sum.cut).toBeCloseTo(40 + 20 + 20 + 20 * Math.PI + 6 * Math.PI + 4, 10);
    expect(sum.perforation).toBeUndefined();
  });

  it('gives a tight bounding box of the cut lines', () => {
    expect(sizeOf(extent(draw(lobed)))).toEqual({ width: expect.closeTo(40, 10), height: expect.closeTo(40, 10) });
    const right = plain(plate('trunk', 30, 10), { rises: 'right' });
    expect(sizeOf(extent(draw(right)))).toEqual({ width: 10, height: 30 });
  });
});
