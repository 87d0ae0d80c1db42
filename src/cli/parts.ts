import { extent, sizeOf } from '../entry/engine.ts';
import { drawArguments, type NamedValue, templateArgument, valuesArgument } from './box-arguments.ts';
import type { AddCommand } from './command-context.ts';
import { describeArea, describeSize } from './describe.ts';
import { type DimensionsOption, dimensionsOption } from './dimensions-option.ts';
import { formatTable } from './table.ts';

export const addParts: AddCommand = (command, context) => {
  command
    .addArgument(templateArgument())
    .addArgument(valuesArgument())
    .addOption(dimensionsOption())
    .option('-a, --area', 'with --json: also areas (Cartons and Corrugated Cardboards)')
    .option('--json', "print the service's answer")
    .action(
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
