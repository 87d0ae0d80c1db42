import { describe, expect, it } from 'vitest';
import { shownSizes } from '../../fixtures/cases.ts';
import type { DielineQuestion } from '../../src/check/index.ts';
import { serviceNamesOf } from '../../src/engine/index.ts';
import { straight } from '../../src/geometry/index.ts';
import { ApiError, catalogue, checkDieline, type DielineFiles, drawOne, templates } from '../../src/index.ts';
import { mainId, variables } from '../../src/template/index.ts';
import { drawings, linesOf } from '../support/measured.ts';
import { serviceDxf, serviceSvg } from './service-dxf.ts';

if (!drawings.length)
  console.warn('measured drawings are not checked as files: BOXWRIGHT_REFERENCE names no folder that has them');

describe.runIf(drawings.length)('a measured drawing, written as the hosted service writes it', () => {
  describe.each(drawings)('$id', (measured) => {
    const { id, texts } = measured;
    // A question of ours has no variable that the template lacks, as the service's lock_tab.
    const entry = catalogue.find(id)!;
    const names = ['unit', 'dimension_type', ...Object.keys(variables(entry.template, id)), ...serviceNamesOf(entry)];
    const known = Object.entries(measured.variables).filter(([name]) => names.includes(name));
    const question = {
      template: id,
      variables: Object.fromEntries(known),
      tolerance: 0.05,
      explain: false,
    } as DielineQuestion & { tolerance: number };
    const lines = linesOf(measured, [straight([0, 0], [1, 1])]);
    const labels = texts.map((value, k) => ({ value, at: [-300, 20 * k] as const }));

    it.each([
      ['DXF', () => serviceDxf(lines, labels)],
      ['SVG', () => serviceSvg(lines)],
    ])('%s', async (_, write) => {
      const { verdict, why, comparison, audit } = await checkDieline(Buffer.from(write()), question);
      expect(comparison?.mirrored).toBe(false);
      if ('defect' in measured && measured.defect && measured.defect.mm > question.tolerance) {
        // Only its known slip differs.
        expect(verdict).toBe('differs');
        expect(comparison!.deviations.every(({ distance }) => distance < measured.defect!.mm)).toBe(true);
        return;
      }
      expect(audit.findings).toEqual([]);
      expect({ verdict, why }).toEqual({ verdict: 'same', why: [] });
    });
  });
});

/** Size factor of a box in each format. */
const FACTORS = { svg: 1, dxf: 0.937, pdf: 1.251 };

/** Boxes of every kind. */
const sample = templates.filter((_, k) => k % 24 === 0).map(mainId);
const scaled = (id: string, factor: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(shownSizes(id)).map(([name, value]) => [name, name === 'material' ? value : factor * value]),
  );

describe.each(sample)('our own %s', (id) => {
  it.each(['svg', 'dxf', 'pdf'] as const)('as %s', async (format) => {
    const [variables, box] = firstDrawn(id, [FACTORS[format], 1]);
    const file = format === 'pdf' ? await box.pdf() : box[format]();
    const { verdict, why } = await checkDieline(Buffer.from(file), { template: id, variables, explain: false });
    expect({ variables, verdict, why }).toEqual({ variables, verdict: 'same', why: [] });
  });
});

/** Draws a box at the first valid factor of its usual sizes. */
function firstDrawn(id: string, factors: readonly number[]): readonly [Record<string, number>, DielineFiles] {
  for (const factor of factors) {
    const variables = scaled(id, factor);
    try {
      return [variables, drawOne(catalogue, id, variables)];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  throw new Error(`${id} holds at none of these sizes`);
}
