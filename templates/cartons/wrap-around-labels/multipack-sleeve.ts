import {
  box,
  count,
  glued,
  glueFlap,
  mm,
  type Panel,
  rectangle,
  roundedRectangle,
  toDegrees,
  withCuts,
} from '../../../src/author/index.ts';

/** Smallest length of a slot, and board between two slots, between a slot and the ends, and beside it, in mm. */
const [LEAST_SLOT, SLOT_WEB] = [5, 5];

/** Bottom, leaning sides and top around a row of cups, with rims or feet through bottom slots. Its flap is glued inside the last side. */
export default box('carton', {
  name: 'Multipack sleeve',
  about: 'Glued sleeve of trapezoidal section with a row of slots in its bottom.',
  group: 'wrap_around_labels',
  from: 'house: the variables of the service; slots along the middle of the bottom, evenly spaced',
  ids: ['becf-12502'],
  size: {
    length: mm(150, [40, 1000], 'Length of the sleeve from end to end'),
    top_width: mm(50, [15, 400], 'Width of the top'),
    bottom_width: mm(50, [15, 400], 'Width of the bottom'),
    height: mm(50, [15, 400], 'Height between bottom and top'),
    number_of_slot: count(3, [1, 12], 'Number of slots'),
  },
  reads: { order: ['length', 'bottom_width', 'height'] },
  // Sides lean by at most 45°.
  sizeLimits: ({ bottom_width, height, number_of_slot }) => ({
    top_width: { min: bottom_width - 2 * height, max: bottom_width + 2 * height },
    length: { min: number_of_slot * (LEAST_SLOT + SLOT_WEB) + SLOT_WEB },
  }),
  options: ({ length, bottom_width, height, number_of_slot, top_width }) => {
    const [longest, widest] = [length / number_of_slot - SLOT_WEB, bottom_width - 2 * SLOT_WEB];
    const side = Math.hypot(height, (bottom_width - top_width) / 2);
    return {
      slot_length: mm(25, [Math.min(LEAST_SLOT, longest), longest], 'Length of a slot'),
      slot_width: mm(12.5, [Math.min(3, widest), widest], 'Width of a slot'),
      glue_flap: mm(Math.min(15, side - 3), [6, Math.min(side - 2, length)], 'Width of the glue flap'),
    };
  },
  inner: { height: 'bottom|top' },
  build(values) {
    const { length, top_width, bottom_width, height, number_of_slot, material, slot_length, slot_width } = values;
    const lean = Math.atan2((top_width - bottom_width) / 2, height);
    const side = height / Math.cos(lean);
    // Angles between the bottom and a side, and between a side and the top. The folds of the other side mirror them.
    const [up, over] = [90 - toDegrees(lean), 90 + toDegrees(lean)];
    const wall = (name: string, depth: number, fold: number, phase: number, top?: Panel): Panel =>
      rectangle(name, length, depth, { role: 'wall', fold, phase, ...(top && { top }) });
    // The last side lies over the glue flap, one board further out. The top is longer by the same amount.
    const last = wall('left', side - material, over, 2);
    const right = wall('right', side, up, 1, wall('top', top_width + material / Math.cos(lean), over, 1, last));
    const radius = Math.min(3, slot_length / 4, slot_width / 4);
    const pitch = length / number_of_slot;
    const slots = Array.from({ length: number_of_slot }, (_, k) =>
      roundedRectangle([(k + 0.5) * pitch, bottom_width / 2], slot_length, slot_width, radius),
    );
    const glue = { ...glueFlap({ height: length, width: values.glue_flap }), folds: [{ phase: 0, to: up }] };
    return {
      trunk: withCuts(rectangle('bottom', length, bottom_width, { role: 'wall', top: right }), ...slots),
      base: { line: 'crease', panel: glue },
      rises: 'right',
      joins: [glued('bottom.glue', 'left')],
      labels: {
        length: 'right.x',
        bottom_width: 'bottom.y',
        slot_length: ['bottom.x', (pitch - slot_length) / 2, (pitch + slot_length) / 2],
      },
    };
  },
});
