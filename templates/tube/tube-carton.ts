import {
  afterSquaring,
  type Choices,
  insideShare,
  type Lengths,
  mm,
  onePart,
  type Part,
  sleeve,
  type Template,
  type TemplateHead,
  template,
} from '../../src/author/index.ts';
import { bothEnds, type Chosen, type Closure, intersectLimits, type Sizes } from './closure.ts';
import { glueJointNames, glueJointOf } from './glue-joint.ts';
import { acrossSeam, type Opening, untorn } from './opening.ts';
import { windowIn, windowPlaces } from './window.ts';

/** A style of tube carton: a name, and how it closes at either end. */
export interface TubeStyle extends TemplateHead {
  readonly top: Closure;
  readonly bottom: Closure;
  /** Default sizes other than 100 × 50 × 150. */
  readonly size?: { readonly length?: number; readonly width?: number; readonly height?: number };
  /** Offers windows in the front. */
  readonly windows?: boolean;
  /** How its walls are torn open. */
  readonly opening?: Opening;
}

const window = windowIn(0);

/**
 * A folding carton made of a glued tube: four walls crease to crease at the sizes asked,
 * the last one a board shorter, a glue flap on the first, and a closure at each end.
 * The measured drawings of the service show this body in all its tube cartons.
 */
export const tubeCarton = (style: TubeStyle): Template => {
  const { top, bottom, size = {}, opening, ...rest } = style;
  const gluedFlat = !!bottom.gluedFlat;
  const choices: Choices = {
    ...bothEnds(top, bottom),
    // Tongues and partitions would be torn through with the seam.
    glue_flap: opening?.seam ? ['standard_flap'] : glueJointNames(gluedFlat),
    ...(style.windows && { window: windowPlaces }),
  };
  return template({
    name: rest.name,
    about: rest.about,
    group: rest.group,
    ...(rest.open && { open: rest.open }),
    code: rest.code,
    provenance: rest.provenance,
    ids: rest.ids,
    size: {
      length: mm(size.length ?? 100, [30, 1000], 'Length: width of the front'),
      width: mm(size.width ?? 50, [15, 600], 'Width: front to back'),
      height: mm(size.height ?? 150, [20, 1500], 'Height: bottom to top'),
      material: mm(0.5, [0.1, 1.2], 'Thickness of the board'),
    },
    order: ['length', 'width'],
    sizeLimits: (values, chosen: Chosen) =>
      intersectLimits(
        { width: { max: values.length } },
        top.sizeLimits?.(values, chosen),
        bottom.sizeLimits?.(values, chosen),
        glueJointOf(chosen).sizeLimits(values),
        window.within(values, chosen),
        opening?.within(values),
      ),
    choices,
    incompatible: [...(top.incompatible?.('top') ?? []), ...(bottom.incompatible?.('bottom') ?? [])],

    options: (values, chosen: Chosen): Lengths => ({
      glue_flap: glueJointOf(chosen).flap(values),
      ...top.options?.(values, chosen, 'top'),
      ...bottom.options?.(values, chosen, 'bottom'),
      ...window.options(values, chosen),
      ...opening?.options(values),
    }),

    build(v, chosen: Chosen): readonly Part[] {
      const values: Sizes = v;
      const { length, width, height, material } = v;
      const last = width - material;
      const upper = top.build({ end: 'top', values, chosen, last });
      const above = gluedFlat ? afterSquaring(upper) : upper;
      const below = bottom.build({ end: 'bottom', values, chosen, last });
      const holes = window.holes(length, height, values, chosen);
      const seam = glueJointOf(chosen);
      const slopes = { upper: top.glueSlope ?? 15, lower: bottom.glueSlope ?? 15 };
      const flap = seam.build(values, { ...slopes, slit: 0 });
      const torn = opening?.walls({ ...values, last }) ?? untorn;
      const glue = acrossSeam(flap.panel, opening?.seam?.(values) ?? [], {
        height,
        width: values.glue_flap!,
        ...slopes,
      });
      const { joins, ...tube } = sleeve(
        height,
        [
          { name: 'front', width: length, top: above.front, bottom: below.front, holes, marks: torn.front },
          { name: 'right', width, top: above.right, bottom: below.right, marks: torn.right },
          { name: 'back', width: length, top: above.back, bottom: below.back, marks: torn.back },
          { name: 'left', width: last, top: above.left, bottom: below.left, holes: flap.slits, marks: torn.left },
        ],
        glue,
        { gluedFlat, room: (bottom.gluedFlat ?? 0) * material },
      );
      const [ceiling, floor] = [top.lid?.('top'), bottom.lid?.('bottom')];
      return onePart({
        ...tube,
        thickness: material,
        inside: insideShare.carton,
        joins: [...joins.map((join) => ({ ...join, by: seam.by })), ...above.joins, ...below.joins],
        gauges: [
          { name: 'length', panel: 'front', along: 'y', span: [0, length] },
          { name: 'width', panel: 'right', along: 'y', span: [0, width] },
          { name: 'height', panel: 'back', along: 'x', span: [0, height] },
        ],
        inner: [
          { name: 'length', a: 'right', b: 'left' },
          { name: 'width', a: 'front', b: 'back' },
          ...(ceiling && floor ? [{ name: 'height', a: ceiling, b: floor }] : []),
        ],
      });
    },

    exceptions: [
      {
        law: 'solid',
        panels: ['front.glue', 'left'],
        upTo: 1,
        why: 'the measured drawings give front and back the same length: the last wall presses on the glue flap by one board',
      },
      ...(top.exceptions?.('top') ?? []),
      ...(bottom.exceptions?.('bottom') ?? []),
    ],
  });
};
