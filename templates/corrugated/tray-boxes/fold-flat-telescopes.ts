import { fullTelescope } from './full-telescope.ts';

const about =
  'Two glued trays of corrugated board with diagonal creases, delivered flat; the lid slides over the base.';

/** Telescope boxes with creases at 45°: in long walls, so that their glued trays fold flat, or in their corner squares. */
export default [
  fullTelescope(
    { foldsFlat: true },
    {
      name: 'Telescope box that folds flat',
      about,
      code: '0304',
      from: 'standard: FEFCO 0304: trays of 0300 with tabs on the short walls, glued to corners of the long walls beyond a crease at 45°',
      evidence: 'figures',
      ids: ['fefco-0304'],
    },
  ),
  fullTelescope(
    { foldsFlat: true, turned: true },
    {
      about,
      name: 'Telescope box that folds flat, tabs on the long walls',
      code: '0303',
      from: 'standard: FEFCO 0303: trays of 0301, whose tabs hang on corners of the long walls beyond a crease at 45°',
      evidence: 'figures',
      ids: ['fefco-0303'],
    },
  ),
  fullTelescope(
    { doubled: true },
    {
      name: 'Telescope box with double triangular corners',
      about: 'Two trays of corrugated board whose corners are folded in two and glued; the lid slides over the base.',
      code: '0308',
      from: 'standard: FEFCO 0308: trays of 0448, whose corner squares are folded in two along their diagonal',
      evidence: 'figures',
      ids: ['fefco-0308'],
    },
  ),
];
