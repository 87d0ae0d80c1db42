import { box, flipRim, glueFlap, locked, mm, polygonSeam, regularPolygon, sleeve } from '../../../src/author/index.ts';
import { usualTuck } from '../../tube/usual.ts';
import { deepestTriangularTuck, triangularLidEnd } from './triangular-lid-panels.ts';

/** Three walls glued into a prism. Both lids hang on the middle wall and tuck in behind the other two. */
export default box('carton', {
  name: 'Triangular carton',
  about: 'Three-sided carton with a lid at each end that tucks in on two sides.',
  group: 'polygonal_boxes',
  code: 'C10.10.20.20',
  from: 'house: ECMA C10.10, a prism over an equilateral triangle; our decisions: two tucks on each lid, no dust flaps; delivered as a flat blank, because a tube of three walls folds flat only with an extra crease down the middle of one',
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
      tuck_flap: mm(usualTuck((Math.sqrt(3) / 2) * width), [5, deepest], 'How far the tucks reach in'),
    };
  },
  inner: { length: 'floor.top-lid|floor.bottom-lid' },
  build({ length, width, material, glue_flap, tuck_flap }) {
    const { fold } = regularPolygon(3, width);
    const { before, last } = polygonSeam(width, material, fold);
    const lid = (name: string) => triangularLidEnd({ name, side: width, wall: before, material, tuck: tuck_flap });
    const { joins, ...tube } = sleeve(
      length,
      [
        { name: 'right', width },
        { name: 'floor', width: before, top: lid('top-lid'), bottom: flipRim(lid('bottom-lid')) },
        { name: 'left', width: last },
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
      gauges: [
        { name: 'length', panel: 'right', along: 'x', span: [0, length] },
        { name: 'width', panel: 'right', along: 'y' },
      ],
    };
  },
});
