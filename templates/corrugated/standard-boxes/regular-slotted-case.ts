import { insideShare, slottedAllowance, whole } from '../../../src/board/index.ts';
import { glueFlap, sleeve, slottedEnd } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

/**
 * Regular slotted case: a glued tube with four flaps at each end, all of one
 * length; the outer ones meet in the middle and are taped.
 *
 *    ┌─────────┐┌──┐┌─────────┐┌──┐
 *    │         ││  ││         ││  │
 *   ╱├─────────┼┴──┴┼─────────┼┴──┤
 *   ││  front  │right│  back  │left│
 *   ╲├─────────┼┬──┬┼─────────┼┬──┤
 *    │         ││  ││         ││  │
 *    └─────────┘└──┘└─────────┘└──┘
 */
export default template({
  name: 'Regular slotted case',
  about: 'Shipping case of corrugated board: four walls and four flaps at each end, the outer flaps meet.',
  group: 'corrugated_cardboards_standard_boxes',
  code: { fefco: '0201' },
  provenance: { kind: 'standard', source: 'FEFCO 0201; allowances in sixths of the board, or a shop table by flute' },
  ids: { 'becf-21d01': {} },

  size: {
    length: mm(100, { min: 40, max: 2000, about: 'Length inside' }),
    width: mm(50, { min: 30, max: 1500, about: 'Width inside' }),
    height: mm(150, { min: 20, max: 2000, about: 'Height inside' }),
    material: mm(3, { min: 0.8, max: 9, about: 'Thickness of the board' }),
  },
  order: ['length', 'width'],
  within: ({ length, material }) => ({
    length: { min: 10 * material },
    width: { min: 10 * material, max: length },
    height: { min: 5 * material },
  }),
  choices: { allowance: ['proportional', 'shop_table'] },

  options: ({ width, height, material }) => {
    const widest = Math.min(width - 2 * material, height);
    return {
      glue_flap: mm(Math.min(30, widest), { min: 12, max: Math.min(60, widest), about: 'Width of the glue flap' }),
      slot_width: mm(Math.max(6, 2 * material), {
        min: Math.max(3, 1.5 * material),
        max: Math.max(10, 3 * material),
        about: 'Width of the slots',
      }),
    };
  },

  build({ length, width, height, material, glue_flap, slot_width }, { allowance }) {
    const more = slottedAllowance(allowance, material, width);
    const walls = [
      length + more.walls[0],
      width + more.walls[1],
      length + more.walls[2],
      width + more.walls[3],
    ] as const;
    // Inner flaps fold half a board inside the nominal end of the case, outer flaps half a board outside it.
    const body = height + more.height - material;
    const ends = { walls, flap: width / 2 + more.flap - material / 2, slot: slot_width, thickness: material };
    const top = slottedEnd({ ...ends, end: 'top' });
    const bottom = slottedEnd({ ...ends, end: 'bottom' });
    const free = Math.max(4, material);

    const { joins, ...tube } = sleeve(
      body,
      [
        { name: 'front', width: walls[0], top: top.front, bottom: bottom.front },
        { name: 'right', width: walls[1], top: top.right, bottom: bottom.right },
        { name: 'back', width: walls[2], top: top.back, bottom: bottom.back },
        { name: 'left', width: walls[3], top: top.left, bottom: bottom.left },
      ],
      glueFlap({ height: body - 2 * free, width: glue_flap }),
    );
    return whole({
      ...tube,
      thickness: material,
      inside: insideShare.corrugated,
      joins: [...joins, ...top.joins, ...bottom.joins],
      gauges: [
        { name: 'length', panel: 'front', along: 'y' },
        { name: 'width', panel: 'right', along: 'y' },
        { name: 'height', panel: 'back', along: 'x', span: [0, body] },
      ],
      // The shop table rounds: it promises a case, not a size.
      inner:
        allowance === 'proportional'
          ? [
              { name: 'length', a: 'right', b: 'left' },
              { name: 'width', a: 'front', b: 'back' },
              { name: 'height', a: 'right.top-flap', b: 'right.bottom-flap' },
            ]
          : [],
    });
  },

  exceptions: [
    {
      law: 'solid',
      panels: ['front.glue', 'left'],
      upTo: 1,
      why: "the manufacturer's joint is two boards thick; the standard allowances leave it to be pressed",
    },
    {
      law: 'solid',
      panels: ['front', 'left'],
      upTo: 0.5,
      why: 'for the same reason the free edge of the last wall bites into the corner',
    },
  ],
});
