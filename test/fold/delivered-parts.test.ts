import { expect, it } from 'vitest';
import { deliveredParts, isDeliveredFlat, mesh, placements, snapshot } from '../../src/fold/index.ts';
import type { Point3 } from '../../src/geometry/index.ts';
import { arrange, catalogue } from '../../src/index.ts';
import { mainId, resolve } from '../../src/template/index.ts';
import { pointsIn } from '../support/rows.ts';

/** One of each template that is delivered flat. */
const packs = catalogue.templates.flatMap((template) => {
  const id = mainId(template);
  const { values, chosen } = resolve(template, {}, id);
  const { parts } = arrange(template.build(values, chosen));
  return isDeliveredFlat(parts) ? [{ id, parts }] : [];
});

it('every panel of the flat pack lies flat, in every template', () => {
  expect(packs.length).toBeGreaterThan(100);
  for (const { id, parts } of packs) {
    const folded = parts.findIndex((part) => isDeliveredFlat([part]));
    const places = placements(deliveredParts(parts))[folded]!;
    for (const [k, { outline }] of parts[folded]!.sheet.entries())
      for (const curve of outline) {
        const [inner, print] = [places[k]!(curve.from, 0), places[k]!(curve.from, 1)];
        expect([id, Math.abs(Math.abs(print[2] - inner[2]) - 1) < 1e-9]).toEqual([id, true]);
      }
  }
});

it('a pyramid of six equal walls is delivered flat, with its last wall on the glue flap', () => {
  const { parts } = packs.find(({ id }) => id === 'becf-12902')!;
  const shut = parts[0]!.sheet.flatMap(({ panel: { delivered } }) => delivered ?? []);
  const { thickness } = parts[0]!.part.blank;
  expect(shut).toEqual(expect.arrayContaining([{ to: 180 }, { to: 180, layerThickness: thickness }]));
  expect(shut).toHaveLength(2);
});

it('the mesh of a flat pack is as thin as its layers', () => {
  const { parts } = packs.find(({ id }) => id === 'becf-10101')!;
  const points: Point3[] = snapshot(mesh(deliveredParts(parts))).flatMap(({ points: row }) => pointsIn(row));
  const heights = points.map(([, , z]) => z);
  const { thickness } = parts[0]!.part.blank;
  const high = Math.max(...heights) - Math.min(...heights);
  expect(high / thickness).toBeGreaterThan(2);
  expect(high / thickness).toBeLessThan(4);
});
