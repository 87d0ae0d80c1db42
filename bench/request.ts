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
import type { Floor } from './floor.ts';
import { measure } from './measure.ts';
import type { Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** Remembers nothing, so that what is measured is not the memory filling up. */
export const forgetful: Store = { ...memoryStore(), add: async () => {} };

/** From a request to the answer with the file in it; and where that time goes. */
export const requests = async (id: string, floor: Floor): Promise<Row[]> => {
  const api = boxwright({ store: forgetful });
  const sizes = inTurn(cartonSizes(64));
  const boxes = inTurn(cartonSizes(64).map((size) => drawOne(catalogue, id, size)));
  const rows: Row[] = [];
  for (const format of ['svg', 'dxf', 'pdf'] as const)
    rows.push({
      what: `request to ${format.toUpperCase()}`,
      time: await measure(() => api.createDieline(id, { format, variables: { unit: 'mm', ...sizes() } })),
      floor: floor.time,
    });
  const writers = {
    SVG: writeSvg,
    DXF: writeDxf,
    PDF: writePdf,
  };
  rows.push({ what: 'dimension labels alone', time: await measure(() => label(boxes().drawing, 'mm')) });
  for (const [name, write] of Object.entries(writers))
    rows.push({
      what: `${name} writer alone`,
      time: await measure(() => {
        const { drawing, labels } = boxes();
        return write(drawing.dieline, labels, { unit: 'mm' });
      }),
      floor: floor.time,
    });
  return rows;
};
