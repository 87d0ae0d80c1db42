import { describe, expect, it } from 'vitest';
import { box, count, mm, rectangle } from '../../src/author/index.ts';

const size = { length: mm(100, [30, 1000], 'Length'), width: mm(50, [20, 400], 'Width') };
const head = { name: 'Plate', about: 'A plate.', group: 'tags', from: ['house', 'this test'], ids: ['p1'] } as const;
const plate = (length: number, width: number) =>
  ({ trunk: rectangle('plate', length, width), base: { line: 'cut' }, rises: 'up', joins: [] }) as const;

describe('box', () => {
  it('adds the settings of the board, labels and inner sizes', () => {
    const made = box('corrugated', {
      ...head,
      code: '0110',
      size,
      labels: { length: 'plate.x', width: ['plate.y', 0, 7] },
      inner: { width: 'a|b.c' },
      build: ({ length, width }) => plate(length, width),
    });
    expect(made).toMatchObject({
      group: 'corrugated_cardboards_tags',
      code: { fefco: '0110' },
      size: { material: { value: 1.5, min: 0.8, max: 7 } },
      choices: {},
    });
    expect(made.build({ length: 9, width: 8, material: 2 }, {})).toMatchObject([
      {
        id: 'default',
        blank: {
          thickness: 2,
          inside: 2 / 3,
          gauges: [
            { name: 'length', panel: 'plate', along: 'x' },
            { name: 'width', panel: 'plate', along: 'y', span: [0, 7] },
          ],
          inner: [{ name: 'width', a: 'a', b: 'b.c' }],
        },
      },
    ]);
  });

  it('keeps the types of sizes, options and choices: unknown names do not compile', () => {
    box('carton', {
      ...head,
      size,
      choices: { hole: ['none', 'round'] },
      options: ({ length }, { hole }) => ({ holes: count(hole === 'round' ? 1 : 0, [0, length], 'Holes') }),
      build: ({ length, width, material, holes }, { hole }) =>
        plate(length + material, hole === 'none' ? width : width + holes),
    });
    // @ts-expect-error `lenght` is no size
    box('carton', { ...head, size, build: ({ lenght, width }) => plate(lenght, width) });
    // @ts-expect-error there are no options
    box('carton', { ...head, size, build: ({ length, flap }) => plate(length, flap) });
    // @ts-expect-error `hole` is no choice
    box('carton', { ...head, size, build: ({ length }, { hole }) => plate(length, hole ? 1 : 2) });
    box('carton', {
      ...head,
      size,
      choices: { hole: ['none', 'round'] },
      // @ts-expect-error no hole is square
      build: ({ length }, { hole }) => plate(length, hole === 'square' ? 1 : 2),
    });
    expect(true).toBe(true);
  });
});
