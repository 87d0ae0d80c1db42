import { boxwright, catalogue } from '../src/index.ts';
import { sizesOf } from '../src/template/index.ts';
import { forgetful } from './request.ts';
import type { Row } from './row.ts';

/** Time to draw every id of the catalogue once as DXF, at its default size. */
export const wholeCatalogue = async (): Promise<Row[]> => {
  const api = boxwright({ store: forgetful });
  let slowest = { id: '', time: 0 };
  const start = performance.now();
  for (const { id, template } of catalogue.entries) {
    const sizes = Object.entries(sizesOf(template, id)).map(([name, { value }]) => [name, value]);
    const from = performance.now();
    await api.createDieline(id, { format: 'dxf', variables: { unit: 'mm', ...Object.fromEntries(sizes) } });
    const time = performance.now() - from;
    if (time > slowest.time) slowest = { id, time };
  }
  return [
    {
      what: `all ${catalogue.entries.length.toLocaleString('en')} ids once, request to DXF`,
      unit: 'ms',
      best: performance.now() - start,
    },
    { what: `the slowest of them, ${slowest.id}`, unit: 'ms', best: slowest.time },
  ];
};
