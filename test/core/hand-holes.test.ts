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

it.each(['becf-20d01', 'becf-21e26'])('%s: no kind of joint reaches over a hand hole', (id) => {
  const { template } = catalogue.find(id)!;
  for (const joint of template.choices.glue_flap!)
    for (const given of [{}, { length: 400, width: 300, height: 300 }, { material: 3 }]) {
      const choice = joint === 'standard_flap' ? id : `${id},glue_flap=${joint}`;
      const { drawing, values } = drawOne(catalogue, choice, given);
      const panels = drawing.parts[0]!.sheet;
      const heightOf = (name: string): number => {
        const { top } = boundsOf(panels.find((panel) => panel.id === name)!.panel.edges.map(({ curve }) => curve));
        return top;
      };
      // The hole is in the middle of the wall.
      expect(heightOf('front.glue')).toBeLessThan((values.width! - values.hand_hole!) / 2);
      expect(panels.some((panel) => panel.id === 'front.glue.partition')).toBe(false);
    }
});
