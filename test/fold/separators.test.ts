import { describe, expect, it } from 'vitest';
import { bodies, placements } from '../../src/fold/index.ts';
import type { Point3 } from '../../src/geometry/index.ts';
import { catalogue, dieline, drawOne } from '../../src/index.ts';
import { resolve, variables } from '../../src/template/index.ts';

/** Extent of a closed box along a unit direction, in mm. */
const reach = (corners: readonly Point3[], way: Point3): number => {
  const along = corners.map(([x, y, z]) => x * way[0] + y * way[1] + z * way[2]);
  return Math.max(...along) - Math.min(...along);
};

const cornersOf = (id: string, given: Record<string, number>): Point3[] =>
  bodies(drawOne(catalogue, id, given).drawing.parts).flatMap(({ prisms }) =>
    prisms.flatMap(({ inner, print }) => [...inner, ...print]),
  );

describe('a platform', () => {
  it.each([
    ['becf-11f01', { material: 0.8 }],
    ['becf-11f02', { material: 0.8 }],
    ['becf-11f08', { material: 0.4, hole_diameter: 25 }],
    ['becf-21f03', { material: 3 }],
  ])('%s fills its box except for the play, and has the given height', (id, more) => {
    const box = { length: 180, width: 130, height: 60 };
    const clearance = 0.75;
    const corners = cornersOf(id, { ...box, ...more, clearance });
    expect(reach(corners, [1, 0, 0])).toBeCloseTo(box.length - 2 * clearance, 6);
    expect(reach(corners, [0, 1, 0])).toBeCloseTo(box.width - 2 * clearance, 6);
    expect(reach(corners, [0, 0, 1])).toBeCloseTo(box.height, 6);
  });

  it.each([
    ['becf-11f05', 'cross_size', { length: 200, width: 40, height: 120, material: 0.5 }],
    ['becf-11f08', 'hole_diameter', { length: 200, width: 40, height: 120, material: 0.5 }],
    ['becf-21f02', 'cross_size', { length: 200, width: 60, height: 120, material: 3 }],
  ])('%s has holes as large as a narrow box allows, and refuses larger ones', (id, hole, box) => {
    const { template } = catalogue.find(id)!;
    const { values, violations, lengths } = resolve(template, box, id);
    expect(violations).toEqual([]);
    expect(values[hole]).toBe(lengths[hole]!.max);
    expect(variables(template, id, box)[hole]!.value).toBe(values[hole]);
    expect(values[hole]).toBeLessThan(template.size[hole]!.value);
    expect(drawOne(catalogue, id, box).values[hole]).toBeCloseTo(values[hole]!, 3);
    const inches = Object.fromEntries(
      Object.entries(box).map(([name, mm]) => [name, mm / (name === 'material' ? 1 : 25.4)]),
    );
    expect(drawOne(catalogue, id, { ...inches, unit: 'in' }).values[hole]! / values[hole]!).toBeCloseTo(1, 1);
    // Explicit sizes are never reduced.
    expect(resolve(template, { ...box, [hole]: template.size[hole]!.value }, id).violations).toMatchObject([
      { kind: 'limits', name: hole },
    ]);
    expect(resolve(template, {}, id).values[hole]).toBe(template.size[hole]!.value);
  });
});

describe('a partition', () => {
  it.each(['becf-11f03', 'becf-21f01'])('%s stands level, and all its cells have the same size', (id) => {
    const given = { length: 50, width: 35, height: 90, number_of_cells: 5, number_of_rows: 3, material: 1 };
    const corners = cornersOf(id, given);
    // The first strip is the frame: down, to the right, to the front.
    expect(reach(corners, [1, 0, 0])).toBeCloseTo(given.height, 6);
    expect(reach(corners, [0, 1, 0])).toBeCloseTo(5 * given.length + 4, 6);
    expect(reach(corners, [0, 0, 1])).toBeCloseTo(3 * given.width + 2, 6);
  });
});

describe('the zigzag of an accordion divider', () => {
  it.each([0.2, 0.6, 1.2])('has the given depth in board of %s', (material) => {
    const height = 24;
    const { parts } = dieline('becf-11f04', { width: 60, height, material }).drawing;
    const [places, { sheet }] = [placements(parts)[0]!, parts[0]!];
    // Where a fold turns: inwards about its line, outwards about the print over it. The board goes round at a board's distance.
    const folds = sheet.slice(1).map(({ panel, outline }, k): Point3 => {
      const out = panel.folds.at(-1)!.to < 0;
      return places[k + 1]!(outline[0]!.from, out ? material : 0);
    });
    expect(reach(folds, [0, Math.SQRT1_2, Math.SQRT1_2]) + 2 * material).toBeCloseTo(height, 6);
  });
});
