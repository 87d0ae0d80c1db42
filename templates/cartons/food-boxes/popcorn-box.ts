import {
  box,
  count,
  frustum,
  frustumSeal,
  frustumWidths,
  mm,
  mostTaper,
  rim,
  taperOf,
} from '../../../src/author/index.ts';

/** Height of a scallop, as a share of its width, and in mm at most. */
const [RISE, HIGHEST] = [0.3, 14];

/** The rim of a wall with scallops, level at both corners. */
const scalloped = (wide: number, number: number) => {
  const [p, each] = [rim(wide), wide / number];
  for (let k = number - 1; k >= 0; k--) p.arc(k * each, 0, 2 * Math.min(RISE, HIGHEST / each));
  return p.close();
};

export default box('carton', {
  name: 'Popcorn box',
  about: 'Open box that widens towards a scalloped rim, with a glued bottom.',
  open: 'no lid',
  group: 'food_boxes',
  closure: 'open_tray',
  from: 'house: the popcorn box in common use: walls and glued bottom of our tapered box, scallops along the rim, three tenths as high as wide; their number and the lean of the walls are our decision',
  ids: ['house-popcorn-box'],
  size: {
    length: mm(110, [40, 600], 'Length of the opening'),
    width: mm(110, [40, 600], 'Width of the opening, front to back'),
    height: mm(180, [40, 600], 'Height: bottom to top'),
  },
  order: ['length', 'width'],
  options: ({ length, width, height }) => {
    const most = mostTaper({ width, height });
    return {
      taper: mm(0.15 * width, [Math.min(2, most), most], 'How much narrower the bottom is on each side'),
      glue_flap: mm(15, [8, Math.min(15, height / 3)], 'Width of the glue flap'),
      number_of_scallops: count(
        Math.round(length / 24),
        [2, Math.max(3, Math.floor(width / 10))],
        'Scallops on each wall',
      ),
    };
  },
  labels: { width: 'right.x' },
  build({ length, width, height, material, taper: inset, glue_flap, number_of_scallops }) {
    const taper = taperOf({ height, inset: -inset, corner: 90 });
    const widths = frustumWidths(length, width, material, taper);
    const end = (wall: 0 | 1 | 2 | 3) => scalloped(widths[wall], number_of_scallops);
    const narrow = frustumWidths(length - 2 * inset, width - 2 * inset, material, taper);
    const bottom = frustumSeal('bottom', narrow, taper, material);
    return frustum(bottom, { widths, rims: [end(0), end(1), end(2), end(3)], joins: [] }, taper, glue_flap);
  },
});
