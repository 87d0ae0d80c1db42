import { box, mm, notchedWebCorner } from '../../../src/author/index.ts';
import { uprightWebTray, webChamfer, webTraySize, webTrays } from '../../tray/web-trays.ts';

/** Webs folded along the whole corner hold liquids up to their reach. The height of the walls does not depend on them. */
export default box('carton', {
  ...webTrays,
  name: 'Notched web corner tray',
  about: 'Tray with notched folded corners, which need less board and suit high walls.',
  code: 'B40.24.00.00',
  from: 'house: drawing of B40.24 not seen: unlike B40.22 the style has the width of a flap, which we read as the reach of its webs',
  ids: ['becf-11a03'],
  size: webTraySize(18),
  options: ({ length, width, height, material }) => {
    // A web of less than 8 mm cannot be glued.
    const most = Math.min(length / 2 - 2, width / 2 - 2, height - webChamfer(material) - 4);
    return { web_flap: mm(20, [8, most], 'How far the webs reach along the walls') };
  },
  build: (v) => uprightWebTray(v, notchedWebCorner('right-web', v.height, v.web_flap, webChamfer(v.material))),
});
