import { arrange, catalogue, fold, mockup, resolve } from '../src/index.ts';
import { measure } from './measure.ts';
import { opened } from './page.ts';
import type { Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** How long it takes until a folded box can be looked at. */
export const mockups = async (id: string): Promise<Row[]> => {
  const { template } = catalogue.find(id)!;
  const settled = inTurn(cartonSizes(64).map((size) => resolve(template, size, id)));
  // Drawn anew each time: what a mesh works out for a sheet is remembered with it.
  const drawn = () => {
    const { values, chosen } = settled();
    return arrange(template.build(values, chosen)).parts;
  };
  const sizes = inTurn(cartonSizes(64));
  const page = await (await mockup(catalogue.find(id)!, sizes())).html();
  const kilobytes = Math.round(Buffer.byteLength(page) / 1000);
  return [
    { what: 'drawing and mesh of the folded box', time: await measure(() => fold.mesh(drawn())) },
    { what: 'mockup as GLB', time: await measure(async () => (await mockup(catalogue.find(id)!, sizes())).glb()) },
    { what: 'mockup as PNG', time: await measure(async () => (await mockup(catalogue.find(id)!, sizes())).png()) },
    {
      what: `mockup as a page of ${kilobytes} kB`,
      time: await measure(async () => (await mockup(catalogue.find(id)!, sizes())).html()),
    },
    ...(await opened(page)),
  ];
};
