import { arrange, catalogue, draw, unfold } from '../src/index.ts';
import { resolve } from '../src/template/index.ts';
import { floorOf } from './floor.ts';
import { byTurns } from './measure.ts';
import type { Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** Time of the steps before writing. */
export const geometry = async (id: string): Promise<Row[]> => {
  const { template } = catalogue.find(id)!;
  const resolved = cartonSizes(64).map((size) => {
    const { values, chosen } = resolve(template, size, id);
    return { values, chosen };
  });
  const values = inTurn(resolved);
  const sizes = inTurn(cartonSizes(64));
  const build = () => {
    const { values: v, chosen } = values();
    return template.build(v, chosen);
  };
  const floor = floorOf(id).call;
  const rows = await byTurns(
    [
      {
        what: 'geometry: build, unfold, draw, area',
        call: () => arrange(build()).parts.map(({ area }) => area),
        aim: { best: 0.035 },
      },
      { what: 'defaults and limits', call: () => resolve(template, sizes(), id) },
      { what: 'build', call: build },
    ],
    floor,
  );
  // Create these only now: retained boxes slow down the other measurements.
  const laid = inTurn(resolved.map(() => build()[0]!.blank).map((blank) => ({ blank, sheet: unfold(blank) })));
  const ofOne = await byTurns(
    [
      { what: 'unfold', call: () => unfold(laid().blank) },
      {
        what: 'draw',
        call: () => {
          const { blank, sheet } = laid();
          return draw(blank, sheet);
        },
      },
    ],
    floor,
  );
  return [...rows, ...ofOne];
};
