import { machineUses } from '../entry/engine.ts';
import { drawArguments, type NamedValue } from './box-arguments.ts';
import type { AddCommand } from './command-context.ts';
import { formatTable } from './describe.ts';
import type { DimensionsOption } from './dimensions-option.ts';
import { addBoxOptions } from './listed-options.ts';

type Options = DimensionsOption & { readonly json?: true };

export const addMachines: AddCommand = (command, context) => {
  addBoxOptions(command).action(async (template: string, values: NamedValue[] | undefined, options: Options) => {
    const box = await drawArguments(context, template, values, options);
    const { machines, notes } = machineUses(box);
    if (options.json) return context.printJson({ dieline_template_id: box.id, machines, notes });
    const rows = machines.flatMap(({ part, machine, kind, runs, limits, against: [first = '', ...more] }) => [
      [part, machine, runs ? (limits.length || kind === 'hand' ? 'yes' : 'yes, no limits known') : 'no', first],
      ...more.map((reason) => ['', '', '', reason]),
    ]);
    const table = rows.length ? [formatTable([['PART', 'MACHINE', 'RUNS', 'AGAINST IT'], ...rows])] : [];
    context.print([...table, ...notes, ''].join('\n'));
  });
};
