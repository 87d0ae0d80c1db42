import { carton } from '../../tube/carton.ts';
import { lozenge } from '../../tube/lozenge.ts';
import { fullSeal } from '../../tube/seal.ts';
import { tubes } from '../../tube/tubes.ts';

export default tubes(carton, { group: 'standard_boxes' })({
  'Seal end with dispenser opening': {
    about: 'Folding carton glued shut at both ends; a lozenge tears out of its front to dispense tissues or bags.',
    from: 'house: the carton of becf-11d01 with a perforated lozenge in its front; its size is our decision',
    ids: ['becf-11d05'],
    ends: fullSeal,
    opening: lozenge,
  },
});
