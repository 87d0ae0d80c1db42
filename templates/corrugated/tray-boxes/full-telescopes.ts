import { fullTelescope } from './full-telescope.ts';

const foldedFlat =
  'Two glued trays of corrugated board with diagonal creases, delivered flat; the lid slides over the base.';

export default [
  fullTelescope({
    name: 'Full telescope box',
    about: 'Two trays of corrugated board with glued corners; the lid slides over the base.',
    code: '0300',
    from: 'standard: FEFCO 0300; crease allowances of two thirds inside, one third outside',
    evidence: 'figures',
    // The service's own code. The meaning of its A, perhaps a cut in two walls, is not known.
    ids: {
      'becf-21c02': {},
      'becf-21c04': { size: { length: 150, width: 120, height: 80 }, code: { fefco: '0300-A' } },
    },
  }),
  fullTelescope({
    turned: true,
    name: 'Full telescope box, tabs on the long walls',
    about: 'Two trays of corrugated board with corners glued inside the short walls; the lid slides over the base.',
    code: '0301',
    from: 'house: drawing not seen; it has the variables of FEFCO 0300, so we read 0301 as the same box with its tabs on the other walls; crease allowances of two thirds inside, one third outside',
    ids: ['becf-21c0b'],
  }),
  fullTelescope({
    shallow: true,
    name: 'Tray box with cover',
    about: 'Two trays of corrugated board with glued corners; the upper one is a shallow cover.',
    code: '0306',
    from: 'standard: FEFCO 0306: the tray of 0300 with a shallow lid, as on a shoe box; our decision: the lid is a quarter as high as the base, and at least 30',
    evidence: 'figures',
    ids: { 'fefco-0306': { size: { length: 300, width: 200, height: 120 } } },
  }),
  // Glue points between tray and hood hold until the shop lifts the hood off.
  fullTelescope({
    hood: true,
    name: 'Shelf tray with hood',
    about: 'Low tray of corrugated board that goes onto the shelf, under a hood that the shop lifts off.',
    from: 'house: the shelf-ready pack in common use: the trays of 0300, the hood down to the floor of the tray; our decisions: a tray a quarter as high as the goods, points of glue between both, which are not drawn',
    ids: { 'house-shelf-tray-with-hood': { size: { length: 390, width: 290, height: 200 } } },
  }),
  fullTelescope({
    foldsFlat: true,
    name: 'Telescope box that folds flat',
    about: foldedFlat,
    code: '0304',
    from: 'standard: FEFCO 0304: trays of 0300 with tabs on the short walls, glued to corners of the long walls beyond a crease at 45°',
    evidence: 'figures',
    ids: ['fefco-0304'],
  }),
  fullTelescope({
    foldsFlat: true,
    turned: true,
    name: 'Telescope box that folds flat, tabs on the long walls',
    about: foldedFlat,
    code: '0303',
    from: 'standard: FEFCO 0303: trays of 0301, whose tabs hang on corners of the long walls beyond a crease at 45°',
    evidence: 'figures',
    ids: ['fefco-0303'],
  }),
  fullTelescope({
    doubled: true,
    name: 'Telescope box with double triangular corners',
    about: 'Two trays of corrugated board whose corners are folded in two and glued; the lid slides over the base.',
    code: '0308',
    from: 'standard: FEFCO 0308: trays of 0448, whose corner squares are folded in two along their diagonal',
    evidence: 'figures',
    ids: ['fefco-0308'],
  }),
];
