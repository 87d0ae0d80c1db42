import type { DielinesApi } from '../../../api/index.ts';
import type { Context } from '../context.ts';
import { newId } from '../id.ts';
import { drawnAgain } from './drawn.ts';
import { componentOf, nestingTemplate } from './templates.ts';

/** Lists the patterns that differ for the parts of a dieline. */
export const listNestingTemplates =
  (context: Context): DielinesApi['listNestingTemplates'] =>
  async (dielineId) => {
    const { dieline, blanks, layouts } = await drawnAgain(context, dielineId);
    return {
      nesting_template_list: {
        type: 'nesting_template_list',
        id: newId('ntl'),
        dieline_id: dieline.id,
        dieline_template_id: dieline.dieline_template_id,
        total: layouts.length,
        nesting_template_components: blanks.map(componentOf),
        nesting_templates: layouts.map((layout) => nestingTemplate(context, dieline, layout)),
      },
    };
  };
