import { type api as bodies, boxwright } from '../src/index.ts';
import { floorOf } from './floor.ts';
import { byTurns } from './measure.ts';
import { forgetful } from './request.ts';
import type { Row } from './row.ts';
import { anyCartonSize, cartonSizes, inTurn } from './sizes.ts';

/** Time to calculate the flat size and the area of a box. */
export const parts = (id: string): Promise<Row[]> => {
  const api = boxwright({ store: forgetful });
  const ask = (sizes: () => object) => () =>
    api.calculateParts(id, { area: true, variables: { unit: 'mm', ...sizes() } as bodies.GivenVariables });
  return byTurns(
    [
      { what: 'parts with area', call: ask(anyCartonSize()), aim: { best: 0.05 } },
      // Results are cached for a while.
      { what: 'parts with area of a repeated box', call: ask(inTurn(cartonSizes(64))) },
    ],
    floorOf(id).call,
  );
};
