import {
  boxwright,
  catalogue,
  drawOne,
  label,
  memoryStore,
  type Store,
  writeDxf,
  writePdf,
  writeSvg,
} from '../src/index.ts';
import { floorOf } from './floor.ts';
import { byTurns } from './measure.ts';
import type { Aim, Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** A store that keeps nothing, so that growing memory does not affect the measurement. */
export const forgetful: Store = { ...memoryStore(), add: async () => {} };

/** Time from a request to the answer with its file. */
export const requests = async (id: string): Promise<Row[]> => {
  const api = boxwright({ store: forgetful });
  const sizes = inTurn(cartonSizes(64));
  const floor = floorOf(id);
  const request = (format: 'svg' | 'dxf' | 'pdf', aim: Aim) => ({
    what: `request to ${format.toUpperCase()}`,
    call: () => api.createDieline(id, { format, variables: { unit: 'mm', ...sizes() } }),
    aim,
  });
  const rows = await byTurns(
    [
      { what: `floor: formatting its ${floor.numbers} numbers`, call: floor.call },
      request('svg', { ratio: 5, garbage: 120 }),
      request('dxf', { ratio: 5 }),
      request('pdf', { ratio: 10 }),
    ],
    floor.call,
  );
  return rows;
};

/** Time from a drawing to its file. */
export const writers = (id: string): Promise<Row[]> => {
  const boxes = inTurn(cartonSizes(64).map((size) => drawOne(catalogue, id, size)));
  const writer = (name: string, write: typeof writeSvg | typeof writeDxf | typeof writePdf, ratio: number) => ({
    what: `${name} writer`,
    call: () => {
      const { drawing, labels } = boxes();
      return write(drawing.dieline, labels, { unit: 'mm' });
    },
    aim: { ratio },
  });
  return byTurns(
    [
      { what: 'dimension labels', call: () => label(boxes().drawing, 'mm') },
      writer('SVG', writeSvg, 1.5),
      writer('DXF', writeDxf, 2),
      writer('PDF', writePdf, 3),
    ],
    floorOf(id).call,
  );
};
