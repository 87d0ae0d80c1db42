import { polygonalBox } from '../../polygons/polygonal-box.ts';

export const octagonal = polygonalBox('octagon', {
  name: 'Octagonal box with lid',
  about: 'Eight-sided tray and a lid that slides over it, both with glued corners.',
  group: 'polygonal_boxes',
  code: 'D10.51.04.62',
  from: [
    'house',
    'D10.51 was not seen: taken for eight sides, its sizes for the distance across, the base’s height and the lid’s',
  ],
  ids: ['becf-12805'],
});

export const hexagonal = polygonalBox('hexagon', {
  name: 'Hexagonal box with lid',
  about: 'Six-sided tray and a lid that slides over it, both with glued corners.',
  group: 'polygonal_boxes',
  code: 'D10.51.04.62',
  from: [
    'house',
    'D10.51 was not seen: the box of becf-12805 over a hexagon, at its sizes, since becf-12806 shows none of its own',
  ],
  ids: ['becf-12806'],
});
