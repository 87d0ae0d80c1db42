import { expect, it } from 'vitest';
import { deliveredParts, isDeliveredFlat, mesh, placements, snapshot } from '../../src/fold/index.ts';
import { length3, type Point3, subtract3 } from '../../src/geometry/index.ts';
import { arrange, catalogue, mainId, resolve } from '../../src/index.ts';
import { pointsIn } from '../support/rows.ts';

/** One of each template that is delivered folded flat. */
const packs = catalogue.templates.flatMap((template) => {
  const id = mainId(template);
  const { values, chosen } = resolve(template, {}, id);
  const { parts } = arrange(template.build(values, chosen));
  return isDeliveredFlat(parts) ? [{ id, parts }] : [];
});

it('closed, they lie as the box is delivered, of every template', () => {
  expect(packs.length).toBeGreaterThan(100);
  for (const { id, parts } of packs) {
    const [own, wanted] = [placements(deliveredParts(parts)), placements(parts, 'delivered')];
    for (const [part, { sheet }] of parts.entries())
      for (const [k, { edges }] of sheet.entries())
        for (const z of [0, 1])
          for (const { curve } of edges) {
            const away = length3(subtract3(own[part]![k]!(curve.from, z), wanted[part]![k]!(curve.from, z)));
            expect([id, away < 1e-9]).toEqual([id, true]);
          }
  }
});

it('as a mesh they are as thin as the layers of a pack', () => {
  const { parts } = packs.find(({ id }) => id === 'becf-10101')!;
  const points: Point3[] = snapshot(mesh(deliveredParts(parts))).flatMap(({ points: row }) => pointsIn(row));
  const heights = points.map(([, , z]) => z);
  const { thickness } = parts[0]!.part.blank;
  const high = Math.max(...heights) - Math.min(...heights);
  expect(high / thickness).toBeGreaterThan(2);
  expect(high / thickness).toBeLessThan(4);
});
