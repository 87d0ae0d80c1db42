import { type api as bodies, boxwright } from '../src/index.ts';
import type { Floor } from './floor.ts';
import { measure } from './measure.ts';
import { forgetful } from './request.ts';
import type { Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** How long it takes to know the flat size and the area of a box. */
export const parts = async (id: string, floor: Floor): Promise<Row[]> => {
  const api = boxwright({ store: forgetful });
  const timed = (sizes: () => object) =>
    measure(() =>
      api.calculateParts(id, { area: true, variables: { unit: 'mm', ...sizes() } as bodies.GivenVariables }),
    );
  const [fresh, again] = [inTurn(cartonSizes(200_000)), inTurn(cartonSizes(64))];
  return [
    { what: 'parts with area', time: await timed(fresh), floor: floor.time },
    // What is worked out for a box is remembered for a while.
    { what: 'parts with area of a box that was asked before', time: await timed(again) },
  ];
};
