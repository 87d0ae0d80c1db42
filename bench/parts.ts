import { boxwright } from '../src/index.ts';
import type { Floor } from './floor.ts';
import { measure } from './measure.ts';
import { forgetful } from './request.ts';
import type { Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** How long it takes to know the flat size and the area of a box. */
export const parts = async (id: string, floor: Floor): Promise<Row[]> => {
  const api = boxwright({ store: forgetful });
  const sizes = inTurn(cartonSizes(64));
  const time = await measure(() => api.calculateParts(id, { area: true, variables: { unit: 'mm', ...sizes() } }));
  return [{ what: 'parts with area', time, floor: floor.time }];
};
