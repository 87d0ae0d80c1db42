import { fullTelescope } from './full-telescope.ts';

const foldsFlat = {
  about: 'Two glued trays of corrugated board with diagonal creases, delivered flat; the lid slides over the base.',
  group: 'tray_boxes',
  closure: 'separate_lid',
} as const;

/** Telescope boxes whose glued trays fold flat: their long walls are creased at 45° from the corners. */
export default [
  fullTelescope(
    { foldsFlat: true },
    {
      ...foldsFlat,
      name: 'Telescope box that folds flat',
      code: '0304',
      from: [
        'standard',
        'FEFCO 0304: trays of 0300 with tabs on the short walls, glued to corners of the long walls beyond a crease at 45°',
        'figures',
      ],
      ids: ['fefco-0304'],
    },
  ),
  fullTelescope(
    { foldsFlat: true, turned: true },
    {
      ...foldsFlat,
      name: 'Telescope box that folds flat, tabs on the long walls',
      code: '0303',
      from: [
        'standard',
        'FEFCO 0303: trays of 0301, whose tabs hang on corners of the long walls beyond a crease at 45°',
        'figures',
      ],
      ids: ['fefco-0303'],
    },
  ),
];
