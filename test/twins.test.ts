import { expect, it } from 'vitest';
import { templates, writeDxf } from '../src/index.ts';
import { arrange } from '../src/sheet/index.ts';
import { resolve, type Template } from '../src/template/index.ts';

/** The lines of an id at its usual values, without labels; by template, one for each set of usual sizes and choices. */
const drawnOf = (template: Template): Map<string, string> => {
  const seen = new Map<string, string>();
  return new Map(
    template.ids.named.map((id) => {
      const { values, chosen } = resolve(template, {}, id);
      const key = JSON.stringify([values, chosen]);
      if (!seen.has(key)) seen.set(key, writeDxf(arrange(template.build(values, chosen)).dieline, []));
      return [id, seen.get(key)!];
    }),
  );
};

/** Sources say why ids are one box: none of them may be a twin by accident. */
it('ids with the same drawing have a source that says so', () => {
  const byDrawing = new Map<string, { template: Template; id: string }[]>();
  for (const template of templates)
    for (const [id, dxf] of drawnOf(template)) {
      const known = byDrawing.get(dxf) ?? [];
      byDrawing.set(dxf, [...known, { template, id }]);
    }
  const twins = [...byDrawing.values()].filter(({ length }) => length > 1);
  expect(twins.length).toBeGreaterThan(0);
  const silent = twins.filter((group) =>
    group.every(({ template: { provenance } }) => !provenance.source.includes('drawn alike')),
  );
  expect(silent.map((group) => group.map(({ id }) => id).join(' '))).toEqual([]);
});
