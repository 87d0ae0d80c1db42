import { expect, it } from 'vitest';
import { boundsOf } from '../src/geometry/index.ts';
import { catalogue } from '../src/index.ts';
import { variables } from '../src/template/index.ts';
import { built } from './laws/built.ts';

it.each([
  ['becf-12702', 20, 20],
  ['becf-12702', 60, 20],
  ['becf-12702', 200, 160],
  ['becf-12701', 150, 100],
])('the hole of %s at %i × %i stays in the upper half', (id, length, width) => {
  const { template } = catalogue.find(id)!;
  const lengths = variables(template, id, { length, width });
  const { hole_margin, hole_diameter } = lengths;
  const given = {
    length,
    width,
    hole_margin: hole_margin!.max,
    ...(hole_diameter && { hole_diameter: hole_diameter.max }),
  };
  for (const values of [{ length, width }, given]) {
    const { panel } = built({ template, id }, values).drawing.parts[0]!.sheet[0]!;
    const { bottom, top } = boundsOf(panel.marks[0]!.curves);
    expect((bottom + top) / 2).toBeGreaterThanOrEqual(width / 2 - 1e-9);
  }
});
