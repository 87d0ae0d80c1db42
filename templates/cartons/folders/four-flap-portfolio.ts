import { box, mm, type Panel, pen, rectangle, stadium, when } from '../../../src/author/index.ts';

/** A flap with chamfered corners. The side flaps fold first. */
const cornerless = (name: string, seat: number, depth: number, chamfer: number): Panel =>
  pen(name, seat, { fold: 180 })
    .path([seat, depth - chamfer], [seat - chamfer, depth])
    .closeMirrored();

/** Holds loose sheets between its centre and four flaps with chamfered corners. A ribbon through slits in the end flaps ties it. */
export default box('carton', {
  name: 'Four-flap portfolio',
  about: 'Portfolio that closes with four flaps, with or without slits for a ribbon.',
  group: 'folders',
  code: 'F60.91.00.00',
  from: 'standard: ECMA F60.91: four flaps around a centre; the depth of the flaps and the slits for a ribbon are our decision',
  ids: ['becf-12b06'],
  size: {
    length: mm(300, [80, 1000], 'Length of the sheets inside'),
    width: mm(200, [80, 1000], 'Width of the sheets inside'),
  },
  choices: { ribbon: ['slits', 'none'] },
  // The end flaps nearly meet, so that sheets stay inside. Opposite flaps stay 2 mm apart. The chamfer is less than every depth.
  options: ({ length, width }, { ribbon }) => ({
    end_flap: mm(0.45 * width, [25, (width - 2) / 2], 'Depth of the flaps at bottom and top'),
    side_flap: mm(0.2 * length, [25, (length - 2) / 2], 'Depth of the flaps at the sides'),
    chamfer: mm(18, [3, 24], 'Chamfer of the flap corners'),
    ...when(ribbon === 'slits', { ribbon_slit: mm(12, [4, 20], 'Length of the slits: width of the ribbon') }),
  }),
  labels: { length: 'centre.x', width: 'centre.y' },
  build({ length, width, material, end_flap, side_flap, chamfer, ribbon_slit }, { ribbon }) {
    // The slit lies 8 mm from the edge. The end flaps fold over the side flaps, so they are one board further out.
    const slit = { line: 'cut', curves: stadium([length / 2, end_flap - 8], ribbon_slit, 2) } as const;
    const over = (name: string, phase: number): Panel => ({
      ...cornerless(name, length, end_flap, chamfer),
      marks: ribbon === 'slits' ? [slit] : [],
      folds: [{ phase, to: 180, clearance: material }],
    });
    // Narrower, so that the side flaps do not touch the rounded folds of the end flaps.
    const side = (name: string) => cornerless(name, width - 2 * (1 + material), side_flap, chamfer);
    return {
      trunk: rectangle('centre', length, width, {
        role: 'wall',
        right: side('right-flap'),
        top: over('top-flap', 2),
        left: side('left-flap'),
      }),
      base: { line: 'crease', panel: over('foot-flap', 1) },
    };
  },
});
