import { arrange, catalogue, fold, mockup } from '../src/index.ts';
import { resolve } from '../src/template/index.ts';
import { byTurns } from './measure.ts';
import type { Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** Time to triangulate the folded box. Draws again each time, because a sheet caches its mesh. */
export const meshes = (id: string): Promise<Row[]> => {
  const drawn = (box: string, sizes: object = {}) => {
    const { template } = catalogue.find(box)!;
    const { values, chosen } = resolve(template, { ...sizes }, box);
    return arrange(template.build(values, chosen)).parts;
  };
  const sizes = inTurn(cartonSizes(64));
  return byTurns([
    { what: 'drawing and mesh of the folded box', call: () => fold.mesh(drawn(id, sizes())), aim: { best: 0.5 } },
    {
      what: 'of strips with 12 slots (becf-11f03)',
      call: () => fold.mesh(drawn('becf-11f03', { number_of_cells: 13, number_of_rows: 2 })),
      aim: { best: 5 },
    },
    { what: 'of a pillow (becf-12105)', call: () => fold.mesh(drawn('becf-12105')), aim: { best: 500 } },
    { what: 'of a pillow, coarse', call: () => fold.mesh(drawn('becf-12105'), { facet: 0.5 }), aim: { best: 100 } },
  ]);
};

/** Time until a folded box is visible. */
export const mockups = async (id: string): Promise<Row[]> => {
  const entry = catalogue.find(id)!;
  const sizes = inTurn(cartonSizes(64));
  const page = await (await mockup(entry, sizes())).html();
  const kilobytes = Math.round(Buffer.byteLength(page) / 1000);
  return byTurns([
    { what: 'mockup as GLB', call: async () => (await mockup(entry, sizes())).glb(), aim: { best: 8 } },
    { what: 'mockup as PNG', call: async () => (await mockup(entry, sizes())).png(), aim: { best: 50 } },
    {
      what: `mockup as a page of ${kilobytes} kB`,
      call: async () => (await mockup(entry, sizes())).html(),
      aim: { best: 20 },
    },
  ]);
};
