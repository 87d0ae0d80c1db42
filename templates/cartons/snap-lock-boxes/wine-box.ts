import { box, circle, glued, mm, part, placed, rectangle, resolveChoices } from '../../../src/author/index.ts';
import { cartonSizes } from '../../sizes.ts';
import tuckTops from './tuck-tops.ts';

/** The carton with a lid on the back and a 1-2-3 bottom. */
const carton = tuckTops.find(({ code }) => code.ecma === 'A55.20.01.03')!;
const plain = resolveChoices(carton);

/** Play of the platform between the walls, on each side, in mm. */
const PLAY = 0.5;

/** A carton with a 1-2-3 bottom and a bridge for the bottle's neck, glued to the right wall: gluing the carton puts it in place. */
export default box('carton', {
  name: 'Wine box',
  about: 'Carton for a bottle with a tuck lid and a 1-2-3 bottom; a platform on two legs holds the neck of the bottle.',
  group: 'snap_lock_boxes',
  from: 'house: the carton of becf-10a01 and a bridge of our own construction, with one leg glued to the right wall',
  ids: ['house-wine-box'],
  size: cartonSizes([85, [60, 300]], [85, [60, 300]], [330, [150, 800]]),
  board: [0.6, [0.3, 1.2]],
  order: ['length', 'width'],
  sizeLimits: ({ width }) => ({ height: { min: 2 * width } }),
  options: (size) => ({
    ...carton.options(size, plain),
    neck_diameter: mm(34, [15, size.width - 20], 'Diameter of the hole for the neck'),
    // The platform stays below the deepest tuck.
    platform_height: mm(0.7 * size.height, [0.3 * size.height, size.height - size.width], 'Height of the platform'),
  }),
  build(values) {
    const { length, width, height, material: t, neck_diameter: neck, platform_height: level } = values;
    const { blank } = carton.build(values, plain)[0]!;
    // The legs end above the layers of the bottom.
    const foot = 6 * t + 2;
    const [wide, across] = [width - 2 * PLAY, length - 2 * t - PLAY];
    const leg = rectangle('far-leg', wide, level - foot, { role: 'wall', phase: 0 });
    const hole = { line: 'cut' as const, curves: circle([wide / 2, across / 2], neck / 2) };
    const platform = rectangle('platform', wide, across, { role: 'wall', phase: 0, top: leg });
    const trunk = rectangle('leg', wide, level - foot, { role: 'wall', top: { ...platform, marks: [hole] } });
    const at = placed([height - foot, length - t, -PLAY], [0, 0, 0], [0, 0, -1], [-1, 0, 0]);
    return [
      part('carton', blank),
      part('bridge', { trunk, joins: [glued('leg', 'carton:right')] }, { ...at, with: 'carton:right' }),
    ];
  },
});
