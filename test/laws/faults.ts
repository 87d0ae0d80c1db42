import { type Blank, type Edge, type Panel, type Part, panelPath } from '../../src/board/index.ts';
import { mainId } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import type { Variation } from '../support/sizes.ts';

/** The main id of a sound template, to plant a fault in. */
export const sound = (name = 'Reverse tuck end'): Variation => {
  const template = templates.find((t) => t.name === name);
  if (!template) throw new RangeError(`there is no template ${name}`);
  return { template, id: mainId(template) };
};

type Values = Readonly<Record<string, number>>;

/** The same template with its parts changed after `build`. */
export const tampered = (
  { template, id }: Variation,
  change: (parts: readonly Part[], values: Values) => readonly Part[],
): Variation => ({
  id,
  template: { ...template, build: (values, chosen) => change(template.build(values, chosen), values) },
});

/** The same template with the first blank changed. */
export const blanked = (variation: Variation, change: (blank: Blank, values: Values) => Blank): Variation =>
  tampered(variation, ([first, ...rest], values) => [{ ...first!, blank: change(first!.blank, values) }, ...rest]);

/** The same template with one panel of its first part changed. */
export const altered = (variation: Variation, id: string, change: (panel: Panel, values: Values) => Panel): Variation =>
  blanked(variation, (blank, values) => {
    let met = false;
    const visit = (panel: Panel, above?: string): Panel => {
      const own = panelPath(panel, above);
      const edges = panel.edges.map((e): Edge => (e.panel ? { ...e, panel: visit(e.panel, own) } : e));
      if (own !== id) return { ...panel, edges };
      met = true;
      return change({ ...panel, edges }, values);
    };
    const trunk = visit(blank.trunk);
    const base = blank.base.panel ? { ...blank.base, panel: visit(blank.base.panel, trunk.name) } : blank.base;
    if (!met) throw new RangeError(`there is no panel ${id}`);
    return { ...blank, trunk, base };
  });

/** One edge of a panel changed. */
export const edge = (panel: Panel, k: number, change: (e: Edge) => Edge): Panel => ({
  ...panel,
  edges: panel.edges.map((e, i) => (i === k ? change(e) : e)),
});
