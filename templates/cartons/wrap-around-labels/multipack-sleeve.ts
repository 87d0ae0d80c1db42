import { box, count, glueFlap, mm, moveCurve, type Panel, pen, roundedRectangle } from '../../../src/author/index.ts';

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Board between two slots, between a slot and the ends, and beside it, in mm. */
const WEB = 5;

/**
 * Multipack sleeve: bottom, two leaning sides and a top round a row of cups, whose rims or feet stand out
 * through slots in the bottom. The glue flap on the bottom is glued inside the last side.
 *
 *  ╱┌────────┬──────┬───────┬──────┐
 *   │   ▯    │      │       │      │
 *   │ bottom │ side │  top  │ side │
 *   │   ▯    │      │       │      │
 *  ╲└────────┴──────┴───────┴──────┘
 */
export default box('carton', {
  name: 'Multipack sleeve',
  about: 'Glued sleeve of trapezoid section with a row of slots in its bottom.',
  group: 'wrap_around_labels',
  from: [
    'house',
    'the variables the service names; slots along the middle of the bottom, one for each share of its length',
  ],
  ids: ['becf-12502'],

  size: {
    length: mm(150, [40, 1000], 'Length of the sleeve from end to end'),
    top_width: mm(50, [15, 400], 'Width of the top'),
    bottom_width: mm(50, [15, 400], 'Width of the bottom'),
    height: mm(50, [15, 400], 'Height between bottom and top'),
    number_of_slot: count(3, [1, 12], 'How many slots there are'),
  },
  // Sides that lean by 45° at most.
  sizeLimits: ({ bottom_width, height, number_of_slot }) => ({
    top_width: { min: bottom_width - 2 * height, max: bottom_width + 2 * height },
    length: { min: number_of_slot * (LEAST_SLOT + WEB) + WEB },
  }),

  options: ({ length, bottom_width, height, number_of_slot, top_width }) => {
    const longest = length / number_of_slot - WEB;
    const widest = bottom_width - 2 * WEB;
    const side = Math.hypot(height, (bottom_width - top_width) / 2);
    return {
      slot_length: mm(25, [Math.min(LEAST_SLOT, longest), longest], 'Length of a slot'),
      slot_width: mm(12.5, [Math.min(3, widest), widest], 'Width of a slot'),
      glue_flap: mm(Math.min(15, side - 3), [6, Math.min(side - 2, length)], 'Width of the glue flap'),
    };
  },

  inner: { height: 'bottom|top' },
  build(values) {
    const { length, top_width, bottom_width, height, number_of_slot, material } = values;
    const { slot_length, slot_width, glue_flap } = values;
    const lean = Math.atan2((top_width - bottom_width) / 2, height);
    const side = height / Math.cos(lean);
    // How far a side turns out of the bottom, and the top out of a side; the other way round it goes back.
    const [up, over] = [90 - degrees(lean), 90 + degrees(lean)];
    // Where the glue flap lies the last side is a board further out, and the top as much longer.
    const further = material / Math.cos(lean);
    const last: Panel = pen('left', length, { role: 'wall', fold: over, phase: 2 })
      .to(length, side - material)
      .to(0, side - material)
      .close();
    const top = pen('top', length, { role: 'wall', fold: over, phase: 1 })
      .to(length, top_width + further)
      .hang(0, top_width + further, last)
      .close();
    const right = pen('right', length, { role: 'wall', fold: up, phase: 1 })
      .to(length, side)
      .hang(0, side, top)
      .close();
    const bottom = pen('bottom', length, { role: 'wall' }).to(length, bottom_width).hang(0, bottom_width, right);
    const radius = Math.min(3, slot_length / 4, slot_width / 4);
    const ring = roundedRectangle([0, 0], slot_length, slot_width, radius);
    for (let k = 0; k < number_of_slot; k++) {
      const x = ((k + 0.5) * length) / number_of_slot;
      bottom.mark('cut', ...ring.map((c) => moveCurve({ cos: 1, sin: 0, x, y: bottom_width / 2 }, c)));
    }
    const glue = glueFlap({ height: length, width: glue_flap });
    return {
      trunk: bottom.close(),
      base: { line: 'crease', panel: { ...glue, folds: [{ phase: 0, to: up }] } },
      rises: 'right',
      joins: [{ by: 'glue', a: 'bottom.glue', b: 'left' }],
      gauges: [
        { name: 'length', panel: 'right', along: 'x' },
        { name: 'bottom_width', panel: 'bottom', along: 'y' },
        {
          name: 'slot_length',
          panel: 'bottom',
          along: 'x',
          span: [(length / number_of_slot - slot_length) / 2, (length / number_of_slot + slot_length) / 2],
        },
      ],
    };
  },
});

/** The least slot, in mm. */
const LEAST_SLOT = 5;
