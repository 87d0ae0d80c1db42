import { expect, it } from 'vitest';
import { glueAreas, gluePlan } from '../../src/fold/index.ts';
import { formats } from '../../src/formats/index.ts';
import { polygon, regionArea, ringsOf, subtract } from '../../src/geometry/index.ts';
import { catalogue, drawOne } from '../../src/index.ts';
import { panelOutlines } from '../../src/sheet/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { readDxf } from '../support/read/index.ts';

const boxes = catalogue.templates.map(({ ids }) => drawOne(catalogue, ids.named[0], {}));

it('glue lies where boards touch, on its panel, and varnish beside it; what is glued in the plant comes first', () => {
  let found = 0;
  for (const { id, drawing } of boxes) {
    const panels = new Map(panelOutlines(drawing).map(({ name, outline }) => [name, polygon(outline)]));
    const touching = glueAreas(drawing.parts);
    const plan = gluePlan(drawing.parts);
    expect(plan.map(({ order }) => order)).toEqual(plan.map(({ order }) => order).toSorted((a, b) => a - b));
    const firstAtSetUp = plan.findIndex(({ at }) => at === 'set-up');
    if (firstAtSetUp >= 0)
      expect(
        plan.slice(firstAtSetUp).every(({ at }) => at === 'set-up'),
        id,
      ).toBe(true);
    for (const { print, inside, glue, varnishFree } of plan) {
      found++;
      const contact = touching.filter(({ panel, other }) => panel === print && other === inside);
      expect(contact, `${id} ${print}`).toHaveLength(1);
      const { area } = contact[0]!;
      const [whole, own] = [ringsOf(area), panels.get(print)!];
      expect(regionArea(glue), `${id} ${print}`).toBeGreaterThan(1);
      expect(regionArea(subtract(ringsOf(glue), whole)), `${id} ${print}`).toBeLessThan(0.01);
      expect(regionArea(subtract(ringsOf(varnishFree), [own])), `${id} ${print}`).toBeLessThan(0.01);
      expect(regionArea(glue), `${id} ${print}`).toBeLessThan(regionArea(area));
    }
  }
  expect(found).toBeGreaterThan(500);
});

it('of a crash-lock bottom: both corners, then the side seam, the lap less its insets', () => {
  const plan = gluePlan(drawOne(catalogue, 'becf-11001', {}).drawing.parts);
  expect(plan.map(({ order, at, print, inside }) => [order, at, print, inside])).toEqual([
    [1, 'plant', 'right.bottom-flap', 'front.bottom-flap.lap'],
    [1, 'plant', 'left.bottom-flap', 'back.bottom-flap.lap'],
    [2, 'plant', 'front.glue', 'left'],
  ]);
  // A lap 15 × 150 mm with slanted ends: 1.5 mm less at the crease, 3 at the free edge.
  const [seam] = gluePlan(drawOne(catalogue, 'becf-10101', { glue_flap: 15 }).drawing.parts);
  const xs = seam!.glue.flatMap(({ outer }) => outer.map(([x]) => x));
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(15 - 1.5 - 3, 1);
});

it('is a layer of a DXF, which changes no line of the tool and is read as none', async () => {
  const box = drawOne(catalogue, 'becf-11001', {});
  const text = (file: string | Uint8Array): string => new TextDecoder().decode(file as Uint8Array);
  const glued = readDxf(text(await box.file('dxf', { glue: true, origin: 'sheet' })));
  const plain = readDxf(text(await formats.dxf.write(box.drawing.dieline, box.labels, { origin: 'sheet' })));
  const tools = ({ chains }: typeof glued) => chains.filter(({ layer }) => layer === 'cut' || layer === 'crease');
  expect(tools(glued)).toEqual(tools(plain));
  const own = glued.chains.filter(({ layer }) => layer === 'glue');
  const area = own.reduce((sum, { curves }) => sum + Math.abs(regionArea([{ outer: polygon(curves), holes: [] }])), 0);
  const wanted = gluePlan(box.drawing.parts).reduce((sum, { glue }) => sum + regionArea(glue), 0);
  expect(area).toBeCloseTo(wanted, 0);
  expect(glued.texts.map(({ value }) => value)).toContain('grain, usual direction');
});

it('is a list of dieline --json, and an error where a format has no layers for it', async () => {
  const { out } = await boxwrightCommand('dieline becf-11001 --glue --json');
  expect(JSON.parse(out).glue).toContainEqual(
    expect.objectContaining({ order: 2, print: 'front.glue', inside: 'left' }),
  );
  const refused = await boxwrightCommand('dieline becf-11001 --glue --format cf2');
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--glue writes DXF, SVG or PDF')]);
});
