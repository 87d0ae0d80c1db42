import { box, gluedTray, trayLabels } from '../../../src/author/index.ts';
import { betweenCreases } from '../../tray/corrugated-sizes.ts';
import { inRing, slidesInRing } from './slide-in-ring.ts';

export default box('corrugated', {
  ...slidesInRing,
  name: 'Slide box with tray',
  about: 'Glued tray of corrugated board that slides in a glued ring open at both ends, as a drawer.',
  from: 'house: a tray with glued corners in the ring of FEFCO 0503',
  ids: ['house-tray-slide-box'],
  build({ length, width, height, material: t, clearance: play, glue_flap: glue }) {
    const size = betweenCreases({ length, width, height, material: t });
    const body = gluedTray({ ...size, tab: Math.min(35, size.length / 3) });
    const outside = { length: length + 2 * t, width: width + 2 * t, height: height + t };
    return inRing('tray', { body: { ...body, labels: trayLabels }, floor: size.width, outside }, t, play, glue);
  },
});
