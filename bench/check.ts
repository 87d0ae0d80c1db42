import { auditDrawing, catalogue, checkDieline, drawOne } from '../src/index.ts';
import { measure } from './measure.ts';
import type { Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** How long it takes to say whether somebody's drawing is right. */
export const checks = async (id: string): Promise<Row[]> => {
  const drawings = cartonSizes(64).map((variables) => ({
    variables,
    file: Buffer.from(drawOne(catalogue, id, variables).dxf()),
  }));
  const next = inTurn(drawings);
  // Held against the sizes of its neighbour, all of which differ.
  const others = inTurn(drawings.map(({ file }, k) => ({ file, variables: drawings[(k + 1) % 64]!.variables })));
  const check = ({ file, variables }: (typeof drawings)[number]) => checkDieline(file, { template: id, variables });
  return [
    { what: 'DXF checked by itself', time: await measure(() => auditDrawing(next().file)) },
    { what: 'DXF checked against ours', time: await measure(() => check(next())) },
    { what: 'DXF of other sizes, with what explains it', time: await measure(() => check(others())) },
  ];
};
