import { expect, it } from 'vitest';
import { catalogue } from '../../src/index.ts';
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
    // A partition keeps the limits of its own joint: it stands near the middle.
    expect(flapOf(`${id},glue_flap=flap_with_separator`, {}).min).toBeGreaterThan(30);
  },
);
