import { fullTelescope } from './full-telescope.ts';

/** Low tray under a hood. Glue points between them hold until the shop lifts the hood off. */
export default fullTelescope(
  { hood: true },
  {
    name: 'Shelf tray with hood',
    about: 'Low tray of corrugated board that goes onto the shelf, under a hood that the shop lifts off.',
    from: 'house: the shelf-ready pack in common use: the trays of 0300, the hood down to the floor of the tray; our decisions: a tray a quarter as high as the goods, points of glue between both, which are not drawn',
    ids: { 'house-shelf-tray-with-hood': { size: { length: 390, width: 290, height: 200 } } },
  },
);
