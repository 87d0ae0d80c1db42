import { machineUses } from '../entry/engine.ts';
import { formatTable } from './describe.ts';
import { type AddCommand, addBoxAction } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';

export const addMachines: AddCommand = (command, context) => {
  addBoxAction(command, context, async (box, { json }: OptionsOf['machines']) => {
    const { machines, notes } = machineUses(box);
    if (json) return context.printJson({ dieline_template_id: box.id, machines, notes });
    const rows = machines.flatMap(({ part, machine, kind, runs, limits, against: [first = '', ...more] }) => [
      [part, machine, runs ? (limits.length || kind === 'hand' ? 'yes' : 'yes, no limits known') : 'no', first],
      ...more.map((reason) => ['', '', '', reason]),
    ]);
    const table = rows.length ? [formatTable([['PART', 'MACHINE', 'RUNS', 'AGAINST IT'], ...rows])] : [];
    context.print([...table, ...notes, ''].join('\n'));
  });
};
