import { type Plant, plant, plantNames } from '../entry/engine.ts';
import { formatTable } from './describe.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import { readPlant } from './plant-option.ts';

/** boxwright plant, plant show NAME, plant read FILE. */
export const addPlant: AddCommand = (command, context) => {
  addOptions(command).action(
    async (action: 'show' | 'read' | undefined, name: string | undefined, { json }: { json?: true }) => {
      if (action) return context.printJson(await readPlant(name ?? 'recommended'));
      const all = plantNames.map((one) => plant(one));
      if (json) return context.printJson(all);
      const rows = all.map((one) => [one.name, `${one.title}. Source: ${one.source}.`]);
      context.print(formatTable([['PLANT', 'WHAT IT IS'], ...rows]));
      for (const one of all) context.print(`\n${one.name}\n${describeBoards(one)}`);
    },
  );
};

const describeBoards = ({ boards }: Plant): string =>
  formatTable([
    ['BOARD', 'P1', 'P2', 'P3', 'P4', 'MEET', 'FULL', 'FLAP', 'SLOT', 'JOINT'],
    ...boards.map(({ flutes, t, walls: [p1, p2, p3, p4], lastSlotted = p4, depth, flap, gap, slot, joint }) =>
      [
        [flutes?.join('/'), t ?? 'every'].filter(Boolean).join(' '),
        p1,
        p2,
        p3,
        lastSlotted,
        depth.meet,
        depth.full,
        gap ? `gap ${gap.join(' or ')}` : flap.outer,
        slot ?? '-',
        joint?.width ?? '-',
      ].map(String),
    ),
  ]);
