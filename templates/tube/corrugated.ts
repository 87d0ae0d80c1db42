import { mm, moveCurve, shift } from '../../src/author/index.ts';
import type { TubeBoard } from './board.ts';
import { caseBody, caseGlueOf, isExactInside } from './case-body.ts';
import { type ChosenInTube, intersectLimits, type Sizes } from './closure.ts';
import { glueJointNames, glueJointOf } from './glue-joints.ts';
import { acrossSeam } from './opening.ts';
import type { TubeStyle } from './style.ts';
import { usualCarrierGlue, usualCorrugatedGlue, usualJoint } from './usual.ts';
import { windowIn } from './window.ts';

/** Least width of a glue flap, in mm, and least length of its crease, in boards. */
const [LEAST_GLUE, LEAST_CREASE] = [12, 3];

/** Largest board thickness, in mm, for tongues that bend through a slit and for partitions on the glue flap. */
const BENDS = 3;

const isGlued = ({ glue_flap }: ChosenInTube): boolean => glue_flap === 'standard_flap';

/** The allowances that a tube offers, those of its plant first: a choice that draws by its table, or `plant`. */
const allowancesOf = ({ allowances, plant }: TubeStyle): readonly string[] => {
  const all: readonly string[] = allowances!;
  if (!plant) return all;
  const own = all.find((rule) => rule === plant.choice) ?? 'plant';
  return [own, ...all.filter((rule) => rule !== own)];
};

/** The sizes for a joint: those of the box between creases. A partition on the joint ends one board before the opposite wall. */
const alongJoint = (values: Sizes, walls: readonly number[], crease: number): Sizes => ({
  ...values,
  length: values.length - values.material,
  width: walls[1]!,
  height: crease,
});

/** Tubes of corrugated board by inside sizes, plus allowances of a rule. `usual`, `most`: thickness; `glue`: usual flap width; in mm. */
const corrugated = (usual: number, most: number, glue: (size: Sizes) => number, open = false): TubeBoard => ({
  kind: 'corrugated',
  size: ({ length = 100, width = 50, height = 150 }) => ({
    length: mm(length, [40, 2000], 'Length inside'),
    width: mm(width, [30, 1500], 'Width inside'),
    height: mm(height, [20, 2000], 'Height inside'),
  }),
  thickness: [usual, [0.8, most]],
  choices: (style) => ({
    glue_flap: glueJointNames(style),
    ...(style.windows && { window: ['none', 'front'] }),
    ...(style.allowances && { allowance: allowancesOf(style) }),
  }),
  window: windowIn(2),
  body: (style, values, chosen) => caseBody(style, values, chosen, open),
  sizeLimits: (style, size, chosen) => {
    const { height, material } = size;
    const { reach, crease } = caseGlueOf(style, caseBody(style, size, chosen, open).height, material, chosen);
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
    const body = caseBody(style, size, chosen, open);
    const { crease, widest } = caseGlueOf(style, body.height, size.material, chosen);
    const reach = style.opening?.jointReach;
    if (!isGlued(chosen)) return glueJointOf(chosen).flap(alongJoint(size, body.walls, crease), reach);
    const most = Math.min(size.width - 2 * size.material, widest, reach ?? widest);
    const least = Math.min(Math.max(LEAST_GLUE, 2.5 * size.material), most);
    return mm(glue(size), [least, Math.min(60, most)], 'Width of the glue flap');
  },
  seam: (style, values, chosen, { walls, height }) => {
    const { crease, upper, lower } = caseGlueOf(style, height, values.material, chosen);
    const { build, join } = glueJointOf(chosen);
    const { panel, slits } = build(alongJoint(values, walls, crease), { upper, lower, slit: values.material });
    // The flap is shorter than the wall whose slits its tongues go through.
    const foot = (height - crease) / 2;
    const torn = style.opening?.seam?.(values).map((y) => y - foot) ?? [];
    const flap = acrossSeam(panel, torn, { height: crease, width: values.glue_flap!, upper, lower });
    return { panel: flap, slits: slits.map((slit) => slit.map((curve) => moveCurve(shift(0, foot), curve))), join };
  },
  promisesInside: ({ plant }, chosen) => isExactInside(plant, chosen),
});

/** Boxes with tuck ends, of fine flute. */
export const tuckCase = corrugated(1.5, 7, ({ height }) => usualCorrugatedGlue(height));
/** Carriers of fine flute. */
export const carrierCase = corrugated(1.5, 7, ({ width }) => usualCarrierGlue(width));
export const shippingCase = corrugated(3, 9, ({ material }) => usualJoint(material), true);
