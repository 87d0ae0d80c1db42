import { GRIP, mm } from '../../src/author/index.ts';
import { type Closure, halfAcross, tubeEnd } from './closure.ts';
import { gussetedGableEnds } from './gusseted-gable-panels.ts';

/** A carry top of carton: two roofs with handles over gussets that fold in. `boards`: number of boards in a tube that is glued flat. */
export const gussetedGable = (boards = 0): Closure => ({
  longFront: true,
  // The lap of the gable lies on the glue flap and is glued with it; tongues would leave it loose.
  withoutJoints: ['flap_with_lock'],
  sizeLimits: () => ({ length: { min: 50 + 2 * GRIP.beside }, width: { min: 30 } }),
  options: ({ width }) => ({
    roof_height: mm(25, [width / 4, width], 'Height of the ridge above the walls'),
    handle_height: mm(40, [GRIP.height + 14, 80], 'Height of the handles above the ridge'),
  }),
  standing: halfAcross,
  build: (context) => {
    const { material, roof_height, handle_height, fin_height, glue_flap } = context.values;
    return gussetedGableEnds({
      ...tubeEnd(context),
      rise: roof_height!,
      handle: (handle_height ?? fin_height)!,
      fin: fin_height !== undefined,
      lap: glue_flap!,
      layerThickness: boards * material,
    });
  },
});

/** The same gable without handles: the roofs end in a fin of two plies, which is glued shut. */
export const finnedGable: Closure = {
  ...gussetedGable(),
  sizeLimits: () => ({ length: { min: 40 }, width: { min: 30 } }),
  options: ({ width }) => ({
    roof_height: mm(width / 2, [width / 4, width], 'Height of the ridge above the walls'),
    fin_height: mm(22, [12, 40], 'Height of the fin above the ridge'),
  }),
};
