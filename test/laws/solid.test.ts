import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainId } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { anyWish, follow, wished } from '../support/sizes.ts';
import { type Built, built } from './built.ts';
import { altered, blanked, sound } from './faults.ts';
import { atRandom, randomly, uphold } from './over.ts';
import { solid } from './solid.ts';

const few = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });

describe('no panel runs through another', () => {
  describe.each(templates.map((t) => [t.name, t] as const))('%s', (_, template) => {
    const id = mainId(template);
    const { min, value, max } = template.size.material!;

    it.each([min, value, max])('all the way, board %d', (material) => {
      const box = built({ template, id }, follow({ template, id }, { material }).given);
      expect(box.values.material).toBe(material);
      uphold(solid, box);
    });

    it('every id closed, as it comes', () => {
      for (const id of template.ids.named) uphold((box) => solid(box, [1]), built({ template, id }));
    });

    it('random sizes, choices and options, closed and at moments of the way', () => {
      randomly(template, fc.tuple(anyWish, few), 15, (variation, [wish, times]) => {
        const box = atRandom(variation, wished(variation, wish));
        if (box) uphold((b: Built) => solid(b, [...times, 1]), box);
      });
    });
  });
});

describe('goes red', () => {
  it('not where nothing is wrong', () => expect(solid(built(sound()))).toEqual([]));

  it('for board twice as thick as was allowed for', () => {
    const thick = blanked(sound(), (blank) => ({ ...blank, thickness: 2 * blank.thickness }));
    expect(solid(built(thick), [1]).join()).toMatch(
      /front\.top-lid runs .* into .*top-dust|top-dust runs .* into front\.top-lid/,
    );
  });

  it('for a dust flap that folds after the lid is closed', () => {
    const late = altered(sound(), 'right.top-dust', (p) => ({ ...p, folds: [{ phase: 5, to: 90 }] }));
    expect(solid(built(late), [1])).toEqual([]);
    expect(solid(built(late)).join()).toMatch(/right\.top-dust/);
  });

  it('for one board too many where the template excepts less', () => {
    const { template, id } = sound();
    const strict = { template: { ...template, exceptions: [] }, id };
    expect(solid(built(strict), [1]).join()).toMatch(/front\.glue runs .* into left|left runs .* into front\.glue/);
  });
});
