import { arrange, catalogue, draw, resolve, unfold } from '../src/index.ts';
import { floorOf } from './floor.ts';
import { byTurns } from './measure.ts';
import type { Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** How long a box takes before anything is written. */
export const geometry = (id: string): Promise<Row[]> => {
  const { template } = catalogue.find(id)!;
  const resolved = cartonSizes(64).map((size) => resolve(template, size, id));
  const blanks = resolved.map(({ values, chosen }) => template.build(values, chosen)[0]!.blank);
  const values = inTurn(resolved);
  const sizes = inTurn(cartonSizes(64));
  const built = inTurn(blanks);
  const laid = inTurn(blanks.map((blank) => ({ blank, sheet: unfold(blank) })));
  const build = () => {
    const { values: v, chosen } = values();
    return template.build(v, chosen);
  };
  return byTurns(
    [
      { what: 'geometry: build, unfold, draw, area', call: () => arrange(build()), aim: { best: 0.035 } },
      { what: 'defaults and limits', call: () => resolve(template, sizes(), id) },
      { what: 'build', call: build },
      { what: 'unfold', call: () => unfold(built()) },
      {
        what: 'draw',
        call: () => {
          const { blank, sheet } = laid();
          return draw(blank, sheet);
        },
      },
    ],
    floorOf(id).call,
  );
};
