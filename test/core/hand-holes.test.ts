import { expect, it } from 'vitest';
import { boundsOf } from '../../src/geometry/index.ts';
import { catalogue, drawOne } from '../../src/index.ts';
import { variables } from '../../src/template/index.ts';

const flapOf = (id: string, given: Readonly<Record<string, number>>) => {
  const { template } = catalogue.find(id)!;
  return variables(template, id, given).glue_flap!;
};

it.each(['becf-20d01', 'becf-21e26'])(
  '%s: the glue flap keeps the limits of its box, and clear of the hand holes',
  (id) => {
    expect(flapOf(id, {})).toMatchObject({ min: 12, max: 30 });
    // A glue flap loses both of its slanted ends: on a low wall of thick board it is narrower than the holes allow.
    const [low, high] = [{ height: 100, material: 7 }, { height: 300 }];
    expect(flapOf(id, low).max).toBeLessThanOrEqual(30);
    expect(flapOf(id, high).max).toBe(30);
  },
);

/** Board between a joint and a hand hole, in mm. */
const BESIDE = 8;

it.each(['becf-20d01', 'becf-21e26'])('%s: every kind of joint keeps clear of a hand hole, with its tongues', (id) => {
  const { template } = catalogue.find(id)!;
  for (const joint of template.choices.glue_flap!)
    for (const given of [
      {},
      { length: 400, width: 300, height: 300 },
      { length: 136, width: 136, height: 90, hand_hole: 60 },
      { length: 136, width: 136, height: 90, hand_hole: 60, material: 3 },
      { length: 400, width: 136, height: 400, hand_hole: 60, material: 0.8 },
    ]) {
      const choice = joint === 'standard_flap' ? id : `${id},glue_flap=${joint}`;
      const { value, max } = variables(catalogue.find(choice)!.template, catalogue.find(choice)!.id, given).glue_flap!;
      for (const glue_flap of [value, max]) {
        const { drawing, values } = drawOne(catalogue, choice, { ...given, glue_flap });
        const panels = drawing.parts[0]!.sheet;
        const { panel } = panels.find((placed) => placed.id === 'front.glue')!;
        const { top: reach } = boundsOf(panel.edges.map(({ curve }) => curve));
        // The hole is in the middle of the wall.
        expect(reach).toBeLessThanOrEqual((values.width! - values.hand_hole!) / 2 - BESIDE + 1e-9);
        expect(panels.some((placed) => placed.id === 'front.glue.partition')).toBe(false);
      }
    }
});
