import { expect, it } from 'vitest';
import { artworkGuides } from '../../src/formats/artwork-guides.ts';
import { chains } from '../../src/formats/index.ts';
import {
  flatten,
  grow,
  intersect,
  isInside,
  type Point,
  polygon,
  regionArea,
  ringArea,
  ringsOf,
  subtract,
  thicken,
  unite,
} from '../../src/geometry/index.ts';
import { catalogue, drawOne, templates } from '../../src/index.ts';
import { panelOutlines } from '../../src/sheet/index.ts';
import { mainId } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';

const SAFE = 3;
/** Curves are flattened within 0.01 mm. */
const SLACK = 0.05;

const upwards = (ring: readonly Point[]): readonly Point[] => (ringArea(ring) < 0 ? ring.toReversed() : ring);

/** All places of a drawing where its artwork template is wrong. */
const faults = (id: string): string[] => {
  const { drawing } = drawOne(catalogue, id, {});
  const lines = drawing.dieline.lines
    .filter(({ line }) => line !== 'bleed')
    .map(({ curve }) => [curve.from, ...flatten(curve)]);
  const panels = panelOutlines(drawing);
  const unprinted = panels.flatMap(({ outline, isPrinted }) => (isPrinted ? [] : [outline]));
  const guides = artworkGuides(drawing.dieline, { safe: SAFE, panels }).filter(({ layer }) =>
    layer.layer.startsWith('safe-area'),
  );
  const safe = guides.flatMap(({ chains }) => chains.map(({ curves }) => polygon(curves)));
  const hidden = unprinted.map((curves) => polygon(curves));

  const found: string[] = [];
  const near = intersect(safe, ringsOf(thicken(lines, SAFE - SLACK)));
  if (regionArea(near) > 0.1) found.push(`${id}: ${regionArea(near)} mm² too near to a line`);
  if (safe.some((ring) => hidden.some((panel) => isInside(panel, ring[0]!)))) found.push(`${id}: on a glue flap`);
  const rings = chains(drawing.dieline)
    .filter(({ line, closed }) => line === 'cut' && closed)
    .map(({ curves }) => polygon(curves));
  const holes = rings.filter((ring) => rings.some((other) => other !== ring && isInside(other, ring[0]!)));
  const away = ringsOf(unite([...ringsOf(thicken(lines, SAFE + SLACK)), ...holes.map(upwards)]));
  for (const { sheet, shift } of drawing.parts)
    for (const { id: panel, outline } of sheet) {
      const ring = polygon(outline).map(([x, y]): [number, number] => [x + shift[0], y + shift[1]]);
      const covered = hidden.some((other) => Math.abs(regionArea(subtract([ring], [other]))) < 0.1);
      const without = subtract(ringsOf(grow([ring], -SAFE - SLACK)), [...safe, ...hidden, ...away]);
      // Slivers have none.
      if (!covered && regionArea(without) > 2)
        found.push(`${id} ${panel}: ${regionArea(without)} mm² without a safe area`);
    }
  return found;
};

it('the safe areas of an artwork template keep clear of cuts and folds, and fill each panel but glue flaps', () => {
  expect(spreadOf(templates, 20, 20).map(mainId).flatMap(faults)).toEqual([]);
});

it('a glue flap and the board below paper have none', () => {
  const areas = (id: string) => {
    const { drawing } = drawOne(catalogue, id, {});
    const guides = (panels: ReturnType<typeof panelOutlines>) => {
      const counts = artworkGuides(drawing.dieline, { panels }).map(({ chains }) => chains.length);
      return [counts[0]!, counts[1]!, counts.slice(2).reduce((sum, count) => sum + count, 0)];
    };
    return { all: guides([]), printed: guides(panelOutlines(drawing)) };
  };
  const carton = areas('becf-10101');
  expect(carton.printed).toEqual([0, carton.all[1], carton.all[2]! - 1]);
  const { all, printed } = areas('becf-30101');
  // Two of four parts are board, which has no bleed either.
  expect([all[1], printed[1]]).toEqual([4, 2]);
});
