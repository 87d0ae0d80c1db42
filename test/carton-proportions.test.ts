import { describe, expect, it } from 'vitest';
import { boardsOf, shapeNames, sizeAt } from '../fixtures/survey.ts';
import { type Template, templates } from '../src/index.ts';
import { mainId } from '../src/template/index.ts';
import { follow } from './support/sizes.ts';

/**
 * Closures grow with the box. Minimum share of the closed panel, by the end of the option name. A tuck is usually a seventh of the
 * width; none needs more than its limit, nor more than a quarter of a low box.
 */
const leastShares: readonly (readonly [name: RegExp, across: 'length' | 'width' | 'height', share: number])[] = [
  [/(^|_)tuck_flap$/, 'width', 1 / 9],
  [/_wing$/, 'width', 1 / 9],
  [/(^|_)dust_flap$/, 'width', 1 / 6],
  [/^tongue(_width)?$/, 'length', 1 / 9],
  [/^(bottom|seal|lock)_overlap$/, 'width', 1 / 12],
  [/^rim$/, 'width', 1 / 11],
  [/^ear$/, 'height', 1 / 5],
  [/^notch$/, 'length', 1 / 25],
  [/^end_flap$/, 'width', 2 / 5],
  [/^side_flap$/, 'length', 1 / 6],
];

/** The tucks of a triangular carton take three quarters of its walls: its dust flaps grow with what is left. */
const TRIANGULAR = { id: 'becf-12804', share: 1 / 8 };

/** Options of one template that are too small: name, box and size. */
const tooSmall = (template: Template): string[] =>
  shapeNames.flatMap((shape) => {
    const { settled } = follow({ template, id: mainId(template) }, sizeAt(template, shape, boardsOf(template)[1]));
    const { values, lengths } = settled;
    const { length = 0, width = length, height = Number.POSITIVE_INFINITY } = values;
    return Object.entries(lengths).flatMap(([name, { max }]) => {
      const [, across, share] = leastShares.find(([names]) => names.test(name)) ?? [];
      if (!across) return [];
      const own = name === 'dust_flap' && mainId(template) === TRIANGULAR.id ? TRIANGULAR.share : share!;
      const least = Math.min(own * { length, width, height }[across], max, height / 4);
      return values[name]! < least - 0.01 ? [`${shape}: ${name} ${values[name]} under ${least.toFixed(1)}`] : [];
    });
  });

const cartons = templates.filter(({ group }) => group.startsWith('cartons'));

describe('closures of cartons grow with the box', () => {
  it.each(cartons.map((template) => [mainId(template), template] as const))('%s', (_, template) =>
    expect(tooSmall(template)).toEqual([]),
  );

  it('detects a tuck that does not grow', () => {
    const template = cartons.find((one) => mainId(one) === 'becf-12801')!;
    const fixed: Template = {
      ...template,
      options: (size, chosen) => {
        const own = template.options(size, chosen);
        return { ...own, tuck_flap: { ...own.tuck_flap!, value: 15 } };
      },
    };
    expect(tooSmall(fixed).length).toBeGreaterThan(0);
  });
});
