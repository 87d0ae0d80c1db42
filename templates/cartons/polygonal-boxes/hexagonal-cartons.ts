import { hexagonalCarton } from '../../polygons/hexagonal-carton.ts';

const acrossTheFlats = 'ECMA C10.40, the size taken across the flats;';
const twoTucks =
  'an independent drawing of C10.40.55.20 shows lids with two tucks beside the far edge and three dust flaps;';
const snapLockBottom = 'a 1-2-3 bottom with hooks on the back side walls';

export const hexagonalTuckTop = hexagonalCarton('tuck', 'snap lock', {
  name: 'Hexagonal carton, snap lock',
  about: 'Six-sided carton with a lid that tucks in on two sides and a 1-2-3 bottom.',
  code: 'C10.40.55.20',
  from: `house: ${acrossTheFlats} ${twoTucks} our decision: ${snapLockBottom}`,
  ids: ['becf-12801'],
});

export const hexagonalTuckEnds = hexagonalCarton('tuck', 'tuck', {
  name: 'Hexagonal carton, tuck ends',
  about: 'Six-sided carton with a lid at each end, both on the back, that tuck in on two sides.',
  code: 'C10.40.20.20',
  from: `house: ${acrossTheFlats} ${twoTucks} both lids on the back`,
  ids: ['becf-12802'],
});

export const hexagonalPinwheel = hexagonalCarton('pinwheel', 'snap lock', {
  name: 'Hexagonal carton, pinwheel top',
  about: 'Six-sided carton with joined top flaps that twist flat, and a 1-2-3 bottom.',
  code: 'C10.40.55.90',
  from: `house: ${acrossTheFlats} the top after an independent drawing of C10.40.55.90: the walls continue as joined flaps, each with one crease at 60° and a half-round lobe; our decision: ${snapLockBottom}`,
  ids: ['becf-12803'],
});

export const hexagonalPetalTop = hexagonalCarton('petals', 'snap lock', {
  name: 'Hexagonal carton, petal top',
  about: 'Six-sided carton whose top closes like a flower, with a 1-2-3 bottom.',
  from: `house: petals of two arcs around the ends of their crease, creased from one end to the tip, and ${snapLockBottom}`,
  ids: ['house-hexagonal-petals'],
});
