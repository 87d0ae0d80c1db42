import { mm, moveCurve, shift } from '../../src/author/index.ts';
import type { TubeBoard } from './board.ts';
import { caseBody, caseGlueOf, caseRuleOf } from './case-body.ts';
import { type ChosenInTube, intersectLimits, type Sizes } from './closure.ts';
import { corrugatedExceptions } from './corrugated-exceptions.ts';
import { glueJointNames, glueJointOf } from './glue-joints.ts';
import { usualCorrugatedGlue, usualJoint } from './usual.ts';
import { windowIn } from './window.ts';

/** The narrowest glue flap that holds, in mm, and the shortest crease that one folds on, in boards. */
const [LEAST_GLUE, LEAST_CREASE] = [12, 3];

/** The thickest board whose tongues bend enough to be pushed through a slit, or that crosses the box as a partition. */
const BENDS = 3;

const isGlued = ({ glue_flap }: ChosenInTube): boolean => glue_flap === 'standard_flap';

/** A joint gets the box between its creases. A partition on it stays a board short of the opposite wall. */
const alongJoint = (values: Sizes, walls: readonly number[], crease: number): Sizes => ({
  ...values,
  length: values.length - values.material,
  width: walls[1]!,
  height: crease,
});

/**
 * Tubes of corrugated board of this usual and greatest thickness, with a glue flap usually so wide: the sizes asked are inside sizes,
 * and allowances are added to them by rule.
 */
const corrugated = (usual: number, most: number, glue: (size: Sizes) => number): TubeBoard => ({
  kind: 'corrugated',
  size: ({ length = 100, width = 50, height = 150 }) => ({
    length: mm(length, [40, 2000], 'Length inside'),
    width: mm(width, [30, 1500], 'Width inside'),
    height: mm(height, [20, 2000], 'Height inside'),
  }),
  thickness: [usual, [0.8, most]],
  choices: ({ top, bottom, allowances, windows }) => ({
    glue_flap: glueJointNames(!!(top.foldsInward || bottom.foldsInward)),
    ...(windows && { window: ['none', 'front'] }),
    ...(allowances && { allowance: allowances }),
  }),
  window: windowIn(2),
  body: (style, values, chosen) => caseBody(style, values, caseRuleOf(chosen)),
  sizeLimits: (style, size, chosen) => {
    const { height, material } = size;
    const rule = caseRuleOf(chosen);
    const { reach, crease } = caseGlueOf(style, caseBody(style, size, rule).height, material, rule);
    const least = Math.max(LEAST_GLUE / reach + 1, LEAST_CREASE * material);
    return intersectLimits(
      {
        length: { min: 10 * material },
        width: { min: 10 * material },
        height: { min: Math.max(5 * material, height - crease + least) },
      },
      isGlued(chosen) ? {} : intersectLimits(glueJointOf(chosen).sizeLimits(size), { material: { max: BENDS } }),
    );
  },
  glueFlap: (style, size, chosen) => {
    const body = caseBody(style, size, caseRuleOf(chosen));
    const { crease, widest } = caseGlueOf(style, body.height, size.material, caseRuleOf(chosen));
    if (!isGlued(chosen)) return glueJointOf(chosen).flap(alongJoint(size, body.walls, crease));
    const most = Math.min(size.width - 2 * size.material, widest, style.opening?.widestGlue ?? widest);
    return mm(Math.min(glue(size), most), [LEAST_GLUE, Math.min(60, most)], 'Width of the glue flap');
  },
  seam: (style, values, chosen, { walls, height }) => {
    const { crease, upper, lower } = caseGlueOf(style, height, values.material, caseRuleOf(chosen));
    const joint = glueJointOf(chosen);
    const { panel, slits } = joint.build(alongJoint(values, walls, crease), { upper, lower, slit: values.material });
    // The flap is shorter than the wall whose slits its tongues go through.
    const raise = shift(0, (height - crease) / 2);
    return { panel, slits: slits.map((slit) => slit.map((curve) => moveCurve(raise, curve))), by: joint.by };
  },
  // The other rules round, or count from crease to crease: they promise a case, not a size.
  promisesInside: (chosen) => caseRuleOf(chosen) === 'proportional',
  exceptions: corrugatedExceptions,
});

/** Boxes with tuck ends and carriers, of fine flute. */
export const tuckCase = corrugated(1.5, 7, ({ height }) => usualCorrugatedGlue(height));
/** Shipping cases. */
export const shippingCase = corrugated(3, 9, ({ material }) => usualJoint(material));
