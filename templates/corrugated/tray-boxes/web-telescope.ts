import { box, insideShare, mm, telescope } from '../../../src/author/index.ts';
import { corrugatedWeb, deepestWeb, uprightWebTray, webOptions } from '../../tray/web-trays.ts';

export default box('corrugated', {
  name: 'Telescope box with web corners',
  about: 'Two liquid-tight trays of corrugated board with folded, uncut corners; the lid slides over the base.',
  group: 'tray_boxes',
  closure: 'separate_lid',
  code: '0309',
  from: 'standard: FEFCO 0309: two trays whose uncut corners fold along a diagonal and are glued against front and back; webs that are notched, so that walls may be high, are our own',
  evidence: 'figures',
  ids: ['fefco-0309'],
  size: {
    length: mm(300, [50, 1500], 'Length inside the base'),
    width: mm(200, [40, 1200], 'Width inside the base, between front and back'),
    height: mm(60, [20, 500], 'Height inside'),
  },
  // Four boards of a web lie in one corner.
  board: [3, [1, 5]],
  usualOrder: ['length', 'width'],
  choices: { webs: ['whole', 'notched'] },
  // Whole webs lie side by side on the walls, which limits the height. Notched webs do not limit it.
  sizeLimits: ({ length, width, material }, { webs }) => {
    const least = (webs === 'whole' ? 20 : 14) * material;
    const deepest = deepestWeb(Math.max(length, least, 50), Math.max(width, least, 40), material);
    return {
      length: { min: least },
      width: { min: least },
      height: { min: 8 * material, ...(webs === 'whole' && { max: Math.max(deepest, 8 * material, 20) }) },
    };
  },
  options: ({ length, width, height, material }, { webs }) => ({
    ...webOptions(webs, length, width, { height, material }),
    lid_height: mm(height, [Math.max(15, 6 * material), height + material], 'Height inside the lid'),
    clearance: mm(Math.max(1, material / 2), [0.2, 5], 'Play between base and lid on each side'),
  }),
  build({ length, width, height, material: t, lid_height, clearance, web_flap }) {
    const inside = insideShare.corrugated * t;
    /** A tray of these inside sizes. */
    const tray = (long: number, wide: number, high: number) => {
      const [x, y, wall] = [long + 2 * inside, wide + 2 * inside, high + inside];
      const web = corrugatedWeb('right-web', { height: wall, material: t }, web_flap);
      return { body: uprightWebTray({ length: x, width: y, height: wall }, web), x, y };
    };
    // The webs of the lid lie between its long walls and those of the base.
    const more = 2 * (t + clearance);
    return telescope(tray(length, width, height), tray(length + more, width + more + 4 * t, lid_height), {
      above: height + 2 * inside,
      from: 2 * (height + lid_height),
      inner: { length: 'right|left', width: 'back|front', height: 'floor|lid:floor' },
    });
  },
});
