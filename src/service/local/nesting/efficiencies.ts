import type { DielinesApi, NestingEfficiency, Unit } from '../../../api/index.ts';
import { fromMm } from '../../../engine/index.ts';
import type { Layout } from '../../../nest/index.ts';
import { roundTo } from '../../../values/index.ts';
import type { Context } from '../context.ts';
import { readBody } from '../read-fields.ts';
import { drawnAgain, layoutsOfBlank, taskOf } from './drawn.ts';
import { nestingTemplate } from './templates.ts';
import { readNestingVariables, refusing } from './variables.ts';

/** Counts the blanks of each pattern. Null for a pattern that the grain forbids or that holds no blank. */
export const calculateNestingEfficiencies =
  (context: Context): DielinesApi['calculateNestingEfficiencies'] =>
  async (dielineId, body) => {
    const box = await drawnAgain(context, dielineId);
    const { dieline, blanks, layouts } = box;
    const request = readNestingVariables(readBody(body), 'efficiencies');
    const nested = await refusing(() =>
      Promise.all(
        blanks.map((blank) =>
          context.nestings.all(taskOf(box, blank, request), layoutsOfBlank(box, blank), context.signal),
        ),
      ),
    );
    const efficiencies = layouts.map(({ id, blank, layout }) => {
      const found = nested[blanks.indexOf(blank)]!.layouts.find((each) => each.id === layout);
      return [id, found?.count ? efficiencyOf(found, request.unit) : null] as const;
    });
    return {
      nesting_template_efficiencies: {
        type: 'nesting_template_efficiencies',
        dieline_id: dieline.id,
        dieline_template_id: dieline.dieline_template_id,
        variables: request.used,
        efficiencies: Object.fromEntries(efficiencies),
        nesting_templates: layouts.map((layout) => nestingTemplate(context, dieline, layout)),
      },
    };
  };

const efficiencyOf = (layout: Layout, unit: Unit): NestingEfficiency => ({
  num_x: layout.columns,
  num_y: layout.rows,
  count: layout.count,
  used_width: { value: fromMm(layout.width, unit), unit },
  used_height: { value: fromMm(layout.height, unit), unit },
  utilisation: roundTo(layout.utilisation, 6),
  waste: { value: roundTo(layout.waste, 4), unit: 'mm2' },
  of_area_bound: roundTo(layout.ofAreaBound, 6),
  of_lattice_bound: roundTo(layout.ofLatticeBound, 6),
});
