import { doubleWallOctagon } from '../../polygons/double-wall-octagon.ts';
import { polygonalBox } from '../../polygons/polygonal-box.ts';

export const doubleWalls = doubleWallOctagon({
  name: 'Octagonal box with double walls',
  about:
    'Eight-sided tray with double walls that lock into its floor, and a lid of the same construction, without glue.',
  code: 'D10.51.04.62',
  from: 'house: D10.51.04, by the table of group D unglued, eight sides, double walls, claws and dust flaps; our decisions: the double walls of becf-11701 with their nibs as claws, dust flaps on every second wall, a lid that goes over the base (we do not know what 62 means). The difference of becf-12806 and its variants is not known: drawn alike',
  ids: ['becf-12805', 'becf-12806', 'becf-12807', 'becf-12808'],
});

export const octagonal = polygonalBox('octagon', {
  name: 'Octagonal box with lid',
  about: 'Eight-sided tray and a lid that slides over it, both with glued corners.',
  from: 'house: eight single walls; every second one has tabs that are glued inside its neighbours',
  ids: ['house-octagonal-box'],
});

export const hexagonal = polygonalBox('hexagon', {
  name: 'Hexagonal box with lid',
  about: 'Six-sided tray and a lid that slides over it, both with glued corners.',
  from: 'house: the octagonal box with glued corners as a hexagon',
  ids: ['house-hexagonal-box'],
});
