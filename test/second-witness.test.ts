import { describe, expect, it } from 'vitest';
import numeric from '../fixtures/numeric-checks.json' with { type: 'json' };
import rows from '../fixtures/second-witness.json' with { type: 'json' };
import { catalogue, drawOne } from '../src/index.ts';
import { extent, sizeOf } from '../src/sheet/index.ts';
import { mainId } from '../src/template/index.ts';

/** Width and height, or the difference of ours from it; null where only the other one is published. */
type Pair = readonly (number | null)[];

describe('blanks that another library publishes', () => {
  it.each(rows.map((row) => [`${row.style} as ${row.id} at ${Object.values(row.given).join(' × ')}`, row] as const))(
    '%s, but for the differences that are stated',
    (_, { id, given, published, ours, why }) => {
      expect(why).not.toBe('');
      const { parts } = drawOne(catalogue, id, given as Record<string, number>).drawing;
      for (const [name, pair] of Object.entries(published as unknown as Readonly<Record<string, Pair>>)) {
        const drawn = parts.find(({ part }) => part.id === name)!;
        const { width, height } = sizeOf(extent(drawn.dieline));
        const differs = (ours as unknown as Readonly<Record<string, Pair>>)[name]!;
        [width, height].forEach((side, k) => {
          const other = pair[k];
          if (other === null || other === undefined) return;
          expect(side - other).toBeCloseTo(differs[k]!, 1);
          // A larger difference is another construction: no reason explains it away.
          expect(Math.abs(side - other)).toBeLessThan(Math.max(0.05 * other, 8));
        });
      }
    },
  );

  it('are the evidence of the templates that claim figures, and of no others', () => {
    const compared = new Set([
      ...rows.map(({ id }) => mainId(catalogue.find(id)!.template)),
      ...numeric.flatMap(({ style }) =>
        catalogue.templates.filter(({ code }) => code.fefco === style).map((template) => mainId(template)),
      ),
    ]);
    const claimed = catalogue.templates.filter(({ provenance }) => provenance.evidence === 'figures').map(mainId);
    // Boxes of one source differ in what the figures do not concern, such as the wall of their lid.
    const sources = new Set([...compared].map((id) => catalogue.find(id)!.template.provenance.source));
    expect(claimed.filter((id) => !sources.has(catalogue.find(id)!.template.provenance.source))).toEqual([]);
    const silent = [...compared].filter((id) => catalogue.find(id)!.template.provenance.evidence === 'words');
    expect(silent).toEqual([]);
  });
});
