import { describe, expect, it } from 'vitest';
import { bodies, deliveredParts, placements } from '../../src/fold/index.ts';
import { arrange } from '../../src/sheet/index.ts';
import { mainId, resolve, type Template } from '../../src/template/index.ts';
import { blockBag, slitBag } from '../../templates/cartons/carton-bags-and-pillows/carrier-bags.ts';

const sizes = { length: 320, width: 110, height: 220, material: 0.5 };

const pack = (template: Template) => {
  const { values, chosen, violations } = resolve(template, sizes, mainId(template));
  expect(violations).toEqual([]);
  const parts = deliveredParts(arrange(template.build(values, chosen)).parts);
  return { parts, all: bodies(parts) };
};

describe.each([
  // Back, four hems with the gusset between, front, foot; two triangles, flap of the gusset, corner and flap of the front, the same of the back.
  ['folded', slitBag, 16],
  ['slotted', blockBag, 14],
] as const)('a bag with a %s bottom that is delivered flat', (_, template, boards) => {
  const { parts, all } = pack(template);
  const extent = (axis: 0 | 1 | 2, ids = all.map(({ id }) => id)): [number, number] => {
    const own = all.filter(({ id }) => ids.includes(id));
    return [Math.min(...own.map(({ box }) => box.min[axis])), Math.max(...own.map(({ box }) => box.max[axis]))];
  };

  it('is as large as its front and has the right number of boards in thickness', () => {
    // A handle slit stands up above the mouth by a mm.
    const [high, low] = extent(0);
    expect(low - high).toBeCloseTo(sizes.height + (template === slitBag ? 1 : 0), 6);
    const [left, right] = extent(1);
    expect(right - left).toBeCloseTo(sizes.length, 6);
    const [from, to] = extent(2);
    expect(to - from).toBeCloseTo(boards * sizes.material, 9);
  });

  it('has its bottom in front of the lower end of the front, as wide as the bag is deep', () => {
    const [from, to] = extent(0, ['front-foot.bottom-flap', 'back.bottom-flap']);
    expect(to - from).toBeCloseTo(sizes.width, 6);
    expect(to).toBeCloseTo(extent(0, ['back'])[1], 6);
    // The flap of the back is outermost, print outwards.
    const k = parts[0]!.sheet.findIndex(({ id }) => id === 'back.bottom-flap');
    const place = placements(parts)[0]![k]!;
    const [inner, print] = [place([0, 0], 0)[2], place([0, 0], 1)[2]];
    expect(Math.abs(print - inner)).toBeCloseTo(1, 9);
    expect(Math.sign(print - inner)).toBe(Math.sign(inner - extent(2, ['back'])[0]));
  });
});
