import { type Blank, type Panel, type Part, pen } from '../../src/board/index.ts';

/** A blank with only a trunk. */
export const plain = (trunk: Panel, more: Partial<Blank> = {}): Blank => ({
  trunk,
  base: { line: 'cut' },
  rises: 'up',
  thickness: 1,
  inside: 0,
  joins: [],
  gauges: [],
  inner: [],
  ...more,
});

export const partOf = (blank: Blank, id = 'default'): Part => ({ id, name: id, category: 'carton', blank });

/** A rectangle on its seat. */
export const plate = (name: string, width: number, height: number): Panel =>
  pen(name, width).to(width, height).to(0, height).close();
