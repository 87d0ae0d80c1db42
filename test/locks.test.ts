import { describe, expect, it } from 'vitest';
import checks from '../fixtures/generator-checks.json' with { type: 'json' };
import { catalogue, drawOne } from '../src/index.ts';
import { extent, sizeOf } from '../src/sheet/index.ts';
import { mainId, resolve, type Template } from '../src/template/index.ts';

/** Blanks of another generator: our usual locks agree within 2 %. */
describe('blanks of another generator', () => {
  const rows = checks.flatMap((check) =>
    catalogue.templates.filter(({ code }) => code.fefco === check.style).map((template) => ({ ...check, template })),
  );

  it('has every listed style in the catalogue', () =>
    expect(new Set(rows.map(({ style }) => style))).toEqual(new Set(checks.map(({ style }) => style))));

  it.each(rows.map((row) => [`${row.style} ${mainId(row.template)}`, row] as const))(
    '%s',
    (_, { template, size, material, flat }) => {
      const { width, height } = sizeOf(
        extent(drawOne(catalogue, mainId(template), { ...size, material }).drawing.dieline),
      );
      const [wide, high] = flat as [number, number];
      const off = Math.max(Math.abs(width / wide - 1), Math.abs(height / high - 1));
      expect(off).toBeLessThan(0.02);
    },
  );
});

/** Long and narrow, high, flat, square and large boxes. */
const shapes = [
  [300, 30, 40],
  [300, 60, 100],
  [100, 50, 150],
  [80, 80, 80],
  [120, 60, 400],
  [400, 300, 60],
  [600, 400, 400],
] as const;

const tubes = catalogue.templates.filter(
  (t): t is Template => 'height' in t.size && 'width' in t.size && mainBox(t)?.trunkName === 'front',
);

function mainBox(template: Template, given: Readonly<Record<string, number>> = {}) {
  if (resolve(template, given, mainId(template)).violations.length) return undefined;
  const { drawing, values } = drawOne(catalogue, mainId(template), given);
  const [own] = drawing.parts;
  return { trunkName: own!.part.blank.trunk.name, sheet: own!.sheet, values };
}

/** Extent of a panel from its crease, without its children. */
const depthOf = (edges: readonly { readonly curve: { readonly to: readonly [number, number] } }[]): number =>
  Math.max(...edges.map(({ curve }) => curve.to[1]));

describe('locks fit the box', () => {
  it('is checked for several templates with a tube', () => expect(tubes.length).toBeGreaterThan(40));

  it.each(tubes.map((t) => [t.name, t] as const))('%s', (_, template) => {
    const wrong: string[] = [];
    for (const [length, width, height] of shapes) {
      const box = mainBox(template, { length, width, height });
      if (!box) continue;
      const { material } = box.values as { material: number };
      // Allowances and layers of the thickest corner.
      const more = 6 * material + 2;
      for (const { id, panel } of box.sheet) {
        const found = /^(front|back|right|left)\.(?:top|bottom)-(?:flap|lid|dust)$/.exec(id);
        if (!found) continue;
        const across = found[1] === 'front' || found[1] === 'back' ? width : length;
        const deep = depthOf(panel.edges);
        if (deep > across + more)
          wrong.push(`${id} is ${deep} deep, the box ${across} (${length} × ${width} × ${height})`);
        // The hooks of a 1-2-3 bottom.
        if (/^(right|left)\.bottom-flap$/.test(id) && 'bottom_overlap' in box.values && deep > width + more)
          wrong.push(`the hook ${id} is ${deep} long, the box ${width} deep (${length} × ${width} × ${height})`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
