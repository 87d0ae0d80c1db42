import { archedFlaps } from '../../tube/arched-flaps.ts';
import { carton } from '../../tube/carton.ts';
import { tubes } from '../../tube/tubes.ts';

/** Pillow packs with four walls. */
export default tubes(
  carton,
  'carton_bags_pillows',
)({
  'Pillow pack with side walls': {
    about: 'Pack of two faces and two narrow walls; arched flaps close over square ones at each end, without glue.',
    code: 'F70.01.00.00.B',
    from: [
      'house',
      'ECMA F70.01, form B: four walls, square flaps on the narrow ones, arched flaps on the faces, the outer ones with a thumb notch. We draw its arched creases straight and omit the tongue of becf-12108: both ids are drawn alike',
    ],
    ids: ['becf-12106', 'becf-12108'],
    size: { length: 100, width: 33, height: 150 },
    top: archedFlaps,
    bottom: archedFlaps,
  },
});
