import { box, circle, count, mm, part, pen, placed, when } from '../../../src/author/index.ts';

export default box('carton', {
  name: 'Index dividers',
  about: 'Set of pages with staggered tabs along one edge, with or without holes for a binder.',
  group: 'separators',
  from: 'house: the service names length, width and number of pages; our decisions: the tabs share the upper edge, their depth and the holes, after ISO 838',
  ids: ['becf-11f07'],
  size: {
    length: mm(264, [80, 600], 'Length of a page'),
    width: mm(160, [50, 600], 'Width of a page, without its tab'),
    height: mm(25, [5, 60], 'How far the tabs project'),
    number_of_pages: count(4, [2, 12], 'Number of pages'),
  },
  board: [0.4, [0.1, 1.5]],
  // A tab is at least twice as long as the radius of its corners. Two holes need 10 mm beside them.
  sizeLimits: ({ number_of_pages }, { holes }) => ({
    length: { min: 25 * number_of_pages },
    width: { min: holes === 'two' ? 100 : 50 },
  }),
  choices: { holes: ['none', 'two'] },
  options: ({ height }, { holes }) => ({
    corner_radius: mm(4, [0.5, Math.min(8, height / 2 - 1)], 'Radius of the corners'),
    ...when(holes === 'two', { hole_diameter: mm(6, [3, 10], 'Diameter of the holes') }),
  }),
  build({ length, width, height, material, number_of_pages: pages, corner_radius: r, hole_diameter: hole }) {
    const step = length / pages;
    // A page is drawn upwards from its left edge, so its upper edge is the left side of the panel.
    const page = (k: number) => {
      const [from, to] = [k * step, (k + 1) * step];
      const p = pen('page', width, { role: 'wall' }).rounded(r, [width, length]).to(0, length);
      if (to < length - 1e-9) p.to(0, to);
      p.rounded(r, [-height, to], [-height, from]);
      p.to(0, from);
      // ISO 838: 80 mm apart, 12 mm from the edge.
      for (const at of hole ? [-40, 40] : []) p.mark('cut', ...circle([width / 2 + at, 12], hole! / 2));
      return { trunk: p.close(), rises: 'right' as const, trunkIs: 'base' as const };
    };
    return Array.from({ length: pages }, (_, k) =>
      part(
        `page_${k + 1}`,
        { ...page(k), labels: k ? {} : { length: 'page.y', width: ['page.x', 0, width] } },
        k ? placed([0, 0, -2 * material * k], [0, 0, -60 * k]) : undefined,
      ),
    );
  },
});
