import { extent, sizeOf } from '../entry/engine.ts';
import { drawArguments, type NamedValue } from './box-arguments.ts';
import type { AddCommand } from './command-context.ts';
import { describeArea, describeSize } from './describe.ts';
import type { DimensionsOption } from './dimensions-option.ts';
import { addBoxOptions } from './listed-options.ts';
import { formatTable } from './table.ts';

export const addParts: AddCommand = (command, context) => {
  addBoxOptions(command).action(
    async (
      template: string,
      values: readonly NamedValue[] | undefined,
      { area = false, json, dimensions }: { area?: boolean; json?: true } & DimensionsOption,
    ) => {
      const { id, drawing, variables } = await drawArguments(context, template, values, { dimensions });
      if (json) {
        const { boxwright } = await import('../entry/service.ts');
        context.printJson(await boxwright({ profile: 'house' }).calculateParts(id, { area, variables }));
        return;
      }
      const rows = drawing.parts.map(({ part, area }, index) => [
        part.id,
        part.category,
        describeSize(sizeOf(extent(drawing.dieline, index)), variables.unit),
        describeArea(area, variables.unit),
      ]);
      context.print(formatTable([['PART', 'CATEGORY', 'SIZE', 'AREA'], ...rows]));
    },
  );
};
