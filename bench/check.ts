import { auditDrawing, catalogue, checkDieline, drawOne } from '../src/index.ts';
import { byTurns } from './measure.ts';
import type { Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** Time to check a drawing. */
export const checks = (id: string): Promise<Row[]> => {
  const drawings = cartonSizes(64).map((variables) => ({
    variables,
    file: Buffer.from(drawOne(catalogue, id, variables).dxf()),
  }));
  const next = inTurn(drawings);
  // Compared with the sizes of the next box, which all differ.
  const others = inTurn(drawings.map(({ file }, k) => ({ file, variables: drawings[(k + 1) % 64]!.variables })));
  const check = ({ file, variables }: (typeof drawings)[number]) => checkDieline(file, { template: id, variables });
  return byTurns([
    { what: 'DXF checked by itself', call: () => auditDrawing(next().file) },
    { what: 'DXF checked against ours', call: () => check(next()) },
    { what: 'DXF of other sizes, with what explains it', call: () => check(others()) },
  ]);
};
