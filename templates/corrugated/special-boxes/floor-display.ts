import { box, count, insideShare, mm, part, placed, resolve } from '../../../src/author/index.ts';
import { shippingCase } from '../../tube/corrugated.ts';
import { rawEnd } from '../../tube/open-end.ts';
import { slotted } from '../../tube/slotted.ts';
import { tube } from '../../tube/tube.ts';
import { displayParts } from './floor-display-panels.ts';

/** A half slotted case turned over: the flaps of the plinth bear the lowest shelf. */
const halfCase = tube(shippingCase, {
  ...{ name: 'Plinth', about: 'Plinth.', group: 'standard_boxes', from: 'house: FEFCO 0200', ids: ['plinth'] },
  ...{ allowances: ['crease'], top: slotted('meet', 'straight'), bottom: rawEnd },
});

export default box('corrugated', {
  name: 'Floor display',
  about: 'Free-standing display of corrugated board: shelves with lips in an open shell with header and plinth.',
  group: 'special_boxes',
  open: 'open front',
  from: 'house: our own construction and judgement, not tested under load; 400 × 300 × 1400 is usual. Tongues of the shelves in slits of back and sides, and their notches in those of the front strips, bear the load; the lowest lies on the plinth. Glue holds the liner of the header and the hems of the lips. Guesses: strips of a tenth of the depth, lips of 60, rails of 25, the places of the tongues, which stand out by a board and 2',
  ids: ['house-floor-display'],
  size: {
    length: mm(400, [250, 1000], 'Length: width of the front, without tongues'),
    width: mm(300, [200, 800], 'Width: front to back, without tongues'),
    height: mm(1400, [700, 2000], 'Height overall, with the header'),
  },
  board: [3, [1.5, 7]],
  options: ({ length, width, height, material: t }) => ({
    number_of_shelves: count(4, [3, Math.min(5, Math.floor(height / 220))], 'Shelves, with the one on the plinth'),
    lip: mm(60, [Math.max(25, 8 * t), 0.09 * height], 'Height of the lips of the shelves'),
    plinth: mm(120, [80, 0.2 * height], 'Height of the plinth'),
    header: mm(250, [80, 0.25 * height], 'Height of the header above the sides'),
    strip: mm(width / 10, [Math.max(20, 6 * t), Math.min(width / 4, length / 5)], 'Width of the strips in front'),
    plinth_material: mm(Math.max(4, t), [t, 9], 'Thickness of the board of the plinth'),
    clearance: mm(1, [0.5, 1.5], 'Play on each side of shelves and plinth, and of a slit beyond the board'),
  }),
  build(values) {
    const { shelf, shell, length, width, ahead, levels } = displayParts(values);
    const { material: t, plinth, plinth_material: p, clearance: c, ...size } = values;
    const [inside, outside] = [insideShare.corrugated * t, (1 - insideShare.corrugated) * t];
    // The plinth stands with play between back, sides and strips: its creases to those of the shell, and its wall below the flaps.
    const [gap, under] = [inside + c + (1 - insideShare.corrugated) * p, plinth - (2 - insideShare.corrugated) * p];
    const usual = resolve(halfCase, { length: length - 2 * gap, width: width - 2 * gap, height: under, material: p });
    // Its front's frame begins at the glue flap's upper end and goes down and then to the right; x, y and z go right, back and up.
    const at = (x: number, y: number, z: number, from: number, up: -1 | 0) =>
      placed([under - Math.max(4, p) - z, x - gap, gap - y], [0, 0, from], [0, -1, 0], [up, 0, -1 - up]);
    // The shell comes behind the plinth, then the shelves come, and the sides close around them.
    const away = size.length + size.width + 100;
    const shelfAt = (z: number) => ({ ...at(length - t - c, -ahead, z + outside, away, 0), phase: 5 });
    return [
      part('plinth', { ...halfCase.build(usual.values, usual.chosen)[0]!.blank, gauges: [], inner: [] }),
      part('shell', shell, { ...at(length, width, 0, -away, -1), phase: 4 }),
      ...levels.map((z, k) => part(`shelf_${k + 1}`, shelf, shelfAt(z))),
    ];
  },
});
