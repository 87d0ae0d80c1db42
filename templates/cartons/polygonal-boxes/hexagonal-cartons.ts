import { hexagonalCarton } from '../../polygons/hexagonal-carton.ts';

const group = 'polygonal_boxes';
const acrossTheFlats = 'ECMA C10.40: the size is taken across the flats; our decisions are';
const snapLockBottom = 'a 1-2-3 bottom whose hooks hang on the back side walls';

export const hexagonalTuckTop = hexagonalCarton('tuck', 'snap lock', {
  name: 'Hexagonal carton, snap lock',
  about: 'Six-sided carton with a tuck lid and a 1-2-3 bottom.',
  group,
  code: 'C10.40.55.20',
  from: ['house', `${acrossTheFlats} a lid with one tuck over four dust flaps, and ${snapLockBottom}`],
  ids: ['becf-12801'],
});

export const hexagonalTuckEnds = hexagonalCarton('tuck', 'tuck', {
  name: 'Hexagonal carton, tuck ends',
  about: 'Six-sided carton with a tuck lid at both ends, both on the back.',
  group,
  code: 'C10.40.20.20',
  from: ['house', `${acrossTheFlats} lids with one tuck over four dust flaps`],
  ids: ['becf-12802'],
});

export const hexagonalPetalTop = hexagonalCarton('petals', 'snap lock', {
  name: 'Hexagonal carton, petal top',
  about: 'Six-sided carton whose top closes like a flower, with a 1-2-3 bottom.',
  group,
  code: 'C10.40.55.90',
  from: [
    'house',
    `${acrossTheFlats} petals of two arcs about their feet, creased from one foot to the tip, and ${snapLockBottom}`,
  ],
  ids: ['becf-12803'],
});
