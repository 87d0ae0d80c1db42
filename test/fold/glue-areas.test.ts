import { expect, it, test } from 'vitest';
import { closedAngle } from '../../src/board/index.ts';
import { glueAreas, meetings } from '../../src/fold/index.ts';
import { polygon, regionArea, ringsOf, subtract } from '../../src/geometry/index.ts';
import { catalogue, drawOne } from '../../src/index.ts';
import { panelOutlines } from '../../src/sheet/index.ts';

const boxes = catalogue.templates.map(({ ids }) => drawOne(catalogue, ids.named[0], {}));

test('an area for glue lies in its panel and is as large as what both boards share', () => {
  let found = 0;
  for (const { id, drawing } of boxes) {
    const panels = new Map(panelOutlines(drawing).map(({ name, outline }) => [name, polygon(outline)]));
    const shared = meetings(drawing.parts).filter(({ join }) => join.by === 'glue');
    for (const { panel, area } of glueAreas(drawing.parts)) {
      found++;
      expect(regionArea(subtract(ringsOf(area), [panels.get(panel)!])), `${id} ${panel}`).toBeLessThan(0.01);
      const own = panel.replace(/^.*:/, '');
      const near = shared.filter(({ join: { a, b } }) => [a, b].some((name) => name.replace(/^.*:/, '') === own));
      // What both share has no holes, such as those of handles.
      const ratios = near.map(({ overlapArea }) => regionArea(area) / overlapArea);
      expect(
        ratios.some((ratio) => ratio > 0.999 && ratio < 1.1),
        `${id} ${panel} ${ratios}`,
      ).toBe(true);
    }
  }
  expect(found).toBeGreaterThan(500);
});

/** Glue flaps of joins made before delivery in boxes of flat panels. */
const delivered = boxes.flatMap(({ id, drawing: { parts } }) => {
  const [only, ...others] = parts;
  if (!only || others.length) return [];
  const glued = new Set(glueAreas(parts).map(({ panel }) => panel));
  return only.part.blank.joins.flatMap(({ by, a, b, delivered }) => {
    const flap = only.sheet.find((placed) => placed.id === a)!.panel;
    if (by !== 'glue' || !delivered || flap.role !== 'glue' || flap.bow) return [];
    return [{ id, a, b, angle: closedAngle(flap), glued }];
  });
});

it('a glue flap at a corner is glued on its print side, in board of any thickness', () => {
  const corners = delivered.filter(({ angle }) => angle > 45 && angle < 135);
  expect(corners.length).toBeGreaterThan(100);
  const others = corners.filter(({ a, glued }) => !glued.has(a)).map(({ id, a }) => `${id} ${a}`);
  expect(others).toEqual([]);
});

it('a lap of a crash-lock bottom is glued to the print side of the other flap, in board of any thickness', () => {
  const laps = delivered.filter(({ angle }) => angle === 0);
  expect(laps.length).toBeGreaterThan(40);
  expect(laps.filter(({ a, b, glued }) => glued.has(a) || !glued.has(b)).map(({ id, a }) => `${id} ${a}`)).toEqual([]);
});
