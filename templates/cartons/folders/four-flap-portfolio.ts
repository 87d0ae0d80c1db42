import { box, mm, type Panel, pen, stadium, when } from '../../../src/author/index.ts';

/** When things fold: the flaps at the sides, then those at foot and top over them. */
const phases = { sides: 0, foot: 1, top: 2 } as const;

/** Between two flaps that do not meet. */
const APART = 2;

/** Height of a slit for a ribbon, and how far it lies from the edge of its flap. */
const SLIT = { height: 2, edge: 8 } as const;

/** A flap whose corners are cut off; with a slit for a ribbon along its edge, if that has a length. */
const flap = (name: string, seat: number, depth: number, chamfer: number, slit?: number): Panel => {
  const p = pen(name, seat, { fold: 180, phase: phases.sides })
    .to(seat, depth - chamfer)
    .to(seat - chamfer, depth)
    .to(chamfer, depth)
    .to(0, depth - chamfer);
  if (slit !== undefined) p.mark('cut', ...stadium([seat / 2, depth - SLIT.edge], slit, SLIT.height));
  return p.close();
};

/**
 * Four-flap portfolio: holds loose sheets between its centre and four flaps with their corners cut off. A ribbon
 * through slits at foot and top ties it.
 *
 *       ╭────────╮
 *      ┌┴────────┴┐
 *    ╭─┤          ├─╮
 *    │ │  centre  │ │
 *    ╰─┤          ├─╯
 *      └┬────────┬┘
 *       ╰────────╯
 */
export default box('carton', {
  name: 'Four-flap portfolio',
  about: 'Portfolio that closes with four flaps, with or without slits for a ribbon.',
  group: 'folders',
  code: 'F60.91.00.00',
  from: [
    'standard',
    'ECMA F60.91: four flaps about a centre; how deep they are and the slits for a ribbon were our decision',
  ],
  ids: ['becf-12b06'],

  size: {
    length: mm(300, [80, 1000], 'Length of the sheets inside'),
    width: mm(200, [80, 1000], 'Width of the sheets inside'),
  },
  choices: { ribbon: ['slits', 'none'] },

  options: ({ length, width }, { ribbon }) => {
    // The flaps of a pair do not reach one another; a chamfer is less than any of them is deep.
    const [ends, sides] = [(width - APART) / 2, (length - APART) / 2];
    return {
      end_flap: mm(90, [25, ends], 'Depth of the flaps at foot and top'),
      side_flap: mm(60, [25, sides], 'Depth of the flaps at the sides'),
      chamfer: mm(18, [3, 24], 'What is cut off the corners of the flaps'),
      ...when(ribbon === 'slits', {
        ribbon_slit: mm(12, [4, 20], 'Length of the slits, the width of the ribbon'),
      }),
    };
  },

  labels: { length: 'centre.x', width: 'centre.y' },
  build({ length, width, material, end_flap, side_flap, chamfer, ribbon_slit }, { ribbon }) {
    // Over the flaps at the sides: a board further out.
    const over = (name: 'foot' | 'top'): Panel => ({
      ...flap(`${name}-flap`, length, end_flap, chamfer, ribbon === 'slits' ? ribbon_slit : undefined),
      folds: [{ phase: phases[name], to: 180, clearance: material }],
    });
    // Clear of the round of those folds.
    const foot = 1 + material;
    const side = (name: string) => flap(name, width - 2 * foot, side_flap, chamfer);
    return {
      trunk: pen('centre', length, { role: 'wall' })
        .side(length, width, side('right-flap'))
        .hang(0, width, over('top'))
        .side(0, 0, side('left-flap'))
        .close(),
      base: { line: 'crease', panel: over('foot') },
      rises: 'up',
      joins: [],
    };
  },
});
