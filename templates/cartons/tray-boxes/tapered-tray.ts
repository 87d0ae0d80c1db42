import { box, longestTaperedTab, mm, taperedTray } from '../../../src/author/index.ts';
import { splayOption, taperedSize } from '../../tray/tapered.ts';

/** Four walls that lean out from the floor. Tabs of front and back are glued inside the sides. The trays can be stacked. */
export default box('carton', {
  name: 'Tapered tray',
  about: 'Tray that is wider at its rim, with glued corners.',
  open: 'no lid',
  group: 'tray_boxes',
  from: 'house: no code: the walls of becf-1200b without its lid; the sizes are those of the floor. We read becf-11a0c as the one with tabs: 150 high on a floor of 130 × 90, it has no room for folded corners',
  ids: ['becf-11a0c'],
  size: taperedSize(130, 90, 150),
  options: ({ width, height, material }) => {
    const splay = splayOption(height);
    const longest = longestTaperedTab(width, { height, splay: splay.max, material });
    return { splay, glue_tab: mm(15, [8, longest], 'Length of the corner tabs') };
  },
  build: ({ length, width, glue_tab: tab, ...taper }) => taperedTray({ length, width, tab }, taper),
});
