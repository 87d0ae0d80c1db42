import { caseAllowance, mm } from '../../src/author/index.ts';
import type { TubeBoard } from './board.ts';
import { glueJointNames, glueJointOf } from './glue-joints.ts';
import { acrossSeam } from './opening.ts';
import { windowIn, windowPlaces } from './window.ts';

/** Tubes of carton: four walls with the given sizes between creases, the last a board shorter, as in all tubes that were measured. */
export const carton: TubeBoard = {
  kind: 'carton',
  size: ({ length = 100, width = 50, height = 150 }) => ({
    length: mm(length, [20, 1000], 'Length: width of the front'),
    width: mm(width, [15, 600], 'Width: front to back'),
    height: mm(height, [20, 1500], 'Height: bottom to top'),
  }),
  thickness: [0.5, [0.1, 1.2]],
  choices: (style) => ({ glue_flap: glueJointNames(style), ...(style.windows && { window: windowPlaces }) }),
  window: windowIn(0),
  body: (_, { length, width, height, material }) => ({
    walls: [length, width, length, width - material],
    height,
    allowance: caseAllowance('crease', material, width),
  }),
  sizeLimits: (_, size, chosen) => glueJointOf(chosen).sizeLimits(size),
  glueFlap: (_, size, chosen) => glueJointOf(chosen).flap(size),
  seam: ({ top, bottom, opening }, values, chosen) => {
    const joint = glueJointOf(chosen);
    const { glueSlope: upper = 15 } = top;
    const { glueSlope: lower = 15 } = bottom;
    const { panel, slits } = joint.build(values, { upper, lower, slit: 0 });
    const torn = opening?.seam?.(values) ?? [];
    const flap = acrossSeam(panel, torn, { height: values.height, width: values.glue_flap!, upper, lower });
    return { panel: flap, slits, join: joint.join };
  },
  promisesInside: () => true,
};
