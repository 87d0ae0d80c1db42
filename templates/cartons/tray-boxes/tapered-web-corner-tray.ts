import { box, taperedWall, taperMeasures, webCorner, webPhases, webTray } from '../../../src/author/index.ts';
import { splayOption, taperedSize } from '../../tray/tapered.ts';

/** Largest reach of a web along its wall, in mm, so that it does not touch the other webs. */
const roomForWeb = (length: number, width: number): number => Math.min(length, width) / 2 - 2;

/**
 * Smallest splay of walls of this height at which the webs reach in by at most `room`, in mm. Along the rim a web reaches
 * S (1 - k² - 2k) / (1 - k² + 2k) for a slant S and k = splay / S. Up to the flattest lean this is less than S - 2.5 splay.
 */
const leastSplay = (height: number, room: number): number =>
  (Math.sqrt(4 * room * room + 21 * height * height) - 5 * room) / 10.5;

/** Folded, uncut corners hold liquids. The diagonal of a web bisects the walls' angle on the sheet; it lies inside on front or back. */
export default box('carton', {
  name: 'Tapered web corner tray',
  about: 'Tray that is wider at its rim, with folded, uncut corners.',
  open: 'no lid',
  group: 'tray_boxes',
  from: 'house: no code: the webs of ECMA B40.22, creased where they halve the angle between two walls; the sizes are those of the floor. We read becf-11a0b as the one with webs, inside against front and back',
  ids: ['becf-11a0b'],
  size: taperedSize(100, 140, 60),
  // Higher walls would need more splay than allowed.
  sizeLimits: ({ length, width }) => ({ height: { max: 4 * roomForWeb(length, width) } }),
  options: ({ length, width, height }) => ({
    splay: splayOption(height, Math.max(2, leastSplay(height, roomForWeb(length, width)))),
  }),
  labels: { length: 'floor.x', width: 'floor.y', slant: 'back.y' },
  inner: {},
  build({ length, width, ...taper }) {
    const { edge, skew } = taperMeasures(taper);
    return webTray(length, width, webCorner('right-web', edge, 3 + taper.material, skew), (name, foot, ends) =>
      taperedWall(name, foot, taper, webPhases.walls, ends),
    );
  },
});
