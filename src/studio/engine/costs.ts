import { boxReport, catalogue, machineUses, type palletNames } from '../../entry/engine.ts';
import { measureByBasis } from './basis.ts';
import { boxOf } from './files.ts';
import type { BoxQuestion } from './protocol/box.ts';

/** What a buyer tells besides the box. */
export interface CostQuestion {
  readonly pallet: (typeof palletNames)[number];
  /** Name of the board, to distinguish boards of equal thickness. */
  readonly board?: string | undefined;
  /** Weight of the contents in kg. */
  readonly contents?: number | undefined;
}

export type Costs = ReturnType<typeof costs>;

/** Figures by the name that the report of the engine gives them, and the machines with what speaks against each. Throws for a box that cannot be drawn. */
export const costs = (question: BoxQuestion, { pallet, board, contents }: CostQuestion) => {
  const box = boxOf(question, 'mm');
  const dimensions = measureByBasis(box.entry, box.drawing, box.values);
  const { figures } = boxReport(catalogue, box, { dimensions, pallet, board, contents });
  const { machines } = machineUses(box);
  return {
    figures: Object.fromEntries(figures.map(({ name, value }) => [name.startsWith('on ') ? 'on pallet' : name, value])),
    machines: machines.map(({ part, machine, against }) => ({ part, machine, against })),
  };
};
