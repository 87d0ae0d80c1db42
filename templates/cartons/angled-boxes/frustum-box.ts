import {
  box,
  fan,
  frustumSeal,
  frustumSlot,
  mm,
  steepestInset,
  taperOf,
  toRadians,
} from '../../../src/author/index.ts';

/**
 * Square box that tapers towards the top, four walls in a fan, glued shut with four flaps at
 * either end.
 *
 *      ┌─┐┌─┐
 *    ╱╱───┼───╲╲
 *   ╱╱    │    ╲╲
 *   ╱────╱ ╲────╲
 *     └─┘   └─┘
 */
export default box('carton', {
  name: 'Frustum box',
  about: 'Square box that narrows evenly, with four glued flaps at top and bottom.',
  group: 'angled_boxes',
  code: 'C20.20.10.10',
  from: [
    'house',
    'ECMA C20.20 was not seen: its three sizes are taken for both squares and the height; seal ends as on A10.10',
  ],
  ids: ['becf-12901'],
  size: {
    bottom_width: mm(100, [40, 600], 'Side of the square at the bottom'),
    top_width: mm(80, [30, 600], 'Side of the square at the top'),
    height: mm(50, [20, 1000], 'Height: bottom to top'),
  },
  order: ['bottom_width', 'top_width'],
  sizeLimits: ({ bottom_width, top_width }) => ({
    top_width: { max: bottom_width },
    height: { min: (bottom_width - top_width) / 2 / steepestInset(1) },
  }),
  options: ({ top_width, height }) => ({
    glue_flap: mm(
      Math.min(15, top_width / 2, height / 2),
      [8, Math.min(top_width / 2, height / 2)],
      'Width of the glue flap',
    ),
  }),
  inner: { height: 'right.top-flap|bottom-flap' },
  build({ bottom_width: b, top_width: t, height, material: m, glue_flap }) {
    const taper = taperOf({ height, inset: (b - t) / 2, turn: 90 });
    // Board in a wall that leans takes so much across. The last wall lies on the glue flap and ends short of its crease.
    const across = m / Math.cos(toRadians(taper.lean));
    const widths = (side: number) => [side, side, side + across, side - across] as const;
    const seal = (end: 'top' | 'bottom', side: number) =>
      frustumSeal({
        end,
        length: side,
        width: side,
        widths: widths(side),
        lean: taper.lean,
        spread: taper.spread,
        material: m,
      });
    const beside = frustumSlot(m);
    const [top, bottom] = [seal('top', t), seal('bottom', b)];
    const wall = (k: 0 | 1 | 2 | 3) => ({
      name: (['front', 'right', 'back', 'left'] as const)[k],
      bottom: widths(b)[k],
      top: widths(t)[k],
      bottomEnd: bottom.rims[k],
      topEnd: top.rims[k],
    });
    const tube = fan([wall(0), wall(1), wall(2), wall(3)], taper, { root: 1, glue: glue_flap });
    return {
      ...tube,
      joins: [...tube.joins, ...top.joins, ...bottom.joins],
      gauges: [
        { name: 'bottom_width', panel: 'right', along: 'x' },
        { name: 'top_width', panel: 'right.top-flap', along: 'x', span: [-beside, t - beside] },
      ],
    };
  },
});
