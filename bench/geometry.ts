import { arrange, catalogue, draw, resolve, unfold } from '../src/index.ts';
import type { Floor } from './floor.ts';
import { measure } from './measure.ts';
import type { Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** How long a box takes before anything is written. */
export const geometry = async (id: string, floor: Floor): Promise<Row[]> => {
  const { template } = catalogue.find(id)!;
  const settled = cartonSizes(64).map((size) => resolve(template, size, id));
  const blanks = settled.map(({ values, chosen }) => template.build(values, chosen)[0]!.blank);
  const values = inTurn(settled);
  const sizes = inTurn(cartonSizes(64));
  const built = inTurn(blanks);
  const laid = inTurn(blanks.map((blank) => ({ blank, sheet: unfold(blank) })));

  const whole = await measure(() => {
    const { values: v, chosen } = values();
    return arrange(template.build(v, chosen));
  });
  return [
    { what: 'geometry: panels, drawing, area', time: whole, floor: floor.time },
    { what: '  defaults and limits', time: await measure(() => resolve(template, sizes(), id)) },
    {
      what: '  build',
      time: await measure(() => {
        const { values: v, chosen } = values();
        return template.build(v, chosen);
      }),
    },
    { what: '  unfold', time: await measure(() => unfold(built())) },
    {
      what: '  draw',
      time: await measure(() => {
        const { blank, sheet } = laid();
        return draw(blank, sheet);
      }),
    },
  ];
};
