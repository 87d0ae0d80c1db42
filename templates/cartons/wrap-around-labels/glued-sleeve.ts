import { insideShare, onePart } from '../../../src/board/index.ts';
import { glueFlap, sleeve } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

/**
 * Glued sleeve: four walls and a glue flap, open at both ends, to slide over a tray or a stack.
 *
 *  ╱┌────────┬──────┬────────┬──────┐
 *   │ front  │right │  back  │ left │
 *  ╲└────────┴──────┴────────┴──────┘
 */
export default template({
  name: 'Glued sleeve',
  about: 'Glued tube of four walls, open at both ends, to slide over what it holds.',
  group: 'cartons_wrap_around_labels',
  code: { ecma: 'F70.62.00.00' },
  provenance: {
    kind: 'standard',
    source:
      'ECMA F70.62: four walls and a glue flap; the last wall lies one board further out than the flap it is glued to',
  },
  ids: { 'becf-12501': {} },

  size: {
    length: mm(200, [30, 1000], 'Length: width of the front'),
    width: mm(150, [15, 600], 'Width: front to back'),
    height: mm(225, [15, 1500], 'Height: from end to end'),
    material: mm(0.5, [0.1, 1.2], 'Thickness of the board'),
  },
  choices: {},

  // Its ends lean in by 15° each: a flap wider than the sleeve is high would come to a point.
  options: ({ width, height }) => ({
    glue_flap: mm(Math.min(15, width - 3, height), [6, Math.min(width - 2, height)], 'Width of the glue flap'),
  }),

  build({ length, width, height, material, glue_flap }) {
    const tube = sleeve(
      height,
      [
        { name: 'front', width: length },
        { name: 'right', width },
        { name: 'back', width: length + material },
        { name: 'left', width: width - material },
      ],
      glueFlap({ height, width: glue_flap }),
    );
    return onePart({
      ...tube,
      thickness: material,
      inside: insideShare.carton,
      gauges: [
        { name: 'length', panel: 'front', along: 'y' },
        { name: 'width', panel: 'right', along: 'y' },
        { name: 'height', panel: 'back', along: 'x' },
      ],
      inner: [
        { name: 'length', a: 'right', b: 'front.glue' },
        { name: 'width', a: 'front', b: 'back' },
      ],
    });
  },
});
