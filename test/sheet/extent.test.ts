import { describe, expect, it } from 'vitest';
import { arrange, catalogue } from '../../src/index.ts';
import { extent, sheetExtent } from '../../src/sheet/index.ts';
import { mainId, resolve } from '../../src/template/index.ts';

describe('the extent of an unfolded blank', () => {
  // Shared and split lines keep their positions: parts can be measured without being drawn.
  it('equals that of its drawing, in every template', () => {
    for (const template of catalogue.templates) {
      const id = mainId(template);
      const { values, chosen } = resolve(template, {}, id);
      for (const { part, sheet, dieline } of arrange(template.build(values, chosen)).parts) {
        const drawn = extent(dieline);
        const found = sheetExtent(sheet);
        for (const side of ['left', 'bottom', 'right', 'top'] as const)
          expect(found[side], `${id} ${part.id} ${side}`).toBeCloseTo(drawn[side], 7);
      }
    }
  });
});
