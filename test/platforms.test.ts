import { describe, expect, it } from 'vitest';
import { boardsOf, shapeNames, sizeAt } from '../fixtures/survey.ts';
import { templates } from '../src/index.ts';
import { mainId } from '../src/template/index.ts';
import { built } from './laws/built.ts';
import { chosenAs, follow } from './support/sizes.ts';

/** Templates whose tuck may continue as a platform, with the choice for it. */
const withPlatform = templates.flatMap((template) =>
  ['top_separator', 'bottom_separator']
    .filter((choice) => template.choices[choice])
    .map((choice) => [mainId(template), choice, template] as const),
);

/** Least usual width of a platform as a share of the length. */
const LEAST = 0.4;

describe('a platform holds what stands in the box: it is not a narrow strip', () => {
  it.each(withPlatform)('%s, %s', (_, choice, template) => {
    const narrow = shapeNames.flatMap((shape) => {
      const variation = chosenAs(template, { [choice]: 'circle' });
      const { given, settled } = follow(variation, sizeAt(template, shape, boardsOf(template)[1]));
      expect(settled.violations).toEqual([]);
      const { drawing, values } = built(variation, given);
      const { panel } = drawing.parts[0]!.sheet.find(({ id }) => id.endsWith('.platform'))!;
      const least = LEAST * values.length!;
      return panel.seat < least ? [`${shape}: ${panel.seat.toFixed(1)} under ${least.toFixed(1)}`] : [];
    });
    expect(narrow).toEqual([]);
  });
});

describe('the deepest tuck of a narrow box carries a platform', () => {
  it.each(withPlatform)('%s, %s', (_, choice, template) => {
    const outside = template.choices.allowance?.includes('external') ? { allowance: 'external' } : {};
    const variation = chosenAs(template, { [choice]: 'circle', ...outside });
    const material = template.size.material!.max;
    const { given } = follow(variation, { length: 300, width: 14.5 * material, height: 300, material });
    const { values, chosen } = built(variation, given);
    const { max } = template.options(values, chosen)[choice.replace('separator', 'tuck_flap')]!;
    const { sheet } = built(variation, { ...given, [choice.replace('separator', 'tuck_flap')]: max }).drawing.parts[0]!;
    expect(sheet.some(({ id }) => id.endsWith('.platform'))).toBe(true);
  });
});
