import { box, flipRim, glueFlap, locked, mm, polygonSeam, regularPolygon, sleeve } from '../../../src/author/index.ts';
import { usualTuck } from '../../tube/usual.ts';
import {
  deepestTriangularDust,
  deepestTriangularTuck,
  triangularDustEnd,
  triangularLidEnd,
} from './triangular-lid-panels.ts';

/** Three walls glued into a prism. Both lids hang on the middle wall, lie on dust flaps of the other two, and tuck in behind them. */
export default box('carton', {
  name: 'Triangular carton',
  about: 'Three-sided carton with a lid at each end that lies on two dust flaps and tucks in on two sides.',
  group: 'polygonal_boxes',
  code: 'C10.10.20.20',
  from: 'house: ECMA C10.10, a prism over an equilateral triangle; our decisions: two tucks on each lid, and beside its crease two dust flaps, each a quarter of a wall wide; delivered as a flat blank, because a tube of three walls folds flat only with an extra crease down the middle of one',
  ids: ['becf-12804'],

  size: {
    length: mm(200, [40, 1500], 'Length: from end to end'),
    width: mm(110, [45, 600], 'Width of each of the three walls'),
  },
  reads: { across: 'width', along: 'length' },

  options: ({ length, width, material }) => {
    const deepest = Math.min(deepestTriangularTuck(width, material), length / 2 - 3);
    return {
      glue_flap: mm(15, [10, Math.min(width / 2, length / 2)], 'Width of the glue flap'),
      // (Math.sqrt(3) / 2) * width is the height of the triangle and the depth of the lid.
      tuck_flap: mm(usualTuck((Math.sqrt(3) / 2) * width), [4, deepest], 'How far the tucks reach in'),
      dust_flap: mm(
        Math.max(12, width / 8),
        [6, deepestTriangularDust(width)],
        'Reach of the dust flaps below the lids',
      ),
    };
  },
  labels: ({ length }) => ({ length: ['right.x', 0, length], width: 'right.y' }),
  inner: { length: 'right.top-dust|right.bottom-dust' },
  build({ length, width, material, glue_flap, tuck_flap, dust_flap }) {
    const { fold } = regularPolygon(3, width);
    const { before, last } = polygonSeam(width, material, fold);
    const lid = (name: string) => triangularLidEnd({ name, side: width, wall: before, material, tuck: tuck_flap });
    const dust = (end: string, wall: number) => triangularDustEnd(`${end}-dust`, width, wall, material, dust_flap);
    const { joins, ...tube } = sleeve(
      length,
      [
        { name: 'right', width, top: dust('top', width), bottom: flipRim(dust('bottom', width)) },
        { name: 'floor', width: before, top: lid('top-lid'), bottom: flipRim(lid('bottom-lid')) },
        { name: 'left', width: last, top: flipRim(dust('top', last)), bottom: dust('bottom', last) },
      ],
      glueFlap({ height: length, width: glue_flap }),
      { corner: fold },
    );
    return {
      ...tube,
      joins: [
        ...joins,
        // The left wall is to the right of the floor.
        ...(['top-lid', 'bottom-lid'] as const).flatMap((lid) => [
          locked(`floor.${lid}.right-tuck`, 'left'),
          locked(`floor.${lid}.left-tuck`, 'right'),
        ]),
      ],
    };
  },
});
