import {
  box,
  deepestTuck,
  locked,
  mm,
  trayLabels,
  webCorner,
  webPhases,
  withJoins,
} from '../../../src/author/index.ts';
import { traySizes } from '../../sizes.ts';
import { trayLid } from '../../tray/tray-lid.ts';
import { cartonWebLimits, uprightWebTray, webChamfer } from '../../tray/web-trays.ts';
import { usualTuck } from '../../tube/usual.ts';

/** Web corner tray with a lid on its back. The tuck of the lid goes behind the webs of the front. */
export default box('carton', {
  group: 'tray_boxes',
  closure: 'hinged_lid',
  order: ['length', 'width'],
  name: 'Web corner tray with lid',
  about: 'Liquid-tight tray with folded, uncut corners and a hinged lid that tucks in.',
  from: 'house: a webbed tray with a tuck lid, from its picture: the tray of B40.22 and the lid of the tuck cartons',
  ids: ['becf-11a0e'],
  size: traySizes([150, [50, 1000]], [130, [40, 800]], [50, [14, 300]]),
  sizeLimits: cartonWebLimits,
  options: ({ length, width, height, material }) => {
    const deepest = Math.min(width / 2, height - 4, deepestTuck(length, material, 12));
    return { tuck_flap: mm(usualTuck(width, 20), [6, deepest], 'How far the tuck reaches in') };
  },
  labels: ({ height }) => ({ ...trayLabels, height: ['back.y', 0, height] }),
  build({ length, width, height, material, tuck_flap: tuck }) {
    // The two boards of a web lie between front and tuck.
    const lid = trayLid({ length, width: width - 2 * material, tuck, material, phase: webPhases.webs + 1 });
    const web = webCorner('right-web', height, webChamfer(material));
    return withJoins(
      uprightWebTray({ length, width, height }, web, lid),
      locked('back.lid.tuck', 'front.right-web.back'),
    );
  },
});
