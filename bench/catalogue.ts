import { boxwright, catalogue, sizesOf } from '../src/index.ts';
import { forgetful } from './request.ts';

export interface Whole {
  readonly ids: number;
  /** Of all of them, one after the other, in ms. */
  readonly time: number;
  readonly slowest: { readonly id: string; readonly time: number };
}

/** How long every id of the catalogue takes once, as DXF at its default size. */
export const wholeCatalogue = async (): Promise<Whole> => {
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
  return { ids: catalogue.entries.length, time: performance.now() - start, slowest };
};
