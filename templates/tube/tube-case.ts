import {
  type CaseRule,
  type Choices,
  type Exception,
  insideShare,
  type Lengths,
  mm,
  moveCurve,
  onePart,
  type Part,
  sleeve,
  type Template,
  type TemplateHead,
  template,
} from '../../src/author/index.ts';
import { bodyOf, glueOf, ruleOf } from './case-body.ts';
import type { CaseClosure } from './case-closure.ts';
import { bothEnds, type Chosen, intersectLimits, type Sizes } from './closure.ts';
import { glueJointNames, glueJointOf } from './glue-joint.ts';
import { windowIn } from './window.ts';

/** A style of corrugated case: a name, and how it closes at either end. */
export interface CaseStyle extends TemplateHead {
  readonly top: CaseClosure;
  readonly bottom: CaseClosure;
  /** Board: the usual one, and the thickest. */
  readonly board: { readonly usual: number; readonly most: number };
  /** Usual width of the glue flap. */
  readonly glue: number;
  /** The rules by which its allowances may be found, the first if nothing is asked. */
  readonly allowances?: readonly [CaseRule, ...CaseRule[]];
  /** Offers windows in the front. */
  readonly windows?: boolean;
}

/** The narrowest glue flap that holds, in mm, and the shortest crease that one folds on, in boards. */
const [LEAST_GLUE, LEAST_CREASE] = [12, 3];

const window = windowIn(2);

/** The thickest board whose tongues bend enough to be pushed through a slit, or that crosses the box as a partition. */
const BENDS = 3;

/** Where a partition begins on the glue flap. */
const besidePartition: Exception = {
  law: 'solid',
  panels: ['front.glue.partition', 'left'],
  upTo: 0.7,
  why: "the manufacturer's joint is left to be pressed: a partition on it begins up to two thirds of a board inside of that wall",
};

const isGlued = ({ glue_flap }: Chosen): boolean => glue_flap === 'standard_flap';

/** A seam sees the box between the creases it lies at; what it carries across the inside stays a board short of the wall. */
const alongSeam = (values: Sizes, walls: readonly number[], crease: number): Sizes => ({
  ...values,
  length: values.length - values.material,
  width: walls[1]!,
  height: crease,
});

/**
 * A case of corrugated board made of a glued tube: the sizes asked are inside sizes, and allowances are
 * added to them by rule; a glue flap on the first wall, and a closure at each end.
 */
export const tubeCase = (style: CaseStyle): Template => {
  const { top, bottom, board, allowances } = style;
  const swingsIn = top.foldsInward || bottom.foldsInward || false;
  const choices: Choices = {
    ...bothEnds(top, bottom),
    glue_flap: glueJointNames(swingsIn),
    ...(style.windows && { window: ['none', 'front'] }),
    ...(allowances && { allowance: allowances }),
  };
  return template({
    name: style.name,
    about: style.about,
    group: style.group,
    code: style.code,
    provenance: style.provenance,
    ids: style.ids,
    size: {
      length: mm(100, [40, 2000], 'Length inside'),
      width: mm(50, [30, 1500], 'Width inside'),
      height: mm(150, [20, 2000], 'Height inside'),
      material: mm(board.usual, [0.8, board.most], 'Thickness of the board'),
    },
    order: ['length', 'width'],
    sizeLimits: (values, chosen: Chosen) => {
      const { length, height, material } = values;
      const { body } = bodyOf(style, values, ruleOf(chosen));
      const { reach, crease } = glueOf(style, body, material);
      const least = Math.max(LEAST_GLUE / reach + 1, LEAST_CREASE * material);
      return intersectLimits(
        {
          length: { min: 10 * material },
          width: { min: 10 * material, max: length },
          height: { min: Math.max(5 * material, height - crease + least) },
        },
        top.sizeLimits?.(values, chosen),
        bottom.sizeLimits?.(values, chosen),
        window.within(values, chosen),
        isGlued(chosen) ? {} : intersectLimits(glueJointOf(chosen).sizeLimits(values), { material: { max: BENDS } }),
      );
    },
    choices,
    incompatible: [...(top.incompatible?.('top') ?? []), ...(bottom.incompatible?.('bottom') ?? [])],

    options: (values, chosen: Chosen): Lengths => {
      const { width, material } = values;
      const { body, walls } = bodyOf(style, values, ruleOf(chosen));
      const glue = glueOf(style, body, material);
      const widest = Math.min(width - 2 * material, glue.widest);
      return {
        glue_flap: isGlued(chosen)
          ? mm(Math.min(style.glue, widest), [LEAST_GLUE, Math.min(60, widest)], 'Width of the glue flap')
          : glueJointOf(chosen).flap(alongSeam(values, walls, glue.crease)),
        ...top.options(values, chosen, 'top'),
        ...bottom.options(values, chosen, 'bottom'),
        ...window.options(values, chosen),
      };
    },

    build(v, chosen: Chosen): readonly Part[] {
      const values: Sizes = v;
      const { material } = v;
      const rule = ruleOf(chosen);
      const { walls, body, more } = bodyOf(style, values, rule);
      const above = top.build({ end: 'top', values, chosen, walls, more });
      const below = bottom.build({ end: 'bottom', values, chosen, walls, more });
      const { crease, upper, lower } = glueOf(style, body, material);
      const holes = window.holes(walls[0], body, values, chosen);
      const seam = glueJointOf(chosen);
      const flap = seam.build(alongSeam(values, walls, crease), { upper, lower, slit: material });
      // The flap is shorter than the wall whose slits its tongues go through.
      const raise = { cos: 1, sin: 0, x: 0, y: (body - crease) / 2 };
      const slits = flap.slits.map((slit) => slit.map((curve) => moveCurve(raise, curve)));
      const { joins, ...tube } = sleeve(
        body,
        [
          { name: 'front', width: walls[0], top: above.front, bottom: below.front, holes },
          { name: 'right', width: walls[1], top: above.right, bottom: below.right },
          { name: 'back', width: walls[2], top: above.back, bottom: below.back },
          { name: 'left', width: walls[3], top: above.left, bottom: below.left, holes: slits },
        ],
        flap.panel,
      );
      const [ceiling, floor] = [top.lid('top'), bottom.lid('bottom')];
      return onePart({
        ...tube,
        thickness: material,
        inside: insideShare.corrugated,
        joins: [...joins.map((join) => ({ ...join, by: seam.by })), ...above.joins, ...below.joins],
        gauges: [
          { name: 'length', panel: 'front', along: 'y', span: [0, walls[0]] },
          { name: 'width', panel: 'right', along: 'y', span: [0, walls[1]] },
          { name: 'height', panel: 'back', along: 'x', span: [0, body] },
        ],
        // The other rules round, or count from crease to crease: they promise a case, not a size.
        inner:
          rule === 'proportional'
            ? [
                { name: 'length', a: 'right', b: 'left' },
                { name: 'width', a: 'front', b: 'back' },
                ...(ceiling && floor ? [{ name: 'height', a: ceiling, b: floor }] : []),
              ]
            : [],
      });
    },

    exceptions: [
      {
        law: 'solid',
        panels: ['front.glue', 'left'],
        upTo: 1,
        why: "the manufacturer's joint is two boards thick; the standard allowances leave it to be pressed",
      },
      {
        law: 'solid',
        panels: ['front', 'left'],
        upTo: 0.5,
        why: 'for the same reason the free edge of the last wall bites into the corner',
      },
      ...(swingsIn ? [] : [besidePartition]),
      ...(top.exceptions ?? []),
      ...(bottom.exceptions ?? []),
    ],
  });
};
